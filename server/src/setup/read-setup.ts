import type { Output } from '@learngrove/contract/route'
import type { setup } from '@learngrove/contract/setup'
import { platformReach } from '#courses/courses.policy.ts'
import { selectActiveCourses } from '#courses/courses.queries.ts'
import { readProgress } from '#curriculum/curriculum.status.ts'
import type { Context } from '#platform/context.ts'
import { isEmpty } from './setup.queries.ts'

type Read = typeof setup.read

/** Tells whether the installation is still to be set up, and how far its curriculum has got. */
export async function readSetup({ db }: Context<Read['audience']>): Promise<Output<Read>> {
  const is_open = await isEmpty(db)
  const courses = is_open ? await selectActiveCourses(db, platformReach) : []
  return { is_open, curriculum: await readProgress(db), courses }
}
