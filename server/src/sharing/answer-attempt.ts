import type { Input, Output } from '@learngrove/contract/route'
import type { sharing } from '@learngrove/contract/sharing'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { hashOf, newId } from '#platform/ids.ts'
import { countRequest } from '#platform/throttle/throttle.ts'
import { insightOf } from '#questions/questions.insight.ts'
import { keptMark } from '#questions/questions.open-marks.ts'
import { judgeAnswer } from '#quiz/quiz.judge-answer.ts'
import { findPublicSheet } from '#worksheets/worksheets.queries.ts'
import { type GuestAttempt, readAttempt } from './attempt.ts'
import { answerCounts, keylessMs } from './sharing.limits.ts'
import { finishGuestAttempt, insertGuestAnswer, type WhichAttempt } from './sharing.queries.ts'
import { type Given, markNow, type SheetMark, sheetMarkOf, toldOf } from './sheet-marks.ts'

type Sharing = typeof sharing
type Answered = Output<Sharing['answerSheet']>

/** Marks an answer of an attempt without a name. Without its key nothing is changed, and nothing told. */
export async function answerSheet(
  context: Context<'public'>,
  { params: { id }, body }: Input<Sharing['answerSheet']>,
): Promise<Answered> {
  const { db, now } = context
  if (body.attempt_key === undefined) {
    if (!(await findPublicSheet(db, id))) throw new AppError('NOT_FOUND')
    return { marked: null, insight: null }
  }
  const is_finished = body.is_finished === true || body.completed_date !== undefined
  return answer(context, { key_hash: hashOf(body.attempt_key), now }, { ...body, is_finished })
}

/** Marks an answer of an attempt by name. */
export async function answerShared(
  context: Context<'public'>,
  { params: { attemptId }, body }: Input<Sharing['answerShared']>,
): Promise<Answered> {
  const { now } = context
  const proof =
    body.attempt_key === undefined
      ? { begun_after: new Date(now.getTime() - keylessMs) }
      : { key_hash: hashOf(body.attempt_key) }
  return answer(context, { id: attemptId, now, ...proof }, body)
}

type Asked = { readonly answer?: Given | undefined; readonly is_finished?: boolean | undefined }

/**
 * Marks an answer, or finishes the attempt. The first readable answer to a question stands, since its
 * worked solution comes with the mark; so sending the same answer again changes nothing. A finished
 * attempt takes no more answers, and shows what it showed.
 */
async function answer(
  context: Context<'public'>,
  which: WhichAttempt,
  { answer: given, is_finished }: Asked,
): Promise<Answered> {
  const { db, now } = context
  const attempt = await readAttempt(context, which)
  const marked = given ? await mark(context, { attempt, which }, given) : null
  if (is_finished) await finishGuestAttempt(db, { id: attempt.id, now })
  const after = await readAttempt(context, which)
  const insight = after.is_finished
    ? insightOf({ kind: 'worksheet', questions: after.questions }, after.answers)
    : null
  return { marked, insight }
}

async function mark(
  context: Context<'public'>,
  { attempt, which }: { readonly attempt: GuestAttempt; readonly which: WhichAttempt },
  { position, time_spent = 0, ...sent }: Given,
): Promise<SheetMark | null> {
  const { db, now, address } = context
  const asked = attempt.questions[position]
  if (!asked) throw new AppError('INVALID_REQUEST')
  const { question } = asked
  const kept = attempt.answers[position]
  if (kept) return sheetMarkOf(position, kept, question)
  if (attempt.is_closed) return null
  await countRequest(db, answerCounts(attempt.id, address), now)
  const judged = await judgeAnswer(context, asked, sent)
  if (!judged) throw new AppError('INVALID_REQUEST')
  if (judged.judgement.verdict === 'unread') return markNow(position, question, judged)
  const mark = keptMark(judged.judgement)
  const made = { attempt_key: newId(), time_spent, answered_at: now.toISOString() }
  await insertGuestAnswer(db, {
    id: attempt.id,
    position,
    marks_given: mark.marks_given,
    answer: { ...mark, ...toldOf(judged), answer: judged.answer, ...made },
  })
  const now_kept = (await readAttempt(context, which)).answers[position]
  return now_kept ? sheetMarkOf(position, now_kept, question) : null
}
