import { ApiError } from '@learngrove/contract/call'
import { StreamLost } from '@learngrove/contract/sse'
import { call, stream } from '#platform/api.ts'
import { filesOf } from '#questions/questions.answer.ts'
import type { Evaluation } from '#questions/questions.data.ts'
import type { Done } from '#quiz/quiz.data.ts'
import type { Draft, Submission } from './outbox.ts'
import { onServer } from './session.server-clock.ts'

/** A submission that nothing was heard of for this long is tried again, with the same key. */
const patienceMs = 20_000

const firstServerFault = 500
const tooManyRequests = 429
const notSignedIn = 401

/** How a sending ended: `lost` is tried again, `signed_out` waits for the student to come back. */
export type Outcome<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'lost' }
  | { readonly kind: 'signed_out' }

/** Sorts what a call threw. What is neither a refusal nor the network is a fault of ours, and is thrown on. */
function failed(error: unknown): Exclude<Outcome<never>, { kind: 'done' }> {
  if (error instanceof ApiError) {
    if (error.status === notSignedIn) return { kind: 'signed_out' }
    const isPassing = error.status >= firstServerFault || error.status === tooManyRequests
    return isPassing ? { kind: 'lost' } : { kind: 'refused', code: error.code }
  }
  const isNetwork =
    error instanceof TypeError ||
    error instanceof StreamLost ||
    (error instanceof DOMException && error.name === 'AbortError')
  if (isNetwork) return { kind: 'lost' }
  throw error
}

export type Handled = {
  readonly evaluation?: Evaluation
  /** The code with which this one answer was turned away. */
  readonly code?: string
  readonly done?: Done
}

/** Hands in one answer, its files before it; or with none says that the quiz is finished. */
export async function sendSubmission(
  quiz_id: string,
  submission: Submission | undefined,
): Promise<Outcome<Handled>> {
  const failure = submission && (await sendFilesOf(quiz_id, submission))
  if (failure) return failure
  const patience = new AbortController()
  let timer = setTimeout(() => patience.abort(), patienceMs)
  let handled: Handled = {}
  try {
    const body = submission
      ? { evaluations: inBase64([await wireOf(submission)]) }
      : { evaluations: inBase64([]), is_finished: 'true' as const }
    const sent = { params: { id: quiz_id }, body, files: {} }
    for await (const event of stream('POST /quiz/{id}/submit', sent, patience.signal)) {
      clearTimeout(timer)
      timer = setTimeout(() => patience.abort(), patienceMs)
      if (event.event === 'evaluations') {
        const evaluation = event.data.evaluations.find(({ id }) => id === submission?.id)
        if (evaluation) handled = { ...handled, evaluation }
      } else if (event.event === 'error') handled = { ...handled, code: event.data.code }
      else handled = { ...handled, done: event.data }
    }
  } catch (error) {
    // What was confirmed before the connection went is confirmed.
    if (!handled.evaluation) return failed(error)
  } finally {
    clearTimeout(timer)
  }
  const isHeard = submission ? handled.evaluation || handled.code : handled.done
  return isHeard ? { kind: 'done', value: handled } : { kind: 'lost' }
}

/**
 * Sends the files of an answer that are still on this device; the answer goes only after them. Undefined
 * once the server has them all.
 */
async function sendFilesOf(
  quiz_id: string,
  submission: Submission,
): Promise<Exclude<Outcome<never>, { kind: 'done' }> | undefined> {
  const ids = filesOf(submission)
  if (ids.length === 0) return undefined
  try {
    const { sendFiles } = await import('#questions/files/files.send.ts')
    await sendFiles({ quiz_id, evaluation_question_id: submission.id }, ids)
    return undefined
  } catch (error) {
    return failed(error)
  }
}

/** What of a submission goes over the wire. */
async function wireOf({ queued_at, is_tried, ...submission }: Submission) {
  return { ...submission, written_at: await onServer(queued_at) }
}

function inBase64(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value))
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

/** Keeps a draft on the server; the moment is the server's. */
export async function saveDraft(
  quiz_id: string,
  { id, patch, edited_at }: Draft,
): Promise<Outcome<{ updated_at: string }>> {
  try {
    const { evaluations } = await call('PATCH /quiz/{id}/evaluation-questions', {
      params: { id: quiz_id },
      body: { id, ...patch, written_at: await onServer(edited_at) },
    })
    const saved = evaluations.find((each) => each.id === id)
    return saved ? { kind: 'done', value: saved } : { kind: 'refused', code: 'QUESTION_SETTLED' }
  } catch (error) {
    return failed(error)
  }
}
