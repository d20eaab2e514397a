import type { revision } from '@learngrove/contract/revision'
import type { Output } from '@learngrove/contract/route'
import { plantOf } from '@learngrove/mastery'
import type { Context } from '#platform/context.ts'
import { chooseTopics, minutesADay, minutesDone } from './revision.reviews.ts'

/** Lists the topics whose memory fades and that settle the most when they are revised, within a day's minutes. */
export async function listRevisions({
  db,
  actor: { id, time_zone },
  now,
}: Context<['student']>): Promise<Output<typeof revision.list>> {
  const student = { id, time_zone, now }
  const reviews = await chooseTopics(db, student, minutesADay)
  return {
    minutes_planned: minutesADay,
    minutes_done: await minutesDone(db, student),
    revisions: reviews.map(({ topic, recall, minutes, covered }) => ({
      course_tagging_id: topic.id,
      title: topic.title,
      course_id: topic.course_id,
      last_practised_at: new Date(topic.state.seen_at),
      ...{ recall, minutes, plant: plantOf(topic.state, now) },
      covers: covered.map((each) => ({ course_tagging_id: each.id, title: each.title })),
    })),
  }
}
