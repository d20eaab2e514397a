/**
 * The parameters of a question that draws fresh numbers.
 *
 * Expressions know `+ - * / ^ ( )`, names, numbers and the functions `gcd`,
 * `lcm`, `abs`, `min`, `max`, `floor`, `mod`, `sqrt`, `round(x, places)`;
 * conditions also `= != < <= > >=`, `and`, `or` and `is_integer(x)`. Arithmetic
 * is exact.
 *
 * In the texts and keys `{{expr}}` prints the value plainly (`-3/4`),
 * `{{expr|tex}}` as LaTeX, `{{expr|signed}}` with its sign as an operator
 * (`+ 3`, `- 3`), `{{expr|coef}}` as a coefficient (`1` is empty, `-1` is `-`),
 * `{{expr|dp2}}` rounded to two decimal places.
 */
export type Template = {
  readonly draw: Readonly<Record<string, Draw>>
  /** Values computed from the draws and from each other. */
  readonly derive?: Readonly<Record<string, string>>
  /** Conditions that a draw must meet; one that does not is drawn again. */
  readonly where?: readonly string[]
}

export type Draw =
  | { readonly from: number; readonly to: number; readonly step?: number }
  | { readonly pick: readonly (number | string)[] }
