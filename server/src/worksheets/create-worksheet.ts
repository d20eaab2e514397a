import type { Input, Output } from '@learngrove/contract/route'
import type { worksheets } from '@learngrove/contract/worksheets'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { findReadableClass } from '#questions/questions.bank.queries.ts'
import { readMaking } from './change-worksheet.ts'
import { findCourseFor } from './worksheets.making.queries.ts'
import { insertSheet } from './worksheets.writing.queries.ts'

type Create = typeof worksheets.create

/** Begins a worksheet, as a draft. It belongs to the school of the class that is named, else of its maker. */
export async function createWorksheet(
  context: Context<Create['audience']>,
  { body: { title, class_id, course_id } }: Input<Create>,
): Promise<Output<Create>> {
  const { db, actor, now } = context
  const of = class_id === undefined ? undefined : await findReadableClass(db, actor, class_id)
  if (class_id !== undefined && !of) throw new AppError('NOT_FOUND')
  const school_id = of?.school_id ?? actor.school_id
  const wanted = course_id ?? of?.course_id
  const course = wanted && (await findCourseFor(db, { course_id: wanted, school_id }))
  if (!course) throw new AppError('NOT_FOUND')
  const id = newId()
  const made = { created_by: actor.id, created_at: now, updated_at: now, is_draft: true }
  const owner_class_id = of?.id ?? null
  await insertSheet(db, { id, school_id, course_id: course.id, title, owner_class_id, ...made }, [])
  return readMaking(context, { params: { id } })
}
