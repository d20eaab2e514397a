import { present } from '@learngrove/marking/present'
import type { Question } from '@learngrove/marking/question'

type Writable<T> = T extends object ? { -readonly [Key in keyof T]: Writable<T[Key]> } : T

/** The question as its student sees it, with lists that may be written, as the contract's types have them. */
export const shownOf = (question: Question) => {
  const shown = present(question)
  // Safe: a copy is this call's own, and nobody else reads it.
  return structuredClone(shown) as Writable<typeof shown>
}
