import { type Count, fromAddress } from '#platform/throttle/throttle.ts'

const hour = 3_600_000

/** Several classes may begin a paper behind one address in the same hour. */
export const startCounts = (address: string): Count[] =>
  fromAddress('paper', address, { most: 240, within_ms: hour })

/** Answers that are marked, unread ones too: more than any paper needs. */
export const answerCounts = (attempt_id: string, address: string): Count[] => [
  { by: `answer of ${attempt_id}`, most: 120, within_ms: hour },
  ...fromAddress('answer', address, { most: 5_000, within_ms: hour }),
]

/** Tries at questions to try, of as many as sit behind one address. */
export const tryCounts = (address: string): Count[] =>
  fromAddress('try', address, { most: 3_000, within_ms: hour })
