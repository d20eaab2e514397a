import type { Node } from '@learngrove/maths/notation'
import type { Rational } from '@learngrove/maths/rational'
import type { Reading } from '#judgement.ts'

/** A number as written, with what stands behind it. */
export type Quantity = {
  readonly value: Rational
  readonly node: Node
  /** Empty where there is none. */
  readonly unit: string
  /** Whether it is written in two units, as `2 h 30 min`; the value is in the first. */
  readonly is_compound?: boolean
  readonly reading: Reading
}
