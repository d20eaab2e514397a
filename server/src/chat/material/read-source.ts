import type { chat } from '@learngrove/contract/chat'
import type { Input, Output } from '@learngrove/contract/route'
import { platformReach } from '#courses/courses.policy.ts'
import { selectActiveCourses, selectCoursesOf } from '#courses/courses.queries.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { findPassage } from './material.queries.ts'
import { readableOf } from './readable.ts'

type Source = typeof chat.source

/** Reads the passage behind a citation, of a course that the caller takes or of the caller's school. */
export async function readSource(
  { db, actor, school_id, now }: Context<Source['audience']>,
  { id }: Input<Source>['params'],
): Promise<Output<Source>> {
  const courses = await selectCoursesOf(db, { user_id: actor.id, now })
  const course_ids = courses.map((course) => course.id)
  return passageOf(db, { id, course_ids, school_id })
}

/** Reads the passage behind a citation for anybody, as far as it is of the platform's own courses. */
export async function readPlatformSource(
  { db }: Pick<Context, 'db'>,
  { id }: Input<Source>['params'],
): Promise<Output<Source>> {
  const courses = await selectActiveCourses(db, platformReach)
  return passageOf(db, { id, course_ids: courses.map((course) => course.id) })
}

async function passageOf(...which: Parameters<typeof findPassage>) {
  const passage = await findPassage(...which)
  if (!passage) throw new AppError('NOT_FOUND')
  return { ...passage, text: readableOf(passage.text) }
}
