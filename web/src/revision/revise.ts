import { type LoaderFunctionArgs, redirect } from 'react-router'
import { myRevisions } from '#home/home.data.ts'
import { studentPaths } from '#home/home.paths.ts'
import { call } from '#platform/api.ts'
import { requireUser } from '#platform/guards.ts'
import { queryClient } from '#platform/query-client.ts'

/** Draws no page: leads to the revision of the topic in the address, or of the most forgotten one. */
export async function loader({ request }: LoaderFunctionArgs) {
  requireUser()
  const asked = new URL(request.url).searchParams.get('topic')
  const course_tagging_id = asked ?? (await mostForgotten())
  if (!course_tagging_id) return redirect(studentPaths.dashboard())
  const { quiz_id } = await call('POST /quiz/revision', { body: { course_tagging_id } })
  return redirect(studentPaths.quiz(quiz_id))
}

async function mostForgotten(): Promise<string | undefined> {
  const { revisions } = await queryClient.ensureQueryData(myRevisions)
  return revisions[0]?.course_tagging_id
}
