import type { courses } from '@learngrove/contract/courses'
import type { Input, Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { reachOf } from './courses.policy.ts'
import { selectActiveCourses } from './courses.queries.ts'

type List = typeof courses.list

/** Lists the active courses: the platform's and those of the caller's own school. */
export const listCourses = async (
  context: Context<List['audience']>,
  filter: Input<List>['query'],
): Promise<Output<List>> => ({
  courses: await selectActiveCourses(context.db, reachOf(context), filter),
})
