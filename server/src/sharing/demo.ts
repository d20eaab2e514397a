import type { Input, Output } from '@learngrove/contract/route'
import type { sharing } from '@learngrove/contract/sharing'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { countRequest } from '#platform/throttle/throttle.ts'
import { type Insight, insightOf } from '#questions/questions.insight.ts'
import { type KeptMark, keptMark } from '#questions/questions.open-marks.ts'
import { shownOf } from '#questions/questions.shown.ts'
import { judgeAnswer } from '#quiz/quiz.judge-answer.ts'
import { isStaff } from '#worksheets/worksheets.policy.queries.ts'
import { findPublicSheet, findSheetFor, type Sheet } from '#worksheets/worksheets.queries.ts'
import { askedOfGuests, type DrawnQuestion, drawSheet } from '#worksheets/worksheets.sheet.ts'
import { demoCounts, insightCounts, testCounts } from './sharing.limits.ts'
import { markNow } from './sheet-marks.ts'

type Sharing = typeof sharing
type Sent = Input<Sharing['testSubmit']>['body']

/** Reads a public worksheet as a demonstration, which is always drawn the same. */
export async function readDemo(
  context: Context<'public'>,
  { id }: Input<Sharing['demo']>['params'],
): Promise<Output<Sharing['demo']>> {
  const { sheet, drawn } = await demoOf(context, id)
  const { title, minutes, max_score, subject_name } = sheet
  const questions = drawn.map((each) => ({ ...shownOf(each.question), id: each.question_id }))
  return { id: sheet.id, title, subject_name, minutes, max_score, questions }
}

/** Marks an answer of a demonstration. */
export async function testDemo(
  context: Context<'public'>,
  sent: Sent,
): Promise<Output<Sharing['testSubmitDemo']>> {
  const { drawn } = await demoOf(context, sent.quiz_id)
  await countRequest(context.db, demoCounts(context.address), context.now)
  return markOne(context, drawn, sent)
}

/**
 * Marks an answer without keeping it. Staff may try every worksheet that they may use; whoever may be
 * asked the question in earnest tries what is public, so that nobody learns a key before they answer.
 */
export async function testSubmit(
  context: Context<Sharing['testSubmit']['audience']>,
  sent: Sent,
): Promise<Output<Sharing['testSubmit']>> {
  const { db, actor, now } = context
  const sheet = isStaff(actor)
    ? await findSheetFor(db, actor, sent.quiz_id)
    : await findPublicSheet(db, sent.quiz_id)
  if (!sheet) throw new AppError('NOT_FOUND')
  await countRequest(db, testCounts(actor.id), now)
  return markOne(context, await drawSheet(context, sheet), sent)
}

/** Says what the answers of a demonstration show. It marks them again: nothing was kept. */
export async function demoInsight(
  context: Context<'public'>,
  { params: { id }, body }: Input<Sharing['demoInsight']>,
): Promise<Insight> {
  const { drawn } = await demoOf(context, id)
  await countRequest(context.db, insightCounts(context.address), context.now)
  const kept: Record<string, KeptMark> = {}
  for (const { question_id, ...sent } of body.answers) {
    const position = drawn.findIndex((each) => each.question_id === question_id)
    const asked = drawn[position]
    if (!asked) throw new AppError('INVALID_REQUEST')
    const judged = await judgeAnswer(context, asked, sent)
    if (!judged) throw new AppError('INVALID_REQUEST')
    if (judged.judgement.verdict !== 'unread') kept[position] = keptMark(judged.judgement)
  }
  return insightOf({ kind: 'worksheet', questions: drawn }, kept)
}

type Demo = { readonly sheet: Sheet; readonly drawn: readonly DrawnQuestion[] }

async function demoOf(context: Context<'public'>, id: string): Promise<Demo> {
  const sheet = await findPublicSheet(context.db, id)
  if (!sheet) throw new AppError('NOT_FOUND')
  return { sheet, drawn: askedOfGuests(await drawSheet(context, sheet)) }
}

async function markOne(
  context: Pick<Context, 'marker' | 'log'>,
  drawn: readonly DrawnQuestion[],
  { quiz_id, question_id, ...sent }: Sent,
) {
  const position = drawn.findIndex((each) => each.question_id === question_id)
  const asked = drawn[position]
  if (!asked) throw new AppError('NOT_FOUND')
  const judged = await judgeAnswer(context, asked, sent)
  if (!judged) throw new AppError('INVALID_REQUEST')
  return { marked: markNow(position, asked.question, judged) }
}
