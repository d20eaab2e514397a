import type { Input, Output } from '@learngrove/contract/route'
import type { worksheets } from '@learngrove/contract/worksheets'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { shownOf } from '#questions/questions.shown.ts'
import { isStaff } from './worksheets.policy.queries.ts'
import {
  findPublicSheet,
  findSheetFor,
  type Sheet,
  selectSheetsFor,
  selectThemed,
} from './worksheets.queries.ts'
import { drawSheet } from './worksheets.sheet.ts'

type Worksheets = typeof worksheets

const usualSize = 20

/** Lists one page of the worksheets that the caller may use. */
export const listWorksheets = (
  { db, actor }: Context<Worksheets['list']['audience']>,
  { page = 1, size = usualSize }: Input<Worksheets['list']>['query'],
): Promise<Output<Worksheets['list']>> => selectSheetsFor(db, actor, { page, size })

/** Reads a worksheet. Whoever will be asked its questions sees them where they are asked, and not before. */
export async function readWorksheet(
  context: Context<Worksheets['read']['audience']>,
  { id }: Input<Worksheets['read']>['params'],
): Promise<Output<Worksheets['read']>> {
  const found = await findSheetFor(context.db, context.actor, id)
  if (!found) throw new AppError('NOT_FOUND')
  const { is_public, ...sheet } = found
  const isOpen = is_public || isStaff(context.actor)
  return { ...sheet, questions: isOpen ? await examplesOf(context, sheet) : null }
}

export const listPublic = async ({
  db,
}: Context<'public'>): Promise<Output<Worksheets['publicList']>> => ({
  worksheets: await selectThemed(db),
})

/** Reads a worksheet that anybody may try, with an example of each of its questions. */
export async function readPublic(
  context: Context<'public'>,
  { id }: Input<Worksheets['publicRead']>['params'],
): Promise<Output<Worksheets['publicRead']>> {
  const sheet = await findPublicSheet(context.db, id)
  if (!sheet) throw new AppError('NOT_FOUND')
  return { ...sheet, questions: await examplesOf(context, sheet) }
}

const examplesOf = async (context: Pick<Context, 'db' | 'memory'>, sheet: Sheet) =>
  (await drawSheet(context, sheet)).map(({ question_id, is_compulsory, question }) => ({
    ...shownOf(question),
    id: question_id,
    is_compulsory,
  }))
