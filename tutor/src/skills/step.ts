import type { Node } from '@learngrove/maths/notation'

/** What a step does: the key to its rule, its question and its reason in the words file. */
export type StepKind =
  | 'clear_fractions'
  | 'expand'
  | 'collect'
  | 'move_letters'
  | 'move_numbers'
  | 'divide'
  | 'swap_sides'
  | 'no_solution'
  | 'always_true'
  | 'make_zero'
  | 'make_simple'
  | 'take_root'
  | 'common_factor'
  | 'split_middle'
  | 'factorise'
  | 'zero_product'
  | 'complete_square'
  | 'formula'
  | 'no_real_roots'
  | 'write_roots'
  | 'brackets'
  | 'powers'
  | 'multiply_divide'
  | 'add_subtract'
  | 'improper'
  | 'common_denominator'
  | 'add_numerators'
  | 'multiply_fractions'
  | 'flip'
  | 'simplify_fraction'
  | 'to_mixed'
  | 'percent_as_fraction'
  | 'percent_total'
  | 'percent_multiply'
  | 'percent_share'
  | 'percent_one'
  | 'percent_hundred'
  | 'power_rule'
  | 'known_derivative'
  | 'product_rule'
  | 'chain_rule'
  | 'put_together'

/** One line of school working. */
export type Step = {
  readonly kind: StepKind
  /** The line after the step, as LaTeX without `$`. */
  readonly maths: string
  /** What is done, as an instruction: "Take $2x$ away from both sides." */
  readonly text: string
  /** The step as a task that keeps its result back; `text` is one already where this is absent. */
  readonly nudge?: string
  /** The same in the past, after "you": "took $2x$ away from both sides". */
  readonly did: string
  /** What has to be true for the line to be shown. */
  readonly claims: readonly Claim[]
}

/** Something that the algebra can confirm. Texts are LaTeX. */
export type Claim =
  | { readonly type: 'same_value'; readonly left: string; readonly right: string }
  | {
      readonly type: 'same_solutions'
      readonly from: string
      readonly to: string
      readonly variable: string
    }
  /** Both sides become equal at each root, and nothing else solves it. */
  | {
      readonly type: 'roots'
      readonly left: string
      /** `left` as a product over the roots. */
      readonly product: string
      readonly variable: string
    }
  | { readonly type: 'negative'; readonly value: string; readonly is: string }
  | {
      readonly type: 'derivative'
      readonly of: Node
      readonly is: Node
      readonly variable: string
    }

/** A problem with its working, before or after the algebra has looked at it. */
export type Solution = {
  /** The problem as LaTeX. */
  readonly start: string
  readonly steps: readonly Step[]
  /** The answer as LaTeX: `x = 3`, `\frac{5}{6}`. */
  readonly answer: string
}

export const sameValue = (left: string, right: string): Claim => ({
  type: 'same_value',
  left,
  right,
})
export const sameSolutions = (from: string, to: string, variable: string): Claim => ({
  type: 'same_solutions',
  from,
  to,
  variable,
})
