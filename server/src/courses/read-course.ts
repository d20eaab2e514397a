import type { courses } from '@learngrove/contract/courses'
import type { Input, Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { platformReach, type Reach, reachOf } from './courses.policy.ts'
import { findCourse, selectTopics } from './courses.queries.ts'

type Get = typeof courses.get
type GetPublic = typeof courses.getPublic

/** Reads a course with its topics, of the platform or of the caller's own school. */
export const readCourse = (
  context: Context<Get['audience']>,
  { id }: Input<Get>['params'],
): Promise<Output<Get>> => read(context, id, reachOf(context))

/** Reads an active course of the platform, for anybody. */
export async function readPublicCourse(
  context: Context<GetPublic['audience']>,
  { id }: Input<GetPublic>['params'],
): Promise<Output<GetPublic>> {
  const course = await read(context, id, platformReach)
  if (!course.is_active) throw new AppError('NOT_FOUND')
  return course
}

async function read({ db }: Pick<Context, 'db'>, id: string, reach: Reach) {
  const course = await findCourse(db, id, reach)
  if (!course) throw new AppError('NOT_FOUND')
  return { ...course, topics: await selectTopics(db, id, reach) }
}
