import type { lessons } from '@learngrove/contract/lessons'
import type { Input, Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { hashOf } from '#platform/ids.ts'
import { countRequest } from '#platform/throttle/throttle.ts'
import {
  type KeptMarks,
  keptMark,
  markOf,
  type OpenMark,
  unreadMark,
} from '#questions/questions.open-marks.ts'
import { insightOfPaper } from './paper-insight.ts'
import { answerCounts } from './paper-limits.ts'
import { findPaperAttempt, finishPaperAttempt, insertPaperMark } from './papers.queries.ts'
import { drawPaper, type Paper, paperOf } from './papers.ts'

type AnswerPaper = typeof lessons.answerPaper
type Given = NonNullable<Input<AnswerPaper>['body']['answer']>

/**
 * Marks an answer of an attempt, or finishes it. The first readable answer to a question stands,
 * since its worked solution comes with the mark; so sending the same answer again changes nothing.
 * A finished attempt takes no more answers, and shows what it showed.
 */
export async function answerPaper(
  context: Context<AnswerPaper['audience']>,
  { params: { name }, body }: Input<AnswerPaper>,
): Promise<Output<AnswerPaper>> {
  const { db, now } = context
  const paper = paperOf(name)
  const which = { key_hash: hashOf(body.attempt_key), name, now }
  const attempt = await readAttempt(db, which)
  const marked = body.answer ? await mark(context, { paper, attempt, which }, body.answer) : null
  if (body.is_finished) await finishPaperAttempt(db, { id: attempt.id, now })
  const after = await readAttempt(db, which)
  const insight = after.is_finished ? insightOfPaper(paper, after.id, after.marks) : null
  return { marked, insight }
}

type Which = Parameters<typeof findPaperAttempt>[1]
type Attempt = { readonly id: string; readonly marks: KeptMarks; readonly is_finished: boolean }

async function readAttempt(db: Db, which: Which): Promise<Attempt> {
  const found = await findPaperAttempt(db, which)
  if (!found) throw new AppError('ATTEMPT_EXPIRED')
  // Safe: the column is written only by `insertPaperMark` below.
  const marks = found.answers as KeptMarks
  return { id: found.id, marks, is_finished: found.finished_at !== null }
}

type Sheet = { readonly paper: Paper; readonly attempt: Attempt; readonly which: Which }

async function mark(
  { db, marker, now, address, log }: Context<'public'>,
  { paper, attempt, which }: Sheet,
  { position, value = null, selected_option = null }: Given,
): Promise<OpenMark | null> {
  const question = drawPaper(paper, attempt.id)[position]
  if (!question) throw new AppError('INVALID_REQUEST')
  const kept = attempt.marks[position]
  if (kept) return markOf(position, kept, question)
  if (attempt.is_finished) return null
  await countRequest(db, answerCounts(attempt.id, address), now)
  const selected = typeof selected_option === 'number' ? [selected_option] : selected_option
  const judgement = await marker.judge(
    question,
    { value, selected_option: selected },
    { onFault: (fault) => log.error({ fault, paper: paper.name, position }, 'fault in marking') },
  )
  if (judgement.verdict === 'unread') return unreadMark(position, judgement)
  await insertPaperMark(db, { id: attempt.id, position, mark: keptMark(judgement) })
  const now_kept = (await readAttempt(db, which)).marks[position]
  return now_kept ? markOf(position, now_kept, question) : null
}
