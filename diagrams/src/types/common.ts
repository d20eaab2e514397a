/**
 * A number as an author or a template writes it: `3`, `"-2.5"`, `"3/4"`, `"1 1/2"`, `"\frac{3}{4}"`,
 * and for axes in radians a multiple of π, as `"3π/2"`.
 */
export type Num = number | string

/**
 * Plain text in a drawing, no LaTeX: `"5 cm"`, `"x²"`, `"40°"`, `"√2"`, `"π"`. `3/4` is drawn as a
 * fraction, `-2` with a true minus, `x^2` and `v_1` as powers and indices; a letter that stands
 * alone (`x`, `2x + 1`) is italic. The object says otherwise.
 */
export type Label =
  | Num
  | { readonly text: Num; readonly italic?: boolean | undefined; readonly bold?: boolean }

export type XY = readonly [Num, Num]

/** One of four ways to fill, which stay apart by lightness in print as well. */
export type Tone = 'a' | 'b' | 'c' | 'd'

export type Common = {
  /** Replaces the description that is made from the data. Says no more than can be seen. */
  readonly alt?: string
  /** A short line of words under the drawing. */
  readonly note?: string
  /** Writes “Not drawn to scale” under the drawing. */
  readonly not_to_scale?: boolean
}
