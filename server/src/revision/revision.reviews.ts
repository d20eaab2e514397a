import { chooseReviews } from '@learngrove/mastery/choose-reviews'
import { dayIn } from '#gamification/gamification.streak.ts'
import type { Db } from '#platform/database.ts'
import { selectPractisedTopics, sumReviewTime } from './revision.queries.ts'

/** Target for a day's revision, in minutes. */
export const minutesADay = 10

/** How many topics a day offers at most. */
const maxTopics = 5

type Student = { readonly id: string; readonly time_zone: string; readonly now: Date }

/**
 * Chooses the topics whose memory fades and that settle the most when they are revised, within these
 * minutes; the first of them whatever it takes.
 */
export async function chooseTopics(
  db: Db,
  { id, now }: Pick<Student, 'id' | 'now'>,
  minutes: number,
) {
  const topics = await selectPractisedTopics(db, { student_id: id })
  const byId = new Map(topics.map((topic) => [topic.id, topic]))
  const options = topics.map(({ id: key, state, exercises }) => ({ key, state, exercises }))
  return chooseReviews(options, now, minutes)
    .slice(0, maxTopics)
    .flatMap(({ key, covers, ...review }) => {
      const topic = byId.get(key)
      if (!topic) return []
      const covered = covers.flatMap((other) => byId.get(other) ?? [])
      return [{ ...review, topic, covered }]
    })
}

/** Counts the whole minutes that a student spent on reviews today, by their own calendar; at most those of a day. */
export async function minutesDone(db: Db, { id, time_zone, now }: Student): Promise<number> {
  const day = dayIn(time_zone, now)
  const seconds = await sumReviewTime(db, { student_id: id, time_zone, day })
  return Math.min(minutesADay, Math.floor(seconds / 60))
}
