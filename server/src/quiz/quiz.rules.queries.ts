import { sql } from 'kysely'
import type { QuizRules } from './behaviour-now.ts'

/** Reads, as SQL, what decides how a row of `quizzes` behaves. */
export const quizRules = sql<QuizRules>`jsonb_build_object(
  'attempt_type_id', quizzes.attempt_type_id,
  'is_assigned', quizzes.assignment_id is not null,
  'tries', (select assignments.tries from assignments
    where assignments.id = quizzes.assignment_id),
  'closes_at', (select extract(epoch from assignments.due_date)::float8 from assignments
    where assignments.id = quizzes.assignment_id))`
