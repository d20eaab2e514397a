import type { Input, Output } from '@learngrove/contract/route'
import type { worksheets } from '@learngrove/contract/worksheets'
import { sheetLimits } from '@learngrove/contract/worksheets.limits'
import type { Context } from '#platform/context.ts'
import { type Db, transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { isOfBank } from '#questions/questions.bank.queries.ts'
import { drawMade } from './draw-made.ts'
import {
  countInReach,
  countPlaces,
  findMade,
  type PlaceRow,
  type SheetRow,
  selectPlaces,
} from './worksheets.making.queries.ts'
import {
  deletePlace,
  insertPlacesAfter,
  replacePlaces,
  updatePlace,
  updateSheet,
} from './worksheets.writing.queries.ts'

type Worksheets = typeof worksheets
type Staff = Context<Worksheets['change']['audience']>

/** Finds a worksheet that the caller may change; another's is not there. */
export async function findOwn(
  { db, actor }: Pick<Staff, 'db' | 'actor'>,
  id: string,
  isPutAway = false,
): Promise<SheetRow> {
  const found = await findMade(db, actor, { id, isPutAway })
  if (!found) throw new AppError('NOT_FOUND')
  return found
}

/** Reads a worksheet with how its questions stand on it, for those who may change it. */
export async function readMaking(
  context: Staff,
  { params: { id } }: Input<Worksheets['readMaking']>,
): Promise<Output<Worksheets['readMaking']>> {
  const sheet = await findOwn(context, id)
  const places = await selectPlaces(context.db, id)
  return { worksheet: { ...sheet, questions: await drawMade(context, sheet, places) } }
}

/** Turns away questions that the school of a worksheet does not have. */
async function checkReach(db: Db, { school_id }: SheetRow, question_ids: readonly string[]) {
  const asked = new Set(question_ids)
  const count = await countInReach(db, [...asked], isOfBank(school_id, false))
  if (count < asked.size) throw new AppError('NOT_FOUND')
}

/** Turns away other marks of a question whose marks are the sum of something. */
async function checkMarks(
  context: Staff,
  { class_id, school_id }: SheetRow,
  places: readonly (Pick<PlaceRow, 'marks'> & { readonly question_id: string })[],
) {
  const changed = places.flatMap(({ question_id, marks }) =>
    typeof marks === 'number' ? [{ question_id, ...asUsual, marks }] : [],
  )
  const drawn = await drawMade(context, { class_id, school_id }, changed)
  if (drawn.some(({ can_change_marks }) => !can_change_marks)) throw new AppError('MARKS_FIXED')
}

/**
 * Turns away a number to complete that its compulsory questions do not fit into, or that there are no questions for.
 * Of a sheet from which questions were taken all are to be answered that are left. To be called when it is changed.
 */
async function checkToComplete(
  tx: Db,
  id: string,
  { isNumNew }: { readonly isNumNew: boolean },
): Promise<void> {
  const { num_question_to_complete: num, num_compulsory, num_questions } = await countPlaces(tx, id)
  if (num === null) return
  if (num < num_compulsory || (isNumNew && num > num_questions))
    throw new AppError('TO_COMPLETE_OUT_OF_RANGE')
}

const asUsual = { seed: null, is_compulsory: false, is_locked: false } as const

/**
 * Changes a worksheet as a whole. Attempts that were begun hold what they were drawn with, so nothing
 * changes for them. Refuses with `CHANGED_ELSEWHERE` where the revision that is named is not the latest.
 */
export async function changeWorksheet(
  context: Staff,
  {
    params: { id },
    body: { questions, revision, tags, blueprint, ...rest },
  }: Input<Worksheets['change']>,
): Promise<Output<Worksheets['change']>> {
  const { db, now } = context
  const sheet = await findOwn(context, id)
  if (questions) {
    await checkReach(
      db,
      sheet,
      questions.map(({ question_id }) => question_id),
    )
    await checkMarks(context, sheet, questions)
  }
  const change = {
    ...rest,
    ...(tags && { tags: JSON.stringify([...new Set(tags)]) }),
    ...(blueprint !== undefined && { blueprint: blueprint && JSON.stringify(blueprint) }),
  }
  await transaction(db, async (tx) => {
    const isChanged = await updateSheet(tx, { id, revision }, change, now)
    if (!isChanged) throw new AppError('CHANGED_ELSEWHERE')
    if (questions) await replacePlaces(tx, id, firstOfEach(questions))
    await checkToComplete(tx, id, {
      isNumNew:
        rest.num_question_to_complete !== undefined &&
        rest.num_question_to_complete !== sheet.num_question_to_complete,
    })
  })
  return { worksheet: await findOwn(context, id) }
}

/** A question stands on a sheet once. */
function firstOfEach<P extends { readonly question_id: string }>(places: readonly P[]): P[] {
  return [
    ...new Map(places.toReversed().map((each) => [each.question_id, each])).values(),
  ].toReversed()
}

/** Puts questions at the end of a worksheet; what stands on it already stays where it is. */
export async function addQuestions(
  context: Staff,
  { params: { id }, query: { question_ids } }: Input<Worksheets['addQuestions']>,
): Promise<Output<Worksheets['addQuestions']>> {
  const { db, now } = context
  const sheet = await findOwn(context, id)
  await checkReach(db, sheet, question_ids)
  await transaction(db, async (tx) => {
    await updateSheet(tx, { id, revision: undefined }, {}, now)
    const standing = new Set((await selectPlaces(tx, id)).map(({ question_id }) => question_id))
    const added = [...new Set(question_ids)].filter((each) => !standing.has(each))
    if (standing.size + added.length > sheetLimits.questions)
      throw new AppError('TOO_MANY_QUESTIONS')
    await insertPlacesAfter(tx, id, added)
  })
  return readMaking(context, { params: { id } })
}

export async function changeQuestion(
  context: Staff,
  { params: { id, questionId }, body }: Input<Worksheets['changeQuestion']>,
): Promise<Output<Worksheets['changeQuestion']>> {
  const { marks } = body
  const sheet = await findOwn(context, id)
  await checkMarks(context, sheet, [{ question_id: questionId, marks }])
  await onPlace(context, { worksheet_id: id, question_id: questionId }, async (tx, place) => {
    if (Object.keys(body).length === 0) return true
    const isThere = await updatePlace(tx, place, body)
    if (body.is_compulsory) await checkToComplete(tx, id, { isNumNew: false })
    return isThere
  })
  return { worksheet: await findOwn(context, id) }
}

export async function removeQuestion(
  context: Staff,
  { params: { id, questionId } }: Input<Worksheets['removeQuestion']>,
): Promise<Output<Worksheets['removeQuestion']>> {
  await onPlace(context, { worksheet_id: id, question_id: questionId }, deletePlace)
  return { worksheet: await findOwn(context, id) }
}

type PlaceOf = { readonly worksheet_id: string; readonly question_id: string }

async function onPlace(
  context: Staff,
  place: PlaceOf,
  act: (tx: Db, place: PlaceOf) => Promise<boolean>,
): Promise<void> {
  const { id } = await findOwn(context, place.worksheet_id)
  await transaction(context.db, async (tx) => {
    await updateSheet(tx, { id, revision: undefined }, {}, context.now)
    if (!(await act(tx, place))) throw new AppError('NOT_FOUND')
  })
}

/** Takes one setting of a worksheet back from all; whoever sets work knows how. */
export type TakeBack = (
  context: Staff,
  of: { readonly worksheet_id: string; readonly assignment_id: string },
) => Promise<void>

/** Puts a worksheet away, to be brought back. What was set of it stays as it is, but for what is named. */
export async function removeWorksheet(
  context: Staff,
  { params: { id }, query: { assignment_id } }: Input<Worksheets['remove']>,
  takeBack: TakeBack,
): Promise<Output<Worksheets['remove']>> {
  await findOwn(context, id)
  if (assignment_id !== undefined) await takeBack(context, { worksheet_id: id, assignment_id })
  const away = { is_active: false, deleted_at: context.now }
  await updateSheet(context.db, { id, revision: undefined }, away, context.now)
  return { id }
}

export async function restoreWorksheet(
  context: Staff,
  { params: { id } }: Input<Worksheets['restore']>,
): Promise<Output<Worksheets['restore']>> {
  await findOwn(context, id, true)
  const back = { is_active: true, deleted_at: null }
  await updateSheet(context.db, { id, revision: undefined }, back, context.now)
  return { worksheet: await findOwn(context, id) }
}
