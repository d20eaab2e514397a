import type { Reading } from '#judgement.ts'
import type { NumberKey } from '#numbers/number-key.ts'
import { foreseen, type Outcome, unread } from '#outcome.ts'

/** Finds what the author says to an answer that was foreseen: a mistake, or not to be marked. */
export function authorFeedback(
  marker: string,
  key: Pick<NumberKey, 'mistakes' | 'ungraded'>,
  reading: Reading,
  isHit: (answer: string) => boolean,
): Outcome | undefined {
  const mistake = key.mistakes?.find(({ answer }) => isHit(answer))
  if (mistake !== undefined) return foreseen(marker, mistake.misconception, reading)
  const open = key.ungraded?.find(({ answer }) => isHit(answer))
  return open && { ...unread(marker, 'try_again', open.text), reading }
}
