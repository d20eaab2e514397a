import type { Input, Output } from '@learngrove/contract/route'
import type { worksheets } from '@learngrove/contract/worksheets'
import { drawQuestion } from '@learngrove/marking/draw'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { countRequest } from '#platform/throttle/throttle.ts'
import { keyWords } from '#questions/questions.key-words.ts'
import { type OwnQuestion, questionOf } from '#questions/questions.own.ts'
import { shownOf } from '#questions/questions.shown.ts'
import { findOwn } from '../change-worksheet.ts'
import { findClass, stockOf } from '../plan-worksheet.ts'
import { findFor, givenBy, judge, keepOwn, sameSeed } from '../write-own-question.ts'
import { checkAgainst } from './check-against.ts'
import {
  changeDraft,
  type DraftRow,
  deleteDraft,
  findDraft,
  linkDraft,
  selectDrafts,
  takeDraft,
} from './drafts.queries.ts'

type Worksheets = typeof worksheets
type Staff = Context<Worksheets['drafts']['audience']>
type Draft = Output<Worksheets['drafts']>['drafts'][number]

const hourMs = 3_600_000
/** More than anybody reviews by hand. */
const reviews = { most: 600, within_ms: hourMs }

/** Lists what was drafted for the caller, for a worksheet of theirs, and waits. */
export async function listDrafts(
  context: Staff,
  { params: { id } }: Input<Worksheets['drafts']>,
): Promise<Output<Worksheets['drafts']>> {
  const { db, actor } = context
  const sheet = await findOwn(context, id)
  const rows = await selectDrafts(db, { worksheet_id: id, user_id: actor.id })
  if (rows.length === 0 || sheet.class_id === null) return { drafts: [] }
  const topics = await stockOf(context, await findClass(context, sheet.class_id))
  const titles = new Map(topics.map(({ topic_id, title }) => [topic_id, title]))
  return { drafts: rows.map((row) => draftOf(row, titles.get(row.question.topic_id) ?? '')) }
}

function draftOf({ id, question, checked, is_changed, created_at }: DraftRow, topic_title: string) {
  const drawn = drawQuestion(questionOf(question), sameSeed)
  const { is_worked, problems, unknown_words } = checked
  return {
    ...{ id, question, topic_title, is_changed, created_at, is_worked },
    ...{ shown: shownOf(drawn), key: keyWords(drawn) },
    ...{ problems: [...problems], unknown_words: [...unknown_words] },
  } satisfies Draft
}

/** Finds a draft of the caller's that waits, with the class that it is for; any other is not there. */
async function findMine(context: Staff, id: string) {
  const { db, actor, now } = context
  await countRequest(db, [{ by: `drafts reviewed by ${actor.id}`, ...reviews }], now)
  const row = await findDraft(db, { id, user_id: actor.id })
  if (!row) throw new AppError('NOT_FOUND')
  const { class_id } = await findOwn(context, row.worksheet_id)
  if (class_id === null) throw new AppError('NOT_FOUND')
  return { row, class_id }
}

/** Checks a wording anew, beside what the bank has by now and the other drafts of its sheet. */
async function checkAnew(context: Staff, class_id: string, row: DraftRow, own: OwnQuestion) {
  const { db, actor } = context
  const of = await findFor(context, class_id, own)
  const drafts = await selectDrafts(db, { worksheet_id: row.worksheet_id, user_id: actor.id })
  const beside = drafts.filter(({ id }) => id !== row.id).map(({ question }) => question.text)
  return checkAgainst(context, of, { own, slips: [], beside })
}

/** Changes a draft; what the checks say of it then stands beside it. */
export async function rewordDraft(
  context: Staff,
  { params: { id }, body: { question } }: Input<Worksheets['changeDraft']>,
): Promise<Output<Worksheets['changeDraft']>> {
  const { db, actor } = context
  const { row, class_id } = await findMine(context, id)
  const { checked, topic_title } = await checkAnew(context, class_id, row, question)
  if (!(await changeDraft(db, { id, user_id: actor.id }, { question, checked })))
    throw new AppError('NOT_FOUND')
  return { draft: draftOf({ ...row, question, checked, is_changed: true }, topic_title) }
}

/**
 * Makes a question of a draft at its teacher's yes. It is checked once more: `DRAFT_NOT_SOUND` where something speaks
 * against it. Where no machine worked it out its teacher did, without the key, and what they came to has to be right by it.
 */
export async function useDraft(
  context: Staff,
  { params: { id }, body: { answer } }: Input<Worksheets['useDraft']>,
): Promise<Output<Worksheets['useDraft']>> {
  const { now, actor } = context
  const { row, class_id } = await findMine(context, id)
  const { question } = row
  const { checked } = await checkAnew(context, class_id, row, question)
  if (checked.problems.length > 0) {
    // Of two presses the later finds the question of the earlier in the bank.
    const isThere = await findDraft(context.db, { id, user_id: actor.id })
    throw new AppError(isThere ? 'DRAFT_NOT_SOUND' : 'NOT_FOUND')
  }
  if (!checked.is_worked) {
    if (!answer) throw new AppError('ANSWER_NEEDED')
    const { is_full_marks } = await judge(context, question, givenBy(answer))
    if (!is_full_marks) throw new AppError('ANSWER_NOT_RIGHT')
  }
  return keepOwn(context, class_id, question, undefined, async (tx, question_id) => {
    const isMine = await takeDraft(tx, { id, user_id: actor.id }, { question, now })
    if (!isMine) throw new AppError('NOT_FOUND')
    await linkDraft(tx, id, question_id)
  })
}

export async function discardDraft(
  context: Staff,
  { params: { id } }: Input<Worksheets['discardDraft']>,
): Promise<void> {
  if (!(await deleteDraft(context.db, { id, user_id: context.actor.id })))
    throw new AppError('NOT_FOUND')
}
