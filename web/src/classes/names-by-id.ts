import type { Named } from './classes.data.ts'

/** The words of a filter whose values are ids. */
export const namesById = (things: readonly Named[]): Readonly<Record<string, string>> =>
  Object.fromEntries(things.map(({ id, name }) => [id, name]))
