import { sql } from 'kysely'
import type { UserAsker } from '#chat/asker.ts'
import type { Db } from '#platform/database.ts'
import { stands } from '#platform/evidence.queries.ts'
import { marksOf } from '#platform/marks.queries.ts'
import type { Results } from './choose-nudge.ts'

type Owned = Pick<UserAsker, 'user_id' | 'school_id'>

/** So many of the last questions are looked at. */
const looksBack = 10

/** Reads what the last answers of a student came to, and which question was the last. */
export async function selectResults(
  db: Db,
  { student_id }: { readonly student_id: string },
): Promise<Results & { readonly last_question: string | null }> {
  const { rows } = await sql<{ id: string; is_right: boolean }>`
    select evaluation_question_id as id, is_full_marks as is_right from (
      select distinct on (evaluation_question_id) evaluation_question_id, is_full_marks, happened_at
      from evidence where student_id = ${student_id}::uuid and ${stands()}
      order by evaluation_question_id, happened_at desc, id desc
    ) as each order by happened_at desc, evaluation_question_id limit ${looksBack}`.execute(db)
  const scores = await sql<{ score: number }>`
    select 100.0 * marks.marks_given / attempt.max_score as score
    from student_evaluations attempt cross join lateral ${marksOf('attempt')} marks
    where attempt.student_id = ${student_id}::uuid and attempt.grading_completed
      and attempt.max_score > 0
    order by attempt.graded_at desc nulls last limit 1`.execute(db)
  const score = scores.rows[0]?.score
  return {
    last: rows.map(({ is_right }) => is_right),
    last_question: rows[0]?.id ?? null,
    score: score === undefined ? null : Number(score),
  }
}

/** Finds whether a prompt that comes once was shown, and with which message. */
export function findShown(
  db: Db,
  { user_id, nudging_type }: { readonly user_id: string; readonly nudging_type: number },
) {
  return db
    .selectFrom('chat_nudges')
    .select('message_id')
    .where('user_id', '=', user_id)
    .where('nudging_type', '=', nudging_type)
    .executeTakeFirst()
}

/** Records that prompts were shown; one that was shown before stays as it was. */
export async function recordShown(
  db: Db,
  rows: readonly {
    readonly user_id: string
    readonly nudging_type: number
    readonly message_id: string | null
    readonly shown_at: Date
  }[],
): Promise<void> {
  await db
    .insertInto('chat_nudges')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Counts the messages of the tutor's own accord that somebody was given since a moment. */
export async function countNudges(
  db: Db,
  { user_id, school_id, since }: Owned & { readonly since: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('chat_messages')
    .innerJoin('chat_threads', 'chat_threads.id', 'thread_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', user_id)
    .where('school_id', '=', school_id)
    .where('nudging_group', 'is not', null)
    .where('from_user', '=', false)
    .where('chat_messages.created_at', '>=', since)
    .executeTakeFirstOrThrow()
  return count
}

/** Finds which question the last message of a student in a thread was about, if it was about one. */
export async function findAbout(db: Db, thread_id: string): Promise<string | undefined> {
  const last = await db
    .selectFrom('chat_messages')
    .select('evaluation_question_id')
    .where('thread_id', '=', thread_id)
    .where('from_user', '=', true)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.evaluation_question_id ?? undefined
}

/** Tells whether the tutor has spoken of its own accord about a question, in any conversation. */
export async function wasNudgedAbout(
  db: Db,
  { user_id, school_id, question }: Owned & { readonly question: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('chat_messages')
    .innerJoin('chat_threads', 'chat_threads.id', 'thread_id')
    .select('chat_messages.id')
    .where('user_id', '=', user_id)
    .where('school_id', '=', school_id)
    .where('evaluation_question_id', '=', question)
    .where('nudging_group', 'is not', null)
    .where('from_user', '=', false)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Finds the thread in which the tutor spoke of its own accord last, while it is a lesson. */
export function findNudgeThread(db: Db, { user_id, school_id }: Owned) {
  return db
    .selectFrom('chat_messages')
    .innerJoin('chat_threads', 'chat_threads.id', 'thread_id')
    .select('chat_threads.id')
    .where('user_id', '=', user_id)
    .where('school_id', '=', school_id)
    .where('deleted_at', 'is', null)
    .where('mode', '=', 'lesson')
    .where('nudging_group', 'is not', null)
    .where('from_user', '=', false)
    .orderBy('chat_messages.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}
