import type { Sureness } from '@learngrove/contract/question'
import type { Judgement } from '@learngrove/marking/judgement'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { GivenAnswer } from './given-answer.ts'

/** An answer that the marker left to a person, as it was handed in. */
export type WaitingAnswer = GivenAnswer & {
  readonly attempt_key: string
  readonly answer_print: string
  readonly judgement: Judgement
  readonly hint_rung: number
  readonly time_spent: number
  /** Missing from what waited before it was asked. */
  readonly sureness?: Sureness | null
  /** The number that a machine sees on paper, and what it would be worth: proposed to whoever decides. */
  readonly looks_like?: {
    readonly text: string
    readonly marks_given: number | null
    readonly confidence: number
  }
  /** When it was handed in, ISO 8601. */
  readonly happened_at: string
}

/**
 * How many keys of answers that waited are remembered beside a question. A resend follows its answer
 * within a few changes; without an end the row would grow with every change.
 */
const maxWaitingKeys = 50

/** Picks the last keys of a list; of a shorter list, all of them. */
const lastKeys = `$[last - ${maxWaitingKeys - 1} to last]`

type Kept = {
  readonly id: string
  /** How many tries were taken when it was judged. */
  readonly tries: number
  readonly waiting: WaitingAnswer
  readonly num_options_clicked: number
}

/**
 * Puts an answer beside its question to wait, in the place of one that waits. Tells whether it did: not
 * if the question was settled or tried meanwhile, or the answer is there already.
 */
export async function keepWaiting(
  db: Db,
  { id, tries, waiting, num_options_clicked }: Kept,
): Promise<boolean> {
  const { value, selected_option, points, answer_parts, file_ids, judgement, ...rest } = waiting
  const json = (each: unknown) => sql`${JSON.stringify(each)}::jsonb`
  const { rows } = await sql`
    update evaluation_questions set
      value = ${json(value)}, selected_option = ${json(selected_option)},
      points = ${json(points)}, answer_parts = ${json(answer_parts)},
      file_ids = ${json(file_ids)},
      judgement = ${json(judgement)}, attempt_key = ${rest.attempt_key},
      waiting = ${json(waiting)}, decided_at = null, decision_note = null,
      waiting_keys = jsonb_path_query_array(
        waiting_keys || to_jsonb(${rest.attempt_key}::text), ${lastKeys}::jsonpath),
      is_submitted = true, is_skipped = false, sureness = ${rest.sureness ?? null},
      time_spent = greatest(time_spent, ${rest.time_spent}),
      num_options_clicked = ${num_options_clicked},
      handed_in_at = ${rest.happened_at}::timestamptz, updated_at = ${rest.happened_at}::timestamptz
    where id = ${id} and tries = ${tries} and not is_settled
      and not waiting_keys @> to_jsonb(${rest.attempt_key}::text)
    returning id`.execute(db)
  return rows.length > 0
}

/** Tells, as SQL, whether a student has a teacher: of a class that is taught, in their school. */
export const hasTeacher = (student_id: RawBuilder<unknown>) => sql<boolean>`
  exists (
    select from class_members as theirs
    join classes on classes.id = theirs.class_id and classes.is_active
    join users as student on student.id = theirs.user_id and student.school_id = classes.school_id
    join class_members as teaching on teaching.class_id = classes.id and teaching.is_teacher
    join users as teacher on teacher.id = teaching.user_id and teacher.is_active
    where theirs.user_id = ${student_id} and not theirs.is_teacher)`

export async function findHasTeacher(db: Db, student_id: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select ${hasTeacher(sql`${student_id}::uuid`)} as found`.execute(db)
  return rows[0]?.found ?? false
}
