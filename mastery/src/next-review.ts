import { type MemoryState, retrievability } from './memory.ts'

const DAY_MS = 86_400_000
/** A moment is told to the millisecond. */
const EXACT_MS = 1

/**
 * The first moment at which the chance to recall is below `below` (between 0 and 1), if nothing is
 * practised until then: by the forgetting curve of FSRS, which only falls. It may lie in the past.
 */
export function nextReviewAt(memory: MemoryState, below: number): Date {
  if (!(below > 0 && below < 1)) throw new RangeError('recall falls below a share between 0 and 1')
  const begun = Date.parse(memory.reviewed_at)
  const isBelow = (ms: number) => retrievability(memory, new Date(begun + ms)) < below
  let kept = 0
  let lost = memory.stability * DAY_MS
  while (!isBelow(lost)) {
    kept = lost
    lost *= 2
  }
  while (lost - kept > EXACT_MS) {
    const middle = (kept + lost) / 2
    if (isBelow(middle)) lost = middle
    else kept = middle
  }
  return new Date(begun + Math.ceil(lost))
}
