import { looksLikeEmail } from '#platform/email.ts'

/** Says what to look at again in a value; empty words where it is fine. */
export type Check<Value, V = unknown> = (value: Value, values: V) => string | Promise<string>

/** The checks of a form, by the names of its fields. */
export type Checks<V> = { readonly [N in keyof V]?: Check<V[N], V> }

/** Asks for something that is more than spaces. */
export const required = (words: string) => (text: string) => (text.trim() === '' ? words : '')

/** Asks for a choice. */
export const chosen = (words: string) => (value: string | null) => (value === null ? words : '')

/** Asks for a tick. */
export const ticked = (words: string) => (value: boolean) => (value ? '' : words)

/** Asks for a text of a pattern of the contract. */
export const matches = (pattern: RegExp, words: string) => (text: string) =>
  pattern.test(text) ? '' : words

/** Asks for what may be an e-mail address. */
export const email = (words: string) => (text: string) => (looksLikeEmail(text.trim()) ? '' : words)

/** Asks for a text that fits; how much it is too long, the counter under the field says. */
export const atMost = (limit: number, words: string) => (text: string) =>
  text.length > limit ? words : ''

/** Asks for a text of so many signs at the least. */
export const atLeast = (limit: number, words: string) => (text: string) =>
  text.length < limit ? words : ''

/** Lets a field be empty, and looks only at what is in it. */
export const ifAny = (check: (text: string) => string) => (text: string) =>
  text.trim() === '' ? '' : check(text)

/** Looks by one check after the other: the first problem counts. */
export const all =
  (...checks: readonly ((text: string) => string)[]) =>
  (text: string) =>
    checks.reduce((problem, check) => problem || check(text), '')
