import type { MisconceptionCode } from '#misconceptions/misconceptions.ts'
import type { Tolerance } from '#numbers/number-key.ts'

/** What is known of a question whose answer is a number. Machine numbers: this only explains. */
export type NumberSlipContext = {
  /** The value of the key, in its unit. */
  readonly wanted: number
  /** The numbers of the question's text, in its order. */
  readonly numbers: readonly number[]
  /** The text, in small letters. */
  readonly about: string
  readonly unit: string
  /** Whether the answer has another unit of the kind. */
  readonly isOtherUnit: boolean
  readonly tolerance: Tolerance | undefined
}

/** A way in which a number comes out differently. */
export type NumberRule = {
  readonly code: MisconceptionCode
  /** For the student: the idea, without the answer. */
  readonly text: string
  /** The values that the slip gives; empty where it cannot have happened. */
  readonly apply: (context: NumberSlipContext) => readonly number[]
  readonly example: {
    readonly about: string
    readonly answer: string
    readonly unit?: string
    readonly tolerance?: Tolerance
    readonly given: string
  }
}

/** How near two values must be to count as one, relative to them. */
const NEAR = 1e-9

export const isNear = (a: number, b: number): boolean =>
  Math.abs(a - b) <= NEAR * Math.max(Math.abs(a), Math.abs(b), 1e-300)

/** Like `isNear`, but for a key that was rounded to about four figures. */
const ROUNDED = 5e-4
export const isAbout = (a: number, b: number): boolean =>
  Math.abs(a - b) <= ROUNDED * Math.max(Math.abs(a), Math.abs(b))

/** Every ordered pair of two different places of the numbers. */
export const pairsOf = (numbers: readonly number[]): readonly (readonly [number, number])[] =>
  numbers.flatMap((a, i) => numbers.flatMap((b, j) => (i === j ? [] : [[a, b] as const])))

/** Rounded to so many decimal places, halves away from zero. */
export function rounded(value: number, places: number): number {
  const scale = 10 ** places
  return (Math.sign(value) * Math.round(Math.abs(value) * scale * (1 + 1e-14))) / scale
}
