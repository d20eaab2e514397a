import type { Count } from '#platform/throttle/throttle.ts'

const minute = 60_000

/** How long a decision can be taken back. Nobody sits at a pile longer. */
export const undoWithinMs = 15 * minute

/** After this nobody can take a decision back: what was kept for it goes. */
export const keepDecisionsMs = 24 * 60 * minute

/** Answers that one look at the queue brings, those that have waited longest. */
export const queueLength = 600

/** Earlier decisions that are shown beside a question. */
export const earlierShown = 6

/** Own rulings that are listed. */
export const rulingsShown = 50

/** Returns the counters of what a student asks to be looked at again. */
export const lookCounts = (student_id: string): Count[] => [
  { by: `second look by ${student_id}`, most: 10, within_ms: 60 * minute },
  { by: `second look of a day by ${student_id}`, most: 30, within_ms: 24 * 60 * minute },
]
