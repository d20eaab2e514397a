import { type RawBuilder, sql } from 'kysely'
import type { QuizRules } from './behaviour-now.ts'

/**
 * Reads, as SQL, what decides how a row of `quizzes` behaves for a student. It is closed for each by their own
 * date, where they were given one.
 */
export const quizRules = (student_id: RawBuilder<unknown>) => sql<QuizRules>`(
  select jsonb_build_object(
    'attempt_type_id', quizzes.attempt_type_id,
    'is_assigned', quizzes.assignment_id is not null,
    'tries', set_work.tries,
    'has_hints', set_work.has_hints,
    'answers_shown', set_work.answers_shown,
    'closes_at', extract(epoch from coalesce(own.due_date, set_work.due_date))::float8)
  from (select quizzes.assignment_id as id) as asked
  left join assignments as set_work on set_work.id = asked.id
  left join assignment_students as own
    on own.assignment_id = asked.id and own.student_id = ${student_id})`
