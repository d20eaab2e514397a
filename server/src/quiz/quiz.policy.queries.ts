import { sql } from 'kysely'

/** Tells whether a row of `quizzes` was made for a student alone, or set for them and is open to them by now. */
export const isSetFor = (student_id: string, now: Date) => sql<boolean>`(
  quizzes.student_id = ${student_id}::uuid
  or exists (
    select from assignment_students
    join assignments on assignments.id = assignment_students.assignment_id
    where assignment_students.assignment_id = quizzes.assignment_id
      and assignment_students.student_id = ${student_id}::uuid
      and assignments.date_assigned <= ${now}::timestamptz))`

/** Tells whether a student is excused from a row of `quizzes`: it leaves their list, and they may still do it. */
export const isExcused = (student_id: string) => sql<boolean>`exists (
  select from assignment_students
  where assignment_students.assignment_id = quizzes.assignment_id
    and assignment_students.student_id = ${student_id}::uuid
    and assignment_students.excused_at is not null)`

/** Tells whether a row of `quizzes` is open to all on a course that a student takes. */
export const isOpenToAll = (student_id: string) => sql<boolean>`(
  quizzes.student_id is null and quizzes.assignment_id is null and exists (
    select from enrolments
    where enrolments.course_id = quizzes.course_id
      and enrolments.student_id = ${student_id}::uuid))`

/** Tells whether a student may open a row of `quizzes`: set for them, or open to all on a course that they take. */
export const canOpenQuiz = (student_id: string, now: Date) =>
  sql<boolean>`(${isSetFor(student_id, now)} or ${isOpenToAll(student_id)})`
