import type { revision } from '@learngrove/contract/revision'
import type { Output } from '@learngrove/contract/route'
import { plantOf } from '@learngrove/mastery'
import { chooseReviews } from '@learngrove/mastery/choose-reviews'
import { dayIn } from '#gamification/gamification.streak.ts'
import type { Context } from '#platform/context.ts'
import { selectPractisedTopics, sumReviewTime } from './revision.queries.ts'

/** Target for a day's revision, in minutes. */
const minutesADay = 10

/** How many topics a day offers at most. */
const maxTopics = 5

/** Lists the topics whose memory fades and that settle the most when they are revised, within a day's minutes. */
export async function listRevisions({
  db,
  actor,
  now,
}: Context<['student']>): Promise<Output<typeof revision.list>> {
  const topics = await selectPractisedTopics(db, { student_id: actor.id })
  const byId = new Map(topics.map((topic) => [topic.id, topic]))
  const options = topics.map(({ id, state, exercises }) => ({ key: id, state, exercises }))
  const reviews = chooseReviews(options, now, minutesADay).slice(0, maxTopics)
  const revisions = reviews.flatMap(({ key, recall, minutes, covers }) => {
    const topic = byId.get(key)
    if (!topic) return []
    const { id, title, course_id, state } = topic
    return {
      course_tagging_id: id,
      title,
      course_id,
      last_practised_at: new Date(state.seen_at),
      ...{ recall, minutes, plant: plantOf(state, now) },
      covers: covers.flatMap((other) => {
        const covered = byId.get(other)
        return covered ? [{ course_tagging_id: covered.id, title: covered.title }] : []
      }),
    }
  })
  const { id: student_id, time_zone } = actor
  const today = { student_id, time_zone, day: dayIn(time_zone, now) }
  const seconds = await sumReviewTime(db, today)
  return {
    minutes_planned: minutesADay,
    minutes_done: Math.min(minutesADay, Math.floor(seconds / 60)),
    revisions,
  }
}
