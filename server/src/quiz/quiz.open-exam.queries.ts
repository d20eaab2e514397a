import { typesThat } from '@learngrove/contract/quiz.behaviour'
import { sql } from 'kysely'

const withoutTutor: readonly number[] = typesThat(({ tutor, by }) => !tutor && by === 'student')

/** Tells, as SQL, whether a row of `questions` is in an exam that a student has opened and not handed in. */
export const isInOpenExam = (student_id: string) => sql<boolean>`exists (
  select from evaluation_questions examined
  join student_evaluations exam on exam.id = examined.student_evaluation_id
  join quizzes of_exam on of_exam.id = exam.quiz_id
  where exam.student_id = ${student_id}::uuid and examined.question_id = questions.id
    and exam.is_opened and not exam.grading_completed
    and of_exam.attempt_type_id in (${sql.join(withoutTutor)}))`
