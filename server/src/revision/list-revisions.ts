import type { revision } from '@learngrove/contract/revision'
import type { Output } from '@learngrove/contract/route'
import { isReviewDue, plantOf, recallOf } from '@learngrove/mastery'
import { dayIn } from '#gamification/gamification.streak.ts'
import type { Context } from '#platform/context.ts'
import { selectPractisedTopics, sumReviewTime } from './revision.queries.ts'

/** Target for a day's revision, in minutes. */
const minutesADay = 10

/** How many topics a day offers at most. */
const maxTopics = 5

/** Returns the minutes of a topic; one that is nearly forgotten takes longer. */
const minutesOf = (recall: number) => (recall < 0.6 ? 3 : recall < 0.8 ? 2 : 1)

/** Lists the topics whose memory fades, the most forgotten first, within a day's minutes. */
export async function listRevisions({
  db,
  actor,
  now,
}: Context<['student']>): Promise<Output<typeof revision.list>> {
  const topics = await selectPractisedTopics(db, { student_id: actor.id })
  const due = topics
    .filter(({ state }) => isReviewDue(state, now))
    .map(({ id, title, course_id, state }) => {
      const recall = recallOf(state, now)
      return {
        course_tagging_id: id,
        title,
        course_id,
        last_practised_at: new Date(state.seen_at),
        recall,
        minutes: minutesOf(recall),
        plant: plantOf(state, now),
      }
    })
    .sort((a, b) => a.recall - b.recall)
    .slice(0, maxTopics)
  const { id: student_id, time_zone } = actor
  const today = { student_id, time_zone, day: dayIn(time_zone, now) }
  const seconds = await sumReviewTime(db, today)
  return {
    minutes_planned: minutesADay,
    minutes_done: Math.min(minutesADay, Math.floor(seconds / 60)),
    revisions: due,
  }
}
