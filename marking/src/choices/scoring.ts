import { notYet, type Outcome, right } from '#outcome.ts'
import type { Scoring } from '#question.ts'

/** What was found, what was put where it does not belong, and how much there is to find. */
export type Tally = { readonly hits: number; readonly misses: number; readonly most: number }

/** The part of the marks, from 0 to 1, by the rule that the author chose (see `Scoring`). */
export function shareOf({ hits, misses, most }: Tally, scoring: Scoring): number {
  if (most <= 0) return 0
  if (scoring === 'all_or_nothing') return hits === most && misses === 0 ? 1 : 0
  if (scoring === 'penalty') return Math.max(0, hits - misses) / most
  return hits / Math.max(most, hits + misses)
}

/** The part of its own marks that each right item keeps, so that the items add up to the whole. */
export const keptByEach = (tally: Tally, scoring: Scoring): number =>
  tally.hits === 0 ? 0 : (shareOf(tally, scoring) * tally.most) / tally.hits

/** The outcome of a tally. `words` end the sentence that begins “2 of 3 …”. */
export function tallied(marker: string, tally: Tally, scoring: Scoring, words: string): Outcome {
  const { hits, misses, most } = tally
  if (hits === most && misses === 0) return right(marker, 'Yes, all of them are right.')
  if (hits === 0) return notYet(marker, 'Not yet. Take them one by one.')
  const share = shareOf(tally, scoring)
  const note = `${hits} of ${most} ${words}.${ruleNote(tally, scoring)}`
  return share === 0 ? notYet(marker, note) : { verdict: 'partly', share, marker, note }
}

/** Why the marks are fewer than the right ones alone would give. */
function ruleNote({ misses }: Tally, scoring: Scoring): string {
  if (scoring === 'all_or_nothing') return ' The marks are given once all of them are right.'
  return scoring === 'penalty' && misses > 0 ? ' Each one that does not fit takes one away.' : ''
}
