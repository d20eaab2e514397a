import { sql } from 'kysely'

/** Tells whether a row of `quizzes` was made for a student alone, or set for them. */
export const isSetFor = (student_id: string) => sql<boolean>`(
  quizzes.student_id = ${student_id}::uuid
  or exists (
    select from assignment_students
    where assignment_students.assignment_id = quizzes.assignment_id
      and assignment_students.student_id = ${student_id}::uuid))`

/** Tells whether a student may open a row of `quizzes`: set for them, or open to all on a course that they take. */
export const canOpenQuiz = (student_id: string) => sql<boolean>`(
  ${isSetFor(student_id)}
  or (quizzes.student_id is null and quizzes.assignment_id is null and exists (
    select from enrolments
    where enrolments.course_id = quizzes.course_id
      and enrolments.student_id = ${student_id}::uuid)))`
