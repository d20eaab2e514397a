import { shareLimits } from '@learngrove/contract/worksheets.limits'
import { type Count, fromAddress } from '#platform/throttle/throttle.ts'

const hour = 3_600_000
const day = 24 * hour

/** Lifetime of an attempt, here and in the browser: long enough for a grown-up's yes to an account. */
export const attemptLifeMs = shareLimits.attempt_days * day

/** For how long an attempt takes answers from whoever has its id and no key. */
export const keylessMs = 2 * hour

/** Returns the counters of starts; several classes may start a worksheet behind one address in the same hour. */
export const startCounts = (address: string): Count[] =>
  fromAddress('worksheet', address, { most: 240, within_ms: hour })

/** Returns the counters of answers to mark, unreadable ones too: more than any worksheet needs. */
export const answerCounts = (attempt_id: string, address: string): Count[] => [
  { by: `answer of ${attempt_id}`, most: 300, within_ms: hour },
  ...fromAddress('worksheet answer', address, { most: 5_000, within_ms: hour }),
]

/** Returns the counters of answers of which nothing is kept. */
export const demoCounts = (address: string): Count[] =>
  fromAddress('demo answer', address, { most: 3_000, within_ms: hour })

/** Returns the counters of what all answers of a demonstration show: each marks a whole worksheet. */
export const insightCounts = (address: string): Count[] =>
  fromAddress('demo insight', address, { most: 120, within_ms: hour })

/** Returns the counters of answers that somebody signed in has marked without keeping them. */
export const testCounts = (user_id: string): Count[] => [
  { by: `test answer by ${user_id}`, most: 600, within_ms: hour },
]

/** Returns the counters of attempts that somebody asks to take over: a key is not to be guessed. */
export const takeOverCounts = (user_id: string): Count[] => [
  { by: `taking over by ${user_id}`, most: 60, within_ms: hour },
]
