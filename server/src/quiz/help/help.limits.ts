import type { Count } from '#platform/throttle/throttle.ts'

const hour = 3_600_000

/** Returns the counters of questions to teachers: more than a diligent student has, too few to flood a mailbox. */
export const askCounts = (student_id: string): Count[] => [
  { by: `teacher question by ${student_id}`, most: 10, within_ms: hour },
  { by: `teacher question of a day by ${student_id}`, most: 30, within_ms: 24 * hour },
]
