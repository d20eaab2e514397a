import type { Misconception } from '#misconception.ts'

export type NumberKey = {
  /** An exact value: `12`, `-3/4`, `0.25`, `2.5e3`. */
  readonly answer: string
  /** How far an answer may be from the key. Without it only the exact value counts. */
  readonly tolerance?:
    | { readonly absolute: number }
    | { readonly relative: number }
    | { readonly decimal_places: number }
    | { readonly significant_figures: number }
  /** The unit of the key. An answer needs one of the same dimension, and is converted. */
  readonly unit?: string
  /** Wrong values that tell what went wrong. */
  readonly mistakes?: readonly { readonly answer: string; readonly misconception: Misconception }[]
}
