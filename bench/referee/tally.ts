import type { kernelVerdict } from './kernel.ts'
import type { Pair } from './pairs.ts'
import type { Verdict } from './referees.ts'

export type Tally = {
  pairs: number
  judged: number
  agreements: number
  false_accepts: number
  false_refusals: number
  undecided: number
}

export const emptyTally = (): Tally => ({
  pairs: 0,
  judged: 0,
  agreements: 0,
  false_accepts: 0,
  false_refusals: 0,
  undecided: 0,
})

export type Outcome = 'agreement' | 'false accept' | 'false refusal' | 'undecided' | 'not judged'

/** What comes of a pair, entered in the tally. */
export function enter(
  tally: Tally,
  said: ReturnType<typeof kernelVerdict>,
  expected: Verdict,
): Outcome {
  tally.pairs += 1
  if (expected === undefined) return 'not judged'
  tally.judged += 1
  if (said === expected) {
    tally.agreements += 1
    return 'agreement'
  }
  if (said === 'same') {
    tally.false_accepts += 1
    return 'false accept'
  }
  if (said === 'other') {
    tally.false_refusals += 1
    return 'false refusal'
  }
  tally.undecided += 1
  return 'undecided'
}

/** A disagreement as a line. */
export const disagreement = (outcome: Outcome, { family, first, second, made }: Pair): string =>
  `${outcome} (${family}, made as ${made ?? 'either'}): ${first} | ${second}`
