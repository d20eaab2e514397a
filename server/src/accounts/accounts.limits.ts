import type { Count } from '#platform/throttle/throttle.ts'

const day = 24 * 3_600_000

/** Codes that one person shows to have a number: not more than the texts that they can have sent. */
export const codeTryCounts = (actor_id: string): Count[] => [
  { by: `code tried by ${actor_id}`, most: 20, within_ms: day },
]
