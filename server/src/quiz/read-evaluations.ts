import type { quiz } from '@learngrove/contract/quiz'
import type { Input, Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { withMarks } from '#questions/questions.marks.ts'
import { drawVersion, readVersions } from '#questions/questions.versions.ts'
import { isSecret } from './behaviour-now.ts'
import { evaluationOf } from './evaluation.ts'
import { handInIfOver } from './hand-in.ts'
import { selectEvaluationQuestions } from './quiz.attempts.queries.ts'
import { findSeenAttempt } from './quiz.review.queries.ts'

type Evaluations = typeof quiz.evaluations

/** What a student has answered in a quiz, and how it was marked: for them, and for who looks after them. */
export async function readEvaluations(
  context: Context<Evaluations['audience']>,
  { params, query }: Input<Evaluations>,
): Promise<Output<Evaluations>> {
  const { db, memory, actor, now } = context
  const read = () => findSeenAttempt(db, { quiz_id: params.id, ...query, actor })
  const found = await read()
  if (!found) throw new AppError('NOT_FOUND')
  const attempt = (await handInIfOver(context, found)) ? ((await read()) ?? found) : found
  const rows = await selectEvaluationQuestions(db, { student_evaluation_id: attempt.id })
  const versions = await readVersions(
    { db, memory },
    rows.map((row) => row.question_version_id),
  )
  const isOwn = actor.id === attempt.student_id
  const seen = { ...attempt, now, is_staff: !isOwn && !actor.callers.includes('parent') }
  const evaluations = rows.flatMap((row) => {
    const version = versions.get(row.question_version_id)
    const drawn = version && drawVersion(memory, version, row.seed)
    return drawn ? [evaluationOf(row, withMarks(drawn, row.max_score), seen)] : []
  })
  const { id: student_evaluation_id, num_waiting, ...totals } = attempt
  const isHidden = isSecret(attempt.rules, attempt.grading_completed)
  return {
    ...totals,
    num_waiting: isHidden ? 0 : num_waiting,
    student_evaluation_id,
    scoring_rationale: inWords(attempt),
    evaluations,
  }
}

function inWords({
  grading_completed,
  total_score,
  max_score,
  num_waiting,
}: {
  readonly grading_completed: boolean
  readonly total_score: number
  readonly max_score: number
  readonly num_waiting: number
}): string | null {
  if (!grading_completed) return null
  const marks = `${total_score} of ${max_score} marks`
  return num_waiting === 0 ? marks : `${marks} so far, and ${num_waiting} not decided yet`
}
