import type { quiz } from '@learngrove/contract/quiz'
import { behaviourOf } from '@learngrove/contract/quiz.behaviour'
import type { Input, Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { drawVersion, readVersion } from '#questions/questions.versions.ts'
import { behaviourNow, isSecret } from './behaviour-now.ts'
import { completeQuiz } from './complete-quiz.ts'
import { evaluationOf } from './evaluation.ts'
import {
  findAttempt,
  raiseHintRung,
  selectEvaluationQuestions,
  settleWithSolution,
} from './quiz.attempts.queries.ts'
import { findHasTeacher } from './quiz.waiting.queries.ts'
import { isTaken } from './time-limit.ts'

type ShowHint = typeof quiz.showHint
type ShowSolution = typeof quiz.showSolution
type Params = Input<ShowHint>['params']

/** Releases the next rung of the ladder. Two requests at once release one. */
export async function showHint(
  context: Context<ShowHint['audience']>,
  params: Params,
): Promise<Output<ShowHint>> {
  const { attempt, row, question } = await find(context, params)
  if (attempt.grading_completed) throw new AppError('QUIZ_COMPLETED')
  if (!behaviourOf(attempt.rules).hints) throw new AppError('EXAM_OPEN')
  if (!isTaken(attempt, context.now, undefined)) throw new AppError('TIME_IS_UP')
  if (row.hint_rung >= question.hints.length) throw new AppError('NO_MORE_HINTS')
  await raiseHintRung(context.db, { id: row.id, from: row.hint_rung })
  return { hints: question.hints.slice(0, row.hint_rung + 1) }
}

/**
 * Shows the worked solution of a question that was tried, and settles it. Of what is assigned it is shown
 * when nothing can be tried any more, and of an exam with the whole of it.
 */
export async function showSolution(
  context: Context<ShowSolution['audience']>,
  params: Params,
): Promise<Output<ShowSolution>> {
  const { db, now } = context
  const { attempt, row, question } = await find(context, params)
  const { rules, grading_completed } = attempt
  if (isSecret(rules, grading_completed)) throw new AppError('EXAM_OPEN')
  const { solution } = behaviourNow(rules, grading_completed, now)
  const isSettled = row.is_settled && solution !== 'when_closed'
  if (isSettled || (solution === 'at_end' && grading_completed))
    return shown(context, { attempt, row, question })
  if (solution !== 'after_try') throw new AppError('SOLUTION_LATER')
  if (row.tries === 0 && !row.waiting) throw new AppError('TRY_FIRST')
  const isLast = await settleWithSolution(db, { id: row.id, now })
  if (isLast) await completeQuiz(context, attempt.id)
  return shown(context, await find(context, params))
}

/** The question as its student sees it now. */
async function shown(
  { db, actor, now }: Context<['student']>,
  { attempt, row, question }: Awaited<ReturnType<typeof find>>,
): Promise<Output<ShowSolution>> {
  const has_teacher = row.waiting !== null && (await findHasTeacher(db, actor.id))
  return evaluationOf(row, question, { ...attempt, now, has_teacher })
}

async function find(
  { db, memory, actor }: Context<['student']>,
  { id, evaluationQuestionId }: Params,
) {
  const whose = { student_id: actor.id, school_id: actor.school_id }
  const attempt = await findAttempt(db, { quiz_id: id, ...whose })
  if (!attempt) throw new AppError('NOT_FOUND')
  const one = { student_evaluation_id: attempt.id, ids: [evaluationQuestionId] }
  const [row] = await selectEvaluationQuestions(db, one)
  if (!row) throw new AppError('NOT_FOUND')
  const version = await readVersion({ db, memory }, row.question_version_id)
  return { attempt, row, question: drawVersion(memory, version, row.seed) }
}
