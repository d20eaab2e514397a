import type { Count } from '#platform/throttle/throttle.ts'

const day = 24 * 3_600_000

/** A copy reads every table, so it is not asked for all the time. */
export const copyCounts = (actor_id: string): Count[] => [
  { by: `copy by ${actor_id}`, most: 50, within_ms: day },
]

export const dayMs = day
