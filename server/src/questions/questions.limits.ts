import type { Count } from '#platform/throttle/throttle.ts'

const hour = 3_600_000

/** Returns the counters of reports: by who reports, so that no mailbox is flooded, and for the whole site. */
export const reportCounts = (actor_id: string): Count[] => [
  { by: `question report by ${actor_id}`, most: 20, within_ms: 24 * hour },
  { by: 'question reports', most: 300, within_ms: hour },
]
