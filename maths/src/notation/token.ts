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

/** Why a line could not be read. */
export type MathsProblem =
  | 'empty'
  | 'unreadable'
  | 'unknown_variable'
  | 'unbalanced_bracket'
  | 'too_long'

/** Thrown inside the reader only; `readMaths` turns it into an answer. */
export class Unreadable extends Error {
  readonly problem: MathsProblem
  constructor(problem: MathsProblem, message: string) {
    super(message)
    this.problem = problem
  }
}
