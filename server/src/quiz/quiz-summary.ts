import type { quiz } from '@learngrove/contract/quiz'
import type { Output } from '@learngrove/contract/route'
import { isSecret } from './behaviour-now.ts'
import type { QuizRow } from './quiz.queries.ts'

type Summary = Output<typeof quiz.list>['quizzes'][number]

export function summaryOf(row: QuizRow): Summary {
  const { student_evaluation_id: _, grading_completed, worksheet_id, is_opened, ...rest } = row
  const { attempt_max_score, num_answered, num_waiting, marks_given, ...counted } = rest
  const { attempt_num_to_answer, num_to_answer, num_to_complete, ...others } = counted
  const { max_score, graded_at, rules, extra_minutes, handing_in_at, ...shown } = others
  const isHidden = isSecret(rules, grading_completed ?? false)
  return {
    ...shown,
    status: {
      // What was answered without a network was opened, although nobody could be told.
      is_started: is_opened === true || (num_answered ?? 0) > 0,
      is_completed: grading_completed ?? false,
      num_answered: num_answered ?? 0,
      // What was begun holds still, whatever becomes of its sheet.
      num_questions: attempt_num_to_answer || num_to_answer,
      num_waiting: isHidden ? 0 : (num_waiting ?? 0),
      marks_given: isHidden ? 0 : (marks_given ?? 0),
      max_score: attempt_max_score ?? max_score,
      graded_at,
    },
  }
}
