import { addXp, correctEarning } from '#gamification/gamification.queries.ts'
import { quizFinished, quizPerfect, xpOfTries } from '#gamification/gamification.xp.ts'
import type { Db } from '#platform/database.ts'
import type { EvaluationQuestion } from './quiz.attempts.queries.ts'
import { type MarkedAttempt, selectSources, sumMarks } from './quiz.decisions.queries.ts'

type Tried = { readonly try_number: number; readonly is_full_marks: boolean }

type Earning = {
  readonly attempt: MarkedAttempt
  readonly question: Pick<EvaluationQuestion, 'id'>
  /** The evidence of the decision. */
  readonly row: { readonly id: string }
  /** The tries of the question, as they count now. */
  readonly standing: readonly Tried[]
  readonly difficulty: number
  readonly now: Date
  /** What was earned stays, whatever it should have earned: nobody who learns has made the mistake. */
  readonly isNeverLess?: boolean
}

/**
 * Writes down what a decision earns or takes back: the difference to what its question and its attempt have
 * earned so far. `add` adds it to the student's sum.
 */
export async function earnByDecision(
  tx: Db,
  { attempt, question, row, standing, difficulty, now, isNeverLess = false }: Earning,
) {
  const { student_id, school_id, id: student_evaluation_id } = attempt
  const by = { student_id, school_id, source_id: row.id, happened_at: now, isNeverLess }
  const byAnswer = await correctEarning(tx, {
    ...{ ...by, reason: 'answer_decided', target: xpOfTries(standing, difficulty) },
    reasons: ['answer_right', 'answer_tried', 'answer_decided'],
    sources: [
      question.id,
      ...(await selectSources(tx, { student_evaluation_id, id: question.id })),
    ],
  })
  const marks = attempt.grading_completed ? await sumMarks(tx, student_evaluation_id) : 0
  const byResult = attempt.grading_completed
    ? await correctEarning(tx, {
        ...{ ...by, reason: 'result_decided' },
        target: marks >= attempt.max_score ? quizPerfect : quizFinished,
        reasons: ['quiz_finished', 'result_decided'],
        sources: [student_evaluation_id, ...(await selectSources(tx, { student_evaluation_id }))],
        // Whoever left a question out has earned nothing for finishing.
        isOnlyChange: true,
      })
    : 0
  return { byAnswer, byResult, add: () => addXp(tx, { student_id, amount: byAnswer + byResult }) }
}
