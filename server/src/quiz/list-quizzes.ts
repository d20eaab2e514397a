import type { quiz } from '@learngrove/contract/quiz'
import type { Input, Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { selectQuizzes } from './quiz.queries.ts'
import { summaryOf } from './quiz-summary.ts'

type List = typeof quiz.list

export async function listQuizzes(
  { db, actor }: Context<List['audience']>,
  { course_id }: Input<List>['query'],
): Promise<Output<List>> {
  const whose = { student_id: actor.id, school_id: actor.school_id }
  const rows = await selectQuizzes(db, { ...whose, course_id })
  return { quizzes: rows.map(summaryOf) }
}
