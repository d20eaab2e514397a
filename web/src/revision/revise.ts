import { pages } from '@learngrove/contract/pages'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { call } from '#platform/api.ts'
import { queryClient } from '#platform/query-client.ts'
import { requireUser } from '#platform/require-user.ts'
import { myRevisions } from './revision.data.ts'

/** Draws no page: leads to the revision of the topic in the address, or of the most forgotten one. */
export async function loader({ request }: LoaderFunctionArgs) {
  requireUser()
  const asked = new URL(request.url).searchParams.get('topic')
  const course_tagging_id = asked ?? (await mostForgotten())
  if (!course_tagging_id) return redirect(pages.studentDashboard())
  const { quiz_id } = await call('POST /quiz/revision', { body: { course_tagging_id } })
  return redirect(pages.quiz({ quizId: quiz_id }))
}

async function mostForgotten(): Promise<string | undefined> {
  const { revisions } = await queryClient.ensureQueryData(myRevisions)
  return revisions[0]?.course_tagging_id
}
