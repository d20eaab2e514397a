import { call } from '#platform/api.ts'
import { readKept } from '#platform/device-store.ts'
import { keepFor } from '#platform/on-device.ts'
import { queryClient } from '#platform/query-client.ts'
import { myRevisions } from './revision.data.ts'

/** How many reviews are kept on the device: as many as a day has time for. Each is some 20 kB. */
export const mostReviewsAhead = 3

/** Under which the device notes the quizzes of its reviews, each by its topic. */
const name = 'reviews ahead'
type Reviews = Readonly<Record<string, string>>

const reviewsKept = async (user_id: string): Promise<Reviews> =>
  (await readKept<Reviews>(user_id, name))?.data ?? {}

/** The quiz of a topic's review that waits on this device, or of the first; nothing where there is none. */
export async function reviewKept(
  user_id: string,
  topic_id: string | null,
): Promise<string | undefined> {
  const reviews = await reviewsKept(user_id)
  return topic_id === null ? Object.values(reviews)[0] : reviews[topic_id]
}

/** The topics whose reviews are to be kept: the first that are due. */
export const topicsAhead = (revisions: readonly { readonly course_tagging_id: string }[]) =>
  revisions.slice(0, mostReviewsAhead).map(({ course_tagging_id }) => course_tagging_id)

/**
 * Has the first reviews that are due made, and returns their quizzes. Those that wait already are not asked for
 * again, unless they are among those that are over.
 */
export async function makeReviewsAhead(user_id: string, over: readonly string[]) {
  const due = await queryClient.fetchQuery(myRevisions).catch(() => undefined)
  const before = await reviewsKept(user_id)
  const topics = due ? topicsAhead(due.revisions) : Object.keys(before)
  const reviews: Record<string, string> = {}
  for (const course_tagging_id of topics) {
    const known = before[course_tagging_id]
    const made =
      known && !over.includes(known)
        ? { quiz_id: known }
        : await call('POST /quiz/revision', { body: { course_tagging_id } }).catch(() => undefined)
    if (made) reviews[course_tagging_id] = made.quiz_id
  }
  await keepFor(user_id, name, reviews)
  return Object.values(reviews)
}
