import type { Count } from '#platform/throttle/throttle.ts'

const day = 24 * 3_600_000

/** Returns the counters of copies; a copy reads every table, so it may not be requested all the time. */
export const copyCounts = (actor_id: string): Count[] => [
  { by: `copy by ${actor_id}`, most: 50, within_ms: day },
]

export const dayMs = day
