import type { quiz } from '@learngrove/contract/quiz'
import type { Output } from '@learngrove/contract/route'
import type { QuizRow } from './quiz.queries.ts'

type Summary = Output<typeof quiz.list>['quizzes'][number]

export function summaryOf(row: QuizRow): Summary {
  const { student_evaluation_id, grading_completed, worksheet_id, ...rest } = row
  const { attempt_max_score, num_answered, num_questions, marks_given, ...others } = rest
  const { max_score, graded_at, ...shown } = others
  return {
    ...shown,
    status: {
      is_started: student_evaluation_id !== null,
      is_completed: grading_completed ?? false,
      num_answered: num_answered ?? 0,
      num_questions,
      marks_given: marks_given ?? 0,
      max_score: attempt_max_score ?? max_score,
      graded_at,
    },
  }
}
