/**
 * The parameters of a question that draws fresh numbers.
 *
 * Expressions know `+ - * / ^ ( )`, names, numbers and the functions `gcd`, `lcm`, `abs`, `min`,
 * `max`, `floor`, `mod`, `sqrt`, `round(x, places)`, `factorial`, `choose(n, k)`; conditions also
 * `= != < <= > >=`, `and`, `or`, `is_integer(x)`, `is_square(x)`, `is_prime(x)`, `coprime(a, b)`
 * and `distinct(a, b, …)`. Arithmetic is exact.
 *
 * In the texts and keys `{{expr}}` prints the value plainly (`-3/4`),
 * `{{expr|tex}}` as LaTeX, `{{expr|signed}}` with its sign as an operator
 * (`+ 3`, `- 3`), `{{expr|coef}}` as a coefficient (`1` is empty, `-1` is `-`),
 * `{{expr|dp2}}` rounded to two decimal places, `{{expr|thousands}}` with its thousands apart
 * (`12,500`), `{{expr|thousands_tex}}` the same as LaTeX (`12{,}500`).
 */
export type Template = {
  readonly draw: Readonly<Record<string, Draw>>
  /**
   * Values that belong together, such as an animal, its food and its legs: one row is drawn, and
   * its fields are names like those of `draw`. Every row has the fields of the first.
   */
  readonly rows?: readonly Readonly<Record<string, number | string>>[]
  /** Values computed from the draws and from each other. */
  readonly derive?: Readonly<Record<string, string>>
  /** Conditions that a draw must meet; one that does not is drawn again. */
  readonly where?: readonly string[]
  /**
   * A second way to the key: conditions that it must meet in every draw, such as
   * `a*answer + b = c`. `answer` is the key where it is one number, also of a solved equation and
   * of a chosen option; of several (solutions, blanks, gaps, parts) they are `answer1`, `answer2` ….
   */
  readonly check?: readonly string[]
}

export type Draw =
  /** Both ends belong to it; `except` leaves some out, such as 0. */
  | {
      readonly from: number
      readonly to: number
      readonly step?: number
      readonly except?: readonly number[]
    }
  | { readonly pick: readonly (number | string)[] }
