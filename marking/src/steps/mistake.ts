import type { Node } from '@learngrove/maths/notation'
import { type Match, pattern, type Rule } from '@learngrove/maths/rewriting'
import type { MisconceptionCode } from '#misconceptions/misconceptions.ts'

/** A rule that is followed by mistake; its id is its code in the catalogue. */
export type Mistake = Rule & {
  readonly id: MisconceptionCode
  readonly isMistake: true
  readonly say: (match: Match, after: Node) => string
}

/** Enters a mistake: what it is followed on, what it makes of that, and what a student is told. */
export const mistake = (
  id: MisconceptionCode,
  text: string,
  more: Pick<Mistake, 'make' | 'say' | 'guard' | 'at'>,
): Mistake => ({ id, pattern: pattern(text), isMistake: true, ...more })
