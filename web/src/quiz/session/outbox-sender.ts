import { currentUser } from '#platform/session.ts'
import { chime } from '#platform/sound/sound.chime.ts'
import { answerIn } from '#questions/questions.answer.ts'
import type { Evaluation } from '#questions/questions.data.ts'
import { unreadLine } from '#quiz/feedback-words.ts'
import {
  keepDone,
  keepEvaluation,
  keptEvaluation,
  refreshAfterMarking,
  refreshAttempt,
} from '#quiz/quiz.data.ts'
import {
  type Draft,
  type Outbox,
  type Submission,
  withDraftSaved,
  withEdit,
  withoutDraft,
  withoutSubmission,
  withTried,
} from './outbox.ts'
import type { Whose } from './outbox-on-device.ts'
import { type Handled, saveDraft, sendSubmission } from './session.calls.ts'
import { type Arrival, type SessionStore, withArrival } from './session-store.ts'

type Work = Pick<SessionStore, 'get' | 'set' | 'keep'> & { readonly whose: Whose }

/** Refusals after which the answer of the server is the one that counts. */
const settledElsewhere: readonly string[] = [
  ...['QUESTION_SETTLED', 'QUIZ_COMPLETED', 'TIME_IS_UP', 'NOT_FOUND'],
]

/**
 * Sends what waits in an outbox: what was handed in, in its order, then the drafts. Stops where the
 * network does; says whether an answer got through.
 */
export async function sendWaiting(work: Work): Promise<boolean> {
  // Somebody else may have signed in on this device meanwhile: nothing goes out in their name.
  const isMine = () => currentUser()?.id === work.whose.user_id
  let isMarked = false
  try {
    for (;;) {
      const [submission] = work.get().outbox.submissions
      if (!submission) break
      const isThrough = isMine() && (await sendOne(work, submission))
      if (!isThrough) return isMarked
      isMarked = true
    }
    for (const draft of Object.values(work.get().outbox.drafts)) {
      if (!isMine() || !(await saveOne(work, draft))) break
    }
    return isMarked
  } finally {
    if (isMarked) {
      void refreshAttempt(work.whose.quiz_id)
      void refreshAfterMarking()
    }
  }
}

/** Whether the server has answered, one way or the other. */
async function sendOne(work: Work, submission: Submission): Promise<boolean> {
  const { whose, get, set, keep } = work
  const { id, attempt_key } = submission
  keep((outbox) => withTried(outbox, attempt_key))
  set({ ...get(), sending: [...get().sending, id] })
  const outcome = await sendSubmission(whose.quiz_id, submission).finally(() =>
    set({ ...get(), sending: get().sending.filter((each) => each !== id) }),
  )
  if (outcome.kind === 'lost' || outcome.kind === 'signed_out') {
    if (outcome.kind === 'lost') set({ ...get(), connection: 'lost' })
    return false
  }
  set({ ...get(), connection: 'open' })
  // What came back is in place before the answer leaves the outbox: the page never shows neither.
  if (outcome.kind === 'done') arrive(work, submission, outcome.value)
  else set(withArrival(get(), id, { kind: 'refused', code: outcome.code }))
  keep((outbox) => withoutSubmission(outbox, attempt_key))
  const code = outcome.kind === 'refused' ? outcome.code : outcome.value.code
  if (code !== undefined && !settledElsewhere.includes(code)) {
    keep((outbox) => backToDraft(outbox, submission, whose.quiz_id))
  }
  return true
}

/** What was turned away is still what the student wrote. */
function backToDraft(outbox: Outbox, submission: Submission, quiz_id: string): Outbox {
  const { id } = submission
  const base = keptEvaluation(quiz_id, id)?.updated_at ?? ''
  return withEdit(outbox, {
    id,
    patch: { ...answerIn(submission), sureness: submission.sureness ?? null },
    base,
    now: Date.now(),
  })
}

function arrive(work: Work, { id }: Submission, { evaluation, code, done }: Handled) {
  const { whose, get, set } = work
  if (code) set(withArrival(get(), id, { kind: 'refused', code }))
  if (evaluation) {
    const before = keptEvaluation(whose.quiz_id, id)
    if (evaluation.is_full_marks) chime()
    keepEvaluation(whose.quiz_id, id, (old) => merged(old, evaluation))
    const now = merged(before ?? evaluation, evaluation)
    const gained = evaluation.xp_gain - (before?.xp_gain ?? 0)
    set(withArrival(get(), id, arrivalOf(evaluation, now, gained)))
  }
  if (done) keepDone(whose.quiz_id, done)
}

/** Verdicts of an answer that took no try. */
const uncounted: readonly (string | null)[] = ['unread', 'repeated']

function arrivalOf(told: Evaluation, evaluation: Evaluation, gained: number): Arrival {
  const { verdict, scoring_rationale, problem } = told
  if (verdict === 'repeated') return { kind: 'repeated', evaluation }
  if (verdict !== 'unread') return { kind: 'marked', gained, evaluation }
  return {
    kind: 'unread',
    why: scoring_rationale ?? '',
    problem,
    line: unreadLine(told),
    evaluation,
  }
}

/** What took no try changes only what is written, not how the last answer was judged. */
function merged(old: Evaluation, now: Evaluation): Evaluation {
  if (!uncounted.includes(now.verdict)) return now
  return { ...old, ...answerIn(now), updated_at: now.updated_at }
}

async function saveOne({ whose, get, set, keep }: Work, draft: Draft): Promise<boolean> {
  const outcome = await saveDraft(whose.quiz_id, draft)
  if (outcome.kind === 'lost') set({ ...get(), connection: 'lost' })
  if (outcome.kind === 'lost' || outcome.kind === 'signed_out') return false
  if (get().connection === 'lost') set({ ...get(), connection: 'open' })
  if (outcome.kind === 'refused') {
    const isOver = settledElsewhere.includes(outcome.code)
    if (isOver) keep((outbox) => withoutDraft(outbox, draft.id))
    set(withArrival(get(), draft.id, { kind: 'refused', code: outcome.code }))
    void refreshAttempt(whose.quiz_id)
    return true
  }
  const { updated_at } = outcome.value
  const { time_spent, ...shown } = draft.patch
  keepEvaluation(whose.quiz_id, draft.id, (old) => ({ ...old, ...shown, updated_at }))
  keep((outbox) => withDraftSaved(outbox, { ...draft, updated_at }))
  return true
}
