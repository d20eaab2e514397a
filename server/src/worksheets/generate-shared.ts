import { userRole } from '@learngrove/contract/roles'
import type { Input, Output } from '@learngrove/contract/route'
import type { worksheets } from '@learngrove/contract/worksheets'
import type { Actor, Context } from '#platform/context.ts'
import { type Db, transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { countRequest } from '#platform/throttle/throttle.ts'
import { isStaff } from './worksheets.policy.queries.ts'
import { findCourseOf, insertShared } from './worksheets.queries.ts'
import { insertWorksheet } from './worksheets.writing.queries.ts'

type Generate = typeof worksheets.generateShared

const dayMs = 24 * 3_600_000

/** More links than this in a day are no use to anybody. */
const limit = { most: 60, within_ms: dayMs }

/** Selects which questions a student may practise, of those that are named; whoever makes quizzes knows. */
export type SelectCandidates = (
  db: Db,
  bank: { readonly student_id: string; readonly school_id: string | null },
  wanted: { readonly topic_ids: readonly string[]; readonly question_ids: readonly string[] },
) => Promise<readonly { readonly question_id: string }[]>

/**
 * Puts questions together for a student whose work the caller may read, to be opened by whoever has the
 * link. Only staff may share what is of their school's own bank; the platform's is everybody's anyway.
 * What is not of the student's courses is left out. Refuses with `NOTHING_TO_SHARE` where nothing is left.
 */
export async function generateShared(
  { db, actor, now }: Context<Generate['audience']>,
  { body }: Input<Generate>,
  selectCandidates: SelectCandidates,
): Promise<Output<Generate>> {
  const { student_id, course_id, subject_id, question_ids, biweekly_date } = body
  const course = await findCourseOf(db, actor, { student_id, course_id, subject_id })
  if (!course) throw new AppError('NOT_FOUND')
  const mayShareOwn = isStaff(actor) && actor.school_id === course.school_id
  const bank = { student_id, school_id: mayShareOwn ? course.school_id : null }
  const found = await selectCandidates(db, bank, { topic_ids: [], question_ids })
  const known = new Set(found.map(({ question_id }) => question_id))
  const questions = [...new Set(question_ids)].filter((id) => known.has(id))
  if (questions.length === 0) throw new AppError('NOTHING_TO_SHARE')
  await countRequest(db, [{ by: `sharing by ${actor.id}`, ...limit }], now)
  const [worksheet_id, title] = [newId(), titleOf(course.course_title)]
  const { school_id } = course
  await transaction(db, async (tx) => {
    const made = { created_by: actor.id, created_at: now }
    await insertWorksheet(tx, { id: worksheet_id, school_id, course_id, title, ...made }, questions)
    const shared = { worksheet_id, shared_by: actor.id, shared_as: roleOf(actor), shared_at: now }
    await insertShared(tx, { ...shared, student_id, biweekly_date })
  })
  return { worksheet_id, title, num_questions: questions.length }
}

/** Names the course and nobody: whoever has the link reads it. */
const titleOf = (course_title: string): string => `${course_title}: a shared worksheet`

function roleOf({ user_role_id }: Actor): 'student' | 'parent' | 'teacher' {
  if (user_role_id === userRole.student) return 'student'
  return user_role_id === userRole.parent ? 'parent' : 'teacher'
}
