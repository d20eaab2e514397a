import type { quiz } from '@learngrove/contract/quiz'
import type { Input, Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { handInIfOver } from './hand-in.ts'
import { selectQuizzes } from './quiz.queries.ts'
import { summaryOf } from './quiz-summary.ts'

type List = typeof quiz.list

export async function listQuizzes(
  context: Context<List['audience']>,
  { course_id }: Input<List>['query'],
): Promise<Output<List>> {
  const { db, actor, now } = context
  const whose = { student_id: actor.id, school_id: actor.school_id }
  const read = () => selectQuizzes(db, { ...whose, course_id, now })
  const rows = await read()
  const wereOver = []
  for (const { student_evaluation_id: id, grading_completed, ...timed } of rows) {
    if (!id || grading_completed) continue
    wereOver.push(await handInIfOver(context, { ...timed, id, grading_completed: false }))
  }
  return { quizzes: (wereOver.includes(true) ? await read() : rows).map(summaryOf) }
}
