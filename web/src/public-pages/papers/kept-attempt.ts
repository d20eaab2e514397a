import type { Received } from '@learngrove/contract/call'
import { deviceShelf } from '#platform/shelf.ts'
import { type Answer, noAnswer } from '#questions/questions.answer.ts'
import type { Started } from './papers.asked.ts'

type Answered = Received<'PATCH /lessons/public/past-paper-attempt/log/{name}'>
export type PaperMark = NonNullable<Answered['marked']>
export type Insight = NonNullable<Answered['insight']>

/** An attempt as the browser keeps it: what is written and not yet sent is nowhere else. */
export type KeptAttempt = Started & {
  readonly name: string
  /** ISO, by the clock that counts it down: the device's. */
  readonly started_at: string
  /** By the place of the question, from 0. */
  readonly answers: Readonly<Record<number, Answer>>
  readonly marks: Readonly<Record<number, PaperMark>>
  readonly insight: Insight | null
}

const prefix = 'past-paper-attempt:'
const keyOf = (name: string) => prefix + name

const isOver = ({ expires_at }: Pick<KeptAttempt, 'expires_at'>, now: Date) =>
  new Date(expires_at).getTime() <= now.getTime()

function parsed(text: string | null): KeptAttempt | undefined {
  if (text === null) return undefined
  try {
    // Safe: only `keepAttempt` writes under these keys; the two fields are what reading stands on.
    const attempt = JSON.parse(text) as KeptAttempt
    const isWhole = typeof attempt.attempt_key === 'string' && Array.isArray(attempt.questions)
    return isWhole ? attempt : undefined
  } catch {
    return undefined
  }
}

/** The attempt at a paper that this browser keeps, unless it is over. */
export function readAttempt(name: string, now: Date): KeptAttempt | undefined {
  const attempt = parsed(deviceShelf.read(keyOf(name)))
  return attempt && !isOver(attempt, now) ? attempt : undefined
}

/** Whether it could be kept: a browser may be full, or keep nothing at all. */
export function keepAttempt(attempt: KeptAttempt): boolean {
  try {
    deviceShelf.keep(keyOf(attempt.name), JSON.stringify(attempt))
    return true
  } catch {
    return false
  }
}

export const dropAttempt = (name: string): void => deviceShelf.forget(keyOf(name))

/** Forgets every attempt whose seven days are over, with its answers, its marks and its insight. */
export function purgeAttempts(now: Date): void {
  for (const key of deviceShelf.names()) {
    if (!key.startsWith(prefix)) continue
    const attempt = parsed(deviceShelf.read(key))
    if (!attempt || isOver(attempt, now)) deviceShelf.forget(key)
  }
}

export const begun = (name: string, started: Started, now: Date): KeptAttempt => ({
  ...started,
  name,
  started_at: now.toISOString(),
  answers: {},
  marks: {},
  insight: null,
})

export const answerOf = ({ answers }: KeptAttempt, position: number): Answer =>
  answers[position] ?? noAnswer
