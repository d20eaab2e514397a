import { sql } from 'kysely'

/** What the questions of an attempt have come to so far. */
export type Marks = {
  /** Of those that are to be answered: of a sheet of which some are enough, more than enough count as enough. */
  readonly num_answered: number
  /** How many are to be answered. With as many answered the whole attempt is. */
  readonly num_to_answer: number
  /** Answers that wait for a person: they count for nothing until they are decided. */
  readonly num_waiting: number
  readonly marks_given: number
}

/** The order in which the answers of an attempt count, of rows of `evaluation_questions`. */
const bestFirst = sql`is_compulsory desc, coalesce(marks_given, 0) desc, is_submitted desc, position`

/**
 * Sums up the questions of an attempt, which may be none, as a table of one row. The attempt is a row of
 * `student_evaluations` by the name that it has there. Whatever shows the marks of an attempt, or asks whether all
 * of it is answered, takes them from here: its student, the library, a parent, a teacher, what it earns.
 */
export function marksOf(attempt: string) {
  const id = sql.ref(`${attempt}.id`)
  const num_to_complete = sql.ref(`${attempt}.num_to_complete`)
  return sql<Marks>`(
    select ((count(*) filter (where is_submitted and is_compulsory))
        + least(count(*) filter (where is_submitted and not is_compulsory),
          coalesce(${num_to_complete}, count(*)) - (count(*) filter (where is_compulsory))))::int as num_answered,
      coalesce(${num_to_complete}, count(*))::int as num_to_answer,
      (count(*) filter (where waiting is not null))::int as num_waiting,
      case when ${num_to_complete} is null then coalesce(sum(marks_given), 0)
        else (select coalesce(sum(best.marks_given), 0) from (
          select marks_given from evaluation_questions where student_evaluation_id = ${id}
          order by ${bestFirst} limit ${num_to_complete}) best) end as marks_given
    from evaluation_questions where student_evaluation_id = ${id})`
}

/** Tells of a row of `evaluation_questions` whether it is among those whose marks count in its attempt. */
export const isCounted = (question: string, attempt: string) => sql<boolean>`(
  ${sql.ref(`${attempt}.num_to_complete`)} is null or ${sql.ref(`${question}.id`)} in (
    select id from evaluation_questions where student_evaluation_id = ${sql.ref(`${attempt}.id`)}
    order by ${bestFirst} limit ${sql.ref(`${attempt}.num_to_complete`)}))`

/** What a sheet asks for, before anybody has an attempt at it. */
export type Size = {
  readonly num_questions: number
  /** How many of them are to be answered. */
  readonly num_to_answer: number
  /** Of the compulsory ones and the others that are worth most. */
  readonly max_score: number
  readonly minutes: number
}

/** Sums up the questions of a row of `worksheets`, as a table of one row: what an attempt would begin with. */
export const sizeOf = (worksheet: string) => sql<Size>`(
  select counted.num_questions, counted.num_to_answer,
    case when counted.num_to_answer = counted.num_questions then counted.max_score
      else (select sum(most.worth) from (
        select coalesce(placed.marks, version.max_score) as worth ${placedOn(worksheet)}
        order by placed.is_compulsory desc, worth desc limit counted.num_to_answer) most) end as max_score,
    case when counted.num_to_answer = counted.num_questions then counted.minutes
      else ceil(counted.minutes * counted.num_to_answer::float8 / counted.num_questions)::int end as minutes
  from (
    select count(*)::int as num_questions,
      case when ${sql.ref(`${worksheet}.num_question_to_complete`)} is null then count(*)
        else least(count(*), greatest(${sql.ref(`${worksheet}.num_question_to_complete`)},
          count(*) filter (where placed.is_compulsory))) end::int as num_to_answer,
      coalesce(sum(coalesce(placed.marks, version.max_score)), 0) as max_score,
      coalesce(ceil(sum(version.minutes)), 1)::int as minutes
    ${placedOn(worksheet)}) counted)`

const placedOn = (worksheet: string) => sql`
  from worksheet_questions placed
  join questions on questions.id = placed.question_id
  join question_versions version on version.id = questions.current_version_id
  where placed.worksheet_id = ${sql.ref(`${worksheet}.id`)}`
