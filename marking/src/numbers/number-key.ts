import type { Misconception } from '#misconception.ts'

/** The key of one number, with or without a unit; by `kind` also of a time, a ratio or a unit. */
export type NumberKey = AcceptedNumber & {
  /** `number` where nothing is said; money and durations are numbers with a unit. */
  readonly kind?: 'number' | 'time_of_day' | 'ratio' | 'unit'
  /** Answers that are just as right. What one does not say is as the key itself says it. */
  readonly other_answers?: readonly AcceptedNumber[]
  /**
   * The part of the marks for a right value that is not rounded, or not written to as many
   * places, as asked. Half where nothing is said.
   */
  readonly precision_share?: number
  /**
   * The part of the marks for the right figures with the decimal point in the wrong place, as 31.4
   * for 3.14. None where nothing is said; the note names the power of ten either way.
   */
  readonly point_share?: number
  /** The part of the marks for a right value in a form that does not count. None where unsaid. */
  readonly form_share?: number
  /** How thousands and decimals may be written. By the student's locale where nothing is said. */
  readonly notation?: readonly NotationStyle[]
  /**
   * What a per cent sign means where the key has no unit. `hundredths`: 50% is 0.5. `name`: the
   * question asks for a percentage, and the sign only names it: 50% is 50. Where nothing is
   * said it is a name if the question's text speaks of per cent, and hundredths if it does not.
   */
  readonly percent_sign?: 'hundredths' | 'name'
  /** It stands before a letter, as in `▢x + 3`: nothing written means 1, a lone minus −1. */
  readonly is_coefficient?: boolean
  /** The unit of the key. An answer needs one of the same dimension, and is converted. */
  readonly unit?: string
  /** Whether it must be that very unit. */
  readonly insist_on_unit?: boolean
  /** The part of the marks for a right quantity in another unit. Half where nothing is said. */
  readonly unit_share?: number
  /** Wrong values that tell what went wrong. One that is hit exactly counts before a tolerance. */
  readonly mistakes?: readonly { readonly answer: string; readonly misconception: Misconception }[]
  /** Values that are not marked: the student reads the text and tries again, at no cost. */
  readonly ungraded?: readonly { readonly answer: string; readonly text: string }[]
}

export type AcceptedNumber = {
  /**
   * An exact value: `12`, `-3/4`, `0.25`, `2.5e3`, `√2`. Of a time of day `14:30`, of a ratio
   * `3:4`, of a unit `m/s`.
   */
  readonly answer: string
  /** How far an answer may be from the key. Without it only the exact value counts. */
  readonly tolerance?: Tolerance
  /**
   * Of a rounded answer. `strict`: written to exactly that many places or figures, as `0.10`.
   * `liberal`, where nothing is said: zeros at the end may be left out, and none added.
   * `at_least`: more of them are condoned, where they are right as far as the key knows them.
   */
  readonly precision?: 'strict' | 'liberal' | 'at_least'
  /** The forms that count; every finished number where nothing is said. */
  readonly forms?: readonly NumberForm[]
  /**
   * Lowest terms (of a ratio: the smallest whole numbers). `optional` where nothing is said;
   * `required`: the answer is not marked until it is simplified; `enforced`: the wrong form.
   */
  readonly simplify?: 'optional' | 'required' | 'enforced'
}

/**
 * `absolute` is in the unit of the key (of a time of day, in minutes); `from` and `to` count, too.
 * A number written to so many figures or places may have to be right to fewer of them only:
 * `{ significant_figures: 4, accurate_to: 3 }` lets 3.144 pass for 3.142.
 */
export type Tolerance =
  | { readonly absolute: number }
  | { readonly relative: number }
  | { readonly from: string; readonly to: string }
  | { readonly decimal_places: number; readonly accurate_to?: number }
  | { readonly significant_figures: number; readonly accurate_to?: number }

export type NumberForm =
  | 'integer'
  | 'decimal'
  | 'proper_fraction'
  | 'improper_fraction'
  | 'mixed'
  | 'percent'
  | 'pi'
  | 'surd'
  | 'standard_form'
  | 'clock_12'
  | 'clock_24'

/** Separators of thousands and decimals, such as `1,234.5`, `1 234.5` and `1.234,5`. */
export type NotationStyle = 'plain' | 'en' | 'si-en' | 'eu' | 'si-fr' | 'plain-eu' | 'ch' | 'in'
