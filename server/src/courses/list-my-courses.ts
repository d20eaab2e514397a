import type { courses } from '@learngrove/contract/courses'
import type { Input, Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { canActFor } from '#users/users.policy.queries.ts'
import { selectCoursesOf } from './courses.queries.ts'

type Mine = typeof courses.mine

/**
 * Lists the caller's own courses, or those of a child whose guardian the caller is. If only
 * assigned ones are asked for, those that a class of a school brings.
 */
export async function listMyCourses(
  { db, actor, now }: Context<Mine['audience']>,
  { child_id, has_assigned_course = false }: Input<Mine>['query'],
): Promise<Output<Mine>> {
  const user_id = child_id ?? actor.id
  if (!(await canActFor(db, actor, user_id))) throw new AppError('NOT_FOUND')
  const isOnlyByClass = has_assigned_course
  return { courses: await selectCoursesOf(db, { user_id, now, isOnlyByClass }) }
}
