import { type Batch, issueCodes } from '#subscription/subscription.codes.ts'
import { makeCourse } from './family.ts'
import { db, start } from './harness.ts'

const dayMs = 24 * 3_600_000
export const inDays = (days: number) => new Date(start.getTime() + days * dayMs)

/** One code for a course of its own, good for a month. */
export async function makeCode(fields: Partial<Batch> & { courses?: number } = {}) {
  const { courses = 1, ...batch } = fields
  const made: string[] = []
  for (let each = 0; each < courses; each++) made.push((await makeCourse()).id)
  const course_ids = batch.course_ids ?? made
  const [code = ''] = await issueCodes(db, {
    ...{ school_id: null, issued_by: null, count: 1, uses_allowed: 1, months: null },
    ...{ expires_at: inDays(30), now: start },
    ...batch,
    course_ids,
  })
  return { code, course_ids }
}

export const rowOfCode = (code: string) =>
  db.selectFrom('activation_codes').selectAll().where('code', '=', code).executeTakeFirstOrThrow()

export const enrolmentsOf = (student: { readonly id: string }) =>
  db
    .selectFrom('enrolments')
    .select(['course_id', 'ends_at', 'is_free'])
    .where('student_id', '=', student.id)
    .orderBy('course_id')
    .execute()
