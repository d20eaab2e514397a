import type { ReadingProblem } from '#judgement.ts'

export type Token = {
  readonly kind: TokenKind
  readonly text: string
  /** Whether a space stands before it: `1 1/2` is mixed, `11/2` is not. */
  readonly space: boolean
}

/** `label`: words beside the mathematics, such as a unit. */
export type TokenKind =
  | 'number'
  | 'name'
  | 'sign'
  | 'superscript'
  | 'vulgar'
  | 'frac'
  | 'root'
  | 'label'
  | 'end'

/** Thrown inside the reader only; `readMaths` turns it into an answer. */
export class Unreadable extends Error {
  readonly problem: ReadingProblem
  constructor(problem: ReadingProblem, message: string) {
    super(message)
    this.problem = problem
  }
}
