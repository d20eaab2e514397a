import type { Misconception } from '#misconception.ts'

export type ExpressionKey = {
  /** The key in LaTeX or plain text: `3(x+2)`, `x = 11`, `x = 2 or x = 3`. */
  readonly answer: string
  /** Every variable that an answer may use. */
  readonly variables: readonly string[]
  /** The form that is asked for; without it any equal answer is right. */
  readonly form?: 'factorised' | 'expanded' | 'simplified'
  readonly mistakes?: readonly { readonly answer: string; readonly misconception: Misconception }[]
}
