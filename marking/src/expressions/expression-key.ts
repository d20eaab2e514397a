import type { Misconception } from '#misconception.ts'

export type ExpressionKey = {
  /** The key in LaTeX or plain text: `3(x+2)`, `x = 11`, `x = 2 or x = 3`. */
  readonly answer: string
  /** Every variable that an answer may use; any letter where `equality` is `substitution`. */
  readonly variables: readonly string[]
  /** Every form that is asked for; without one any equal answer is right. */
  readonly form?: Form | readonly Form[]
  /** The part of the marks for the right value in another form, from 0 to 1; 0 where nothing is said. */
  readonly form_share?: number
  /**
   * Of an `antiderivative`: the part of the marks without its constant, from 0 to 1. Where nothing
   * is said the last mark is lost; of one mark nothing is left.
   */
  readonly constant_share?: number
  /**
   * How near an answer must be to the key. Where nothing is said it is `algebraic`, and besides a
   * number must be worked out (not `22/2`) and a letter that is solved for must stand alone.
   */
  readonly equality?: Equality
  /**
   * Further keys, in the order in which they are looked at: after the answer itself, but for those
   * that `comes_first`.
   */
  readonly alternatives?: readonly Alternative[]
  readonly mistakes?: readonly { readonly answer: string; readonly misconception: Misconception }[]
}

/**
 * A form that can be asked for. `single_fraction`: one fraction line and no fraction above or below
 * it. `antiderivative`: equal to the key up to a constant, which has a letter of its own (`+ c`,
 * `- k`, `ln(kx)`); the first of `variables` is the letter by which is integrated. `as_key`: the form of the key, but for the order of terms and
 * factors and a sign moved from one factor to another. `subject`: this letter stands alone on one
 * side. `in_terms_of`: the same, and the other side uses no other letters than these; the other
 * side by itself will do.
 */
export type Form =
  | PlainForm
  | { readonly subject: string }
  | { readonly in_terms_of: string | readonly string[] }

export type PlainForm =
  | 'factorised'
  | 'expanded'
  | 'simplified'
  | 'lowest_terms'
  | 'mixed_number'
  | 'improper_fraction'
  | 'decimal'
  | 'standard_form'
  | 'surd_form'
  | 'rationalised'
  | 'completed_square'
  | 'partial_fractions'
  | 'single_fraction'
  | 'antiderivative'
  | 'as_key'

/**
 * From the narrowest to the widest. `identical`: written alike. `same_up_to_order`: alike but for
 * the order of terms, factors and sides. `algebraic`: of the same value, or the same solutions.
 * `substitution`: so too when a student consistently used other letters.
 */
export type Equality = 'identical' | 'same_up_to_order' | 'algebraic' | 'substitution'

/** A further key, and what an answer that meets it is worth. */
export type Alternative = {
  readonly answer: string
  /** `ungraded`: not marked, so that it costs nothing; the message says what to do instead. */
  readonly verdict: 'right' | 'wrong' | 'ungraded'
  readonly message?: string
  /** Of a `wrong` one: what it tells about the student's thinking. */
  readonly misconception?: Misconception
  readonly form?: Form | readonly Form[]
  readonly equality?: Equality
  /** Looked at before the answer: for a special case of it, such as an unwanted form. */
  readonly comes_first?: boolean
}
