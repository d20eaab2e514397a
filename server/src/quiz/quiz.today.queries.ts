import { attemptType } from '@learngrove/contract/roles'
import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { Whose } from './quiz.queries.ts'

/** Lets a student's requests for a practice of their own wait for each other until the transaction ends. */
export async function takeTurnToRevise(tx: Db, student_id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`practice:${student_id}`}, 0))`.execute(
    tx,
  )
}

/** Finds the revision of several topics that a student has made on a day (`YYYY-MM-DD`) of their time zone and not finished. */
export async function findTodaysRevision(
  db: Db,
  {
    student_id,
    school_id,
    time_zone,
    day,
  }: Whose & { readonly time_zone: string; readonly day: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from quizzes
    where student_id = ${student_id}::uuid and school_id = ${school_id}::uuid
      and attempt_type_id = ${attemptType.revision}::int and topic_id is null
      and created_at >= ${day}::date::timestamp at time zone ${time_zone}::text
      and not exists (
        select from student_evaluations attempt
        where attempt.quiz_id = quizzes.id and attempt.grading_completed)
    order by created_at desc, id limit 1`.execute(db)
  return rows[0]?.id
}
