import { type RawBuilder, sql } from 'kysely'

/** What the questions of an attempt have come to so far. */
export type Marks = {
  readonly num_answered: number
  /** Answers that wait for a person: they count for nothing until they are decided. */
  readonly num_waiting: number
  readonly marks_given: number
}

/**
 * Sums up the questions of an attempt, which may be none, as a table of one row. Whatever shows the marks
 * of an attempt takes them from here: its student, the library, a parent, a teacher.
 */
export const marksOf = (student_evaluation_id: RawBuilder<unknown>) => sql<Marks>`(
  select (count(*) filter (where is_submitted))::int as num_answered,
    (count(*) filter (where waiting is not null))::int as num_waiting,
    coalesce(sum(marks_given), 0) as marks_given
  from evaluation_questions where student_evaluation_id = ${student_evaluation_id})`
