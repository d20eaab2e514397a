import type { Count } from '#platform/throttle/throttle.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** How long a correction can be taken back by who made it. */
export const undoWithinMs = 7 * day

/** Corrections of one version that a class can have at a time: each answer is judged by all of them. */
export const correctionsOfVersion = 20

/**
 * Answers are gone through again for so long after a change of a key: one that was being marked by the key
 * before is found then. A judgement waits 10 s at most.
 */
export const settlesWithinMs = minute

/** Different answers that are shown. */
export const saidShown = 40

/** Changes that a preview names. */
export const changesShown = 100

/** Returns the counters of previews and corrections: each judges all answers of a class. */
export const remarkCounts = (actor_id: string): Count[] => [
  { by: `corrections tried by ${actor_id}`, most: 120, within_ms: 60 * minute },
]
