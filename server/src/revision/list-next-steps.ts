import type { revision } from '@learngrove/contract/revision'
import type { Input, Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { suggestSteps } from './revision.next-steps.ts'

type List = typeof revision.nextSteps

/** Suggests what a student practises next in a course, each with its reason. */
export async function listNextSteps(
  { db, actor, now }: Context<List['audience']>,
  { course_id }: Input<List>['query'],
): Promise<Output<List>> {
  const whose = { student_id: actor.id, school_id: actor.school_id }
  return { steps: await suggestSteps(db, { ...whose, course_id, now }) }
}
