import type { Diagram, DiagramKind } from '#diagram.ts'

/** Random whole numbers, the same in each run. */
export function randomOf(seed: number) {
  let state = seed
  return (from: number, to: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return from + Math.floor((state / 4294967296) * (to - from + 1))
  }
}

export type Pick = ReturnType<typeof randomOf>

export const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at))

/** Sets names in the middle of a letter's size, as questions have them. */
export const word = (pick: Pick) =>
  ['x', '7 cm', '3/4', '12.5', 'Ann', '2x + 1', '?', '40°'][pick(0, 7)] ?? ''

/** Makes data for some kinds as an author may write them. */
export type Makers<K extends DiagramKind> = {
  readonly [Each in K]: (pick: Pick) => Extract<Diagram, { readonly kind: Each }>
}
