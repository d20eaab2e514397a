import type { Input, Output } from '@learngrove/contract/route'
import type { worksheets } from '@learngrove/contract/worksheets'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { findReadableClass, isOfBank } from '#questions/questions.bank.queries.ts'
import { countInReach, findCourseFor } from './worksheets.making.queries.ts'
import { insertSheet, updateSheet } from './worksheets.writing.queries.ts'

type Generator = typeof worksheets.generator
type Staff = Context<Generator['audience']>

/** Sets a worksheet for a class; whoever sets work knows how. */
export type SetWork = (
  context: Staff,
  wanted: {
    readonly worksheet_id: string
    readonly class_id: string
    readonly student_ids?: readonly string[] | undefined
    readonly date_assigned?: Date | undefined
    readonly due_date?: Date | undefined
    readonly time_limit?: number | undefined
  },
) => Promise<{ readonly assignment_id: string; readonly num_students: number }>

/**
 * Makes a worksheet of named questions, and sets it where a class is named. Where setting is refused, the
 * worksheet is put away again, so that another try leaves no second one.
 */
export async function makeAndSet(
  context: Staff,
  { body }: Input<Generator>,
  setWork: SetWork,
): Promise<Output<Generator>> {
  const { db, now } = context
  const { class_id, student_ids, date_assigned, due_date, time_limit } = body
  const worksheet_id = await make(context, body)
  if (class_id === undefined || body.needs_reassignment === false)
    return { worksheet_id, assignment_id: null, num_students: 0 }
  const wanted = { worksheet_id, class_id, student_ids, date_assigned, due_date, time_limit }
  try {
    const { assignment_id, num_students } = await setWork(context, wanted)
    return { worksheet_id, assignment_id, num_students }
  } catch (error) {
    const away = { is_active: false, deleted_at: now }
    await updateSheet(db, { id: worksheet_id, revision: undefined }, away, now)
    throw error
  }
}

async function make(
  { db, actor, now }: Staff,
  {
    title,
    course_id,
    question_ids,
    time_limit,
    owner_class_id,
    class_id,
  }: Input<Generator>['body'],
): Promise<string> {
  const owner = owner_class_id ?? class_id
  const of = owner === undefined ? undefined : await findReadableClass(db, actor, owner)
  if (owner !== undefined && !of) throw new AppError('NOT_FOUND')
  const school_id = of?.school_id ?? actor.school_id
  const course = await findCourseFor(db, { course_id, school_id })
  const asked = [...new Set(question_ids)]
  const count = await countInReach(db, asked, isOfBank(school_id, false))
  if (!course || count < asked.length) throw new AppError('NOT_FOUND')
  if (asked.length === 0) throw new AppError('NOTHING_TO_SET')
  const id = newId()
  const sheet = {
    ...{ id, school_id, course_id, title, time_limit: time_limit ?? null },
    ...{ owner_class_id: of?.id ?? null, created_by: actor.id, created_at: now, updated_at: now },
  }
  await insertSheet(
    db,
    sheet,
    asked.map((question_id) => ({ question_id })),
  )
  return id
}
