import { type Count, fromAddress } from '#platform/throttle/throttle.ts'

const hour = 3_600_000

/** Returns the counters of starts; several classes may start a paper behind one address in the same hour. */
export const startCounts = (address: string): Count[] =>
  fromAddress('paper', address, { most: 240, within_ms: hour })

/** Returns the counters of answers to mark, unreadable ones too: more than any paper needs. */
export const answerCounts = (attempt_id: string, address: string): Count[] => [
  { by: `answer of ${attempt_id}`, most: 120, within_ms: hour },
  ...fromAddress('answer', address, { most: 5_000, within_ms: hour }),
]

/** Returns the counters of tries at open questions, for all who share an address. */
export const tryCounts = (address: string): Count[] =>
  fromAddress('try', address, { most: 3_000, within_ms: hour })
