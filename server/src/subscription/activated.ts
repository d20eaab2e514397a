import type { Input, Output } from '@learngrove/contract/route'
import type { subscription } from '@learngrove/contract/subscription'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { canActFor } from '#users/users.policy.queries.ts'
import { selectActivated } from './subscription.queries.ts'

type Activated = typeof subscription.activatedCourses
type Courses = Output<Activated>['courses']

/** Lists what codes, or one code, have opened to a student. */
export async function listActivated(
  db: Db,
  whose: { readonly student_id: string; readonly code_id?: string },
): Promise<Courses> {
  return selectActivated(db, whose)
}

/** Reads the courses that the caller, or a child of theirs, has by codes. */
export async function readActivated(
  { db, actor }: Context<Activated['audience']>,
  { student_id = actor.id }: Input<Activated>['query'],
): Promise<Output<Activated>> {
  if (!(await canActFor(db, actor, student_id))) throw new AppError('NOT_FOUND')
  return { courses: await listActivated(db, { student_id }) }
}
