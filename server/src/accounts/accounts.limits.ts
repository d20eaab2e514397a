import type { Count } from '#platform/throttle/throttle.ts'

const day = 24 * 3_600_000

/**
 * Returns the counters of codes that one person enters to prove a number: as many as the texts that
 * they can have sent.
 */
export const codeTryCounts = (actor_id: string): Count[] => [
  { by: `code tried by ${actor_id}`, most: 20, within_ms: day },
]
