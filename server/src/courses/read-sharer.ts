import type { courses } from '@learngrove/contract/courses'
import type { Input, Output } from '@learngrove/contract/route'
import { readSender } from '#mail/mail-from.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { reachOf } from './courses.policy.ts'
import { findCourse, selectTopics } from './courses.queries.ts'

type Sharer = typeof courses.sharer

/** How many topics a shared page names. */
const maxNamed = 3

/** Returns what a shared page says of a course, and its address on the site that was asked. */
export async function readSharer(
  context: Context<Sharer['audience']>,
  { id }: Input<Sharer>['params'],
): Promise<Output<Sharer>> {
  const reach = reachOf(context)
  const course = await findCourse(context.db, id, reach)
  if (!course?.is_active) throw new AppError('NOT_FOUND')
  const topics = await selectTopics(context.db, id, reach)
  const { origin } = await readSender(context)
  const { title, subject_name, academic_level_name } = course
  return {
    title,
    description: [`${subject_name}, ${academic_level_name}.`, ...inWords(topics)].join(' '),
    url: `${origin}/Best_AI_Coach?course=${id}`,
  }
}

function inWords(topics: readonly { readonly title: string }[]): string[] {
  if (topics.length === 0) return []
  const named = topics.slice(0, maxNamed).map(({ title }) => title)
  const count = topics.length === 1 ? 'One topic' : `${topics.length} topics`
  const begin = topics.length > maxNamed ? `${count}, among them` : `${count}:`
  return [`${begin} ${new Intl.ListFormat('en-GB').format(named)}.`]
}
