import type { Sureness } from '@learngrove/contract/question'
import { type Answer, answerIn } from '#questions/questions.answer.ts'
import type { Evaluation } from '#questions/questions.data.ts'

/** What a draft may change of a question; what it does not name stays as the server has it. */
export type Patch = Partial<Answer> & {
  readonly is_skipped?: boolean
  readonly is_bookmark?: boolean
  readonly is_flagged?: boolean
  readonly sureness?: Sureness | null
  readonly time_spent?: number
  readonly num_options_clicked?: number
}

/** Work on one question that the server has not confirmed. */
export type Draft = {
  readonly id: string
  readonly patch: Patch
  /** Milliseconds of this device's clock. */
  readonly edited_at: number
  /** The server's `updated_at` that the work began from. */
  readonly base: string
  /** Counts the edits, so that a confirmation of an older one does not throw away a newer. */
  readonly revision: number
}

/** An answer that was handed in and is not confirmed. Its key was made when it was, and never changes. */
export type Submission = Answer & {
  readonly id: string
  readonly attempt_key: string
  readonly time_spent: number
  readonly num_options_clicked: number
  /** What an older page has queued says nothing of it. */
  readonly sureness?: Sureness | null
  readonly queued_at: number
  /** It has left this device at least once, so the server may have it. */
  readonly is_tried: boolean
}

export type Outbox = {
  readonly drafts: Readonly<Record<string, Draft>>
  /** In the order in which they were handed in. */
  readonly submissions: readonly Submission[]
}

export const emptyOutbox: Outbox = { drafts: {}, submissions: [] }

export const isEmpty = ({ drafts, submissions }: Outbox) =>
  submissions.length === 0 && Object.keys(drafts).length === 0

type Edit = {
  readonly id: string
  readonly patch: Patch
  readonly base: string
  readonly now: number
}

export function withEdit(outbox: Outbox, { id, patch, base, now }: Edit): Outbox {
  const before = outbox.drafts[id]
  const draft: Draft = {
    id,
    patch: { ...before?.patch, ...patch },
    edited_at: now,
    base: before?.base ?? base,
    revision: (before?.revision ?? 0) + 1,
  }
  return { ...outbox, drafts: { ...outbox.drafts, [id]: draft } }
}

/** Queues a submission, and takes its answer out of the draft. A question waits with one at a time. */
export function withSubmission(outbox: Outbox, submission: Submission): Outbox {
  if (waitingFor(outbox, submission.id)) return outbox
  const { [submission.id]: draft, ...drafts } = outbox.drafts
  const rest = draft && withoutAnswer(draft)
  return {
    drafts: rest ? { ...drafts, [submission.id]: rest } : drafts,
    submissions: [...outbox.submissions, submission],
  }
}

/** A bookmark and a flag outlive the answer beside which they were set. */
function withoutAnswer(draft: Draft): Draft | undefined {
  const { is_bookmark, is_flagged } = draft.patch
  if (is_bookmark === undefined && is_flagged === undefined) return undefined
  const patch = {
    ...(is_bookmark !== undefined && { is_bookmark }),
    ...(is_flagged !== undefined && { is_flagged }),
  }
  return { ...draft, patch }
}

/** Whether an edit marks a question and leaves the answer to it alone. */
export const isMark = ({ is_bookmark, is_flagged }: Patch): boolean =>
  is_bookmark !== undefined || is_flagged !== undefined

export const withoutSubmission = (outbox: Outbox, attempt_key: string): Outbox => ({
  ...outbox,
  submissions: outbox.submissions.filter((each) => each.attempt_key !== attempt_key),
})

export const withTried = (outbox: Outbox, attempt_key: string): Outbox => ({
  ...outbox,
  submissions: outbox.submissions.map((each) =>
    each.attempt_key === attempt_key ? { ...each, is_tried: true } : each,
  ),
})

/** The server has this draft. One that was edited since stays, and builds on what the server has now. */
export function withDraftSaved(
  outbox: Outbox,
  { id, revision, updated_at }: { id: string; revision: number; updated_at: string },
): Outbox {
  const { [id]: draft, ...drafts } = outbox.drafts
  if (!draft) return outbox
  if (draft.revision === revision) return { ...outbox, drafts }
  return { ...outbox, drafts: { ...drafts, [id]: { ...draft, base: updated_at } } }
}

export function withoutDraft(outbox: Outbox, id: string): Outbox {
  const { [id]: _, ...drafts } = outbox.drafts
  return { ...outbox, drafts }
}

export const waitingFor = (outbox: Outbox, id: string): Submission | undefined =>
  outbox.submissions.find((each) => each.id === id)

/**
 * Whether a draft stands before what the server has. A settled question keeps the answer that it was
 * settled with; otherwise the newer of the two counts. Where the server has not moved since the work
 * began the draft is the newer one, whatever the two clocks say.
 */
export function isAhead(draft: Draft, { is_settled, updated_at }: Evaluation): boolean {
  if (is_settled) return false
  const server = Date.parse(updated_at)
  return server <= Date.parse(draft.base) || draft.edited_at >= server
}

/** What the page shows for a question: handed in, else drafted, else what the server has. */
export function answerOf(outbox: Outbox, evaluation: Evaluation): Answer {
  const { id } = evaluation
  const waiting = evaluation.is_settled ? undefined : waitingFor(outbox, id)
  if (waiting) return answerIn(waiting)
  const draft = outbox.drafts[id]
  const kept = answerIn(evaluation)
  return draft && isAhead(draft, evaluation) ? answerIn({ ...kept, ...draft.patch }) : kept
}

export const isBookmarked = (outbox: Outbox, { id, is_bookmark }: Evaluation): boolean =>
  outbox.drafts[id]?.patch.is_bookmark ?? is_bookmark

export const isFlagged = (outbox: Outbox, { id, is_flagged }: Evaluation): boolean =>
  outbox.drafts[id]?.patch.is_flagged ?? is_flagged

/** How sure the student says they are of what they put down now; what they said of an earlier try is over. */
export function surenessOf(outbox: Outbox, evaluation: Evaluation): Sureness | null {
  const waiting = waitingFor(outbox, evaluation.id)
  if (waiting || evaluation.is_settled) return waiting?.sureness ?? evaluation.sureness
  const { sureness } = outbox.drafts[evaluation.id]?.patch ?? {}
  return sureness === undefined && !evaluation.is_submitted
    ? evaluation.sureness
    : (sureness ?? null)
}

export const isSkipped = (outbox: Outbox, evaluation: Evaluation): boolean => {
  const isWaiting = waitingFor(outbox, evaluation.id) !== undefined
  if (evaluation.is_submitted || isWaiting) return false
  return outbox.drafts[evaluation.id]?.patch.is_skipped ?? evaluation.is_skipped
}
