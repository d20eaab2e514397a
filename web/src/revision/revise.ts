import { ApiError } from '@learngrove/contract/call'
import { pages } from '@learngrove/contract/pages'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { call } from '#platform/api.ts'
import { isWayLost } from '#platform/on-device.ts'
import { requireUser } from '#platform/require-user.ts'
import { reviewKept } from './revision.ahead.ts'

/**
 * Draws no page: leads to the revision of the topic in the address, or of all that is due today. Without a
 * network it leads to what of that waits on this device.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const { id } = requireUser()
  const topic = new URL(request.url).searchParams.get('topic')
  const made = topic === null ? today() : ofTopic(topic)
  const quiz_id = await made.catch(async (error: unknown) => {
    const kept = isWayLost(error) ? await reviewKept(id, topic) : undefined
    if (kept === undefined) throw error
    return kept
  })
  return redirect(quiz_id === undefined ? pages.revisions() : pages.quiz({ quizId: quiz_id }))
}

async function ofTopic(course_tagging_id: string): Promise<string> {
  const { quiz_id } = await call('POST /quiz/revision', { body: { course_tagging_id } })
  return quiz_id
}

/** Where nothing is due any more, the page of the reviews says so. */
async function today(): Promise<string | undefined> {
  try {
    return (await call('POST /users/revisions', {})).quiz_id
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOTHING_DUE') return undefined
    throw error
  }
}
