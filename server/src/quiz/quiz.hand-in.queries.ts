import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import { extraShare } from './time-limit.ts'

const minuteSeconds = 60

/** By how much the limit of a student is longer, of rows of `users`. */
const shareOf = sql`(1 + case when users.extra_time then ${extraShare}::float8 else 0 end)`

/** The limit of set work or, without one, that of its worksheet. */
const limit = sql`coalesce(assignments.time_limit, worksheets.time_limit)`

/**
 * The minutes that a student has for a worksheet, of rows of `worksheets`, `users` and, where there is one,
 * `assignments`; null without a limit.
 */
export const minutesAllowed = sql<number | null>`(${limit} * ${shareOf})`

/** Those of them that are extra time. */
export const extraMinutes = sql<number>`
  coalesce(${limit} * (${shareOf} - 1), 0)`

/**
 * Opens an attempt that was only drawn: from now on its time runs. Work that is not taken late ends when it is due
 * for this student. Of several who open it at once, one does.
 */
export async function openAttempt(
  db: Db,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<void> {
  await sql`
    update student_evaluations attempt set is_opened = true,
      ends_at = least(
        ${now}::timestamptz + make_interval(secs => ${minutesAllowed} * ${minuteSeconds}::float8),
        case when not assignments.is_late_taken
          then coalesce(mine.due_date, assignments.due_date) end)
    from quizzes
    join worksheets on worksheets.id = quizzes.worksheet_id
    left join assignments on assignments.id = quizzes.assignment_id
    left join assignment_students mine on mine.assignment_id = quizzes.assignment_id
    cross join users
    where attempt.id = ${id}::uuid and not attempt.is_opened
      and quizzes.id = attempt.quiz_id and users.id = attempt.student_id
      and (mine.student_id is null or mine.student_id = users.id)`.execute(db)
}

/** Lets nothing be changed in an attempt any more. Who began to hand it in keeps the moment at which they did. */
export async function beginHandIn(
  db: Db,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<void> {
  await sql`
    update student_evaluations set handing_in_at = coalesce(handing_in_at, ${now}::timestamptz)
    where id = ${id}::uuid and not grading_completed`.execute(db)
}

/** An attempt that is to be handed in, with whose it is. */
export type Overdue = {
  readonly id: string
  readonly quiz_id: string
  readonly student_id: string
  readonly school_id: string
  readonly time_zone: string
  readonly ends_at: Date | null
}

type Before = { readonly ended: Date; readonly stuck: Date }

/**
 * Selects attempts that wait to be handed in: those that ended before a moment, and those that began to be
 * handed in before another; of all, or one of them.
 */
export async function selectOverdue(
  db: Db,
  { ended, stuck, id, limit }: Before & { readonly id?: string; readonly limit: number },
): Promise<Overdue[]> {
  const { rows } = await sql<Overdue>`
    select attempt.id, attempt.quiz_id, attempt.student_id, attempt.school_id, attempt.ends_at,
      coalesce(users.time_zone, schools.time_zone) as time_zone
    from student_evaluations attempt
    join users on users.id = attempt.student_id
    join schools on schools.id = attempt.school_id
    where not attempt.grading_completed
      and (attempt.ends_at < ${ended}::timestamptz or attempt.handing_in_at < ${stuck}::timestamptz)
      and (${id ?? null}::uuid is null or attempt.id = ${id ?? null}::uuid)
    order by attempt.ends_at, attempt.id
    limit ${limit}`.execute(db)
  return rows
}
