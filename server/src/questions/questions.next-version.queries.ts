import type { Question } from '@learngrove/marking/question'
import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'

type Next = {
  readonly question_id: string
  /** One of these must be the current one: whatever else came meanwhile stays. */
  readonly after: readonly string[]
  readonly question: Question
  readonly now: Date
}

/**
 * Gives a question of a school's own another version, which everybody there gets from now on. Who has begun
 * it keeps what they saw. Returns its id; nothing where the question has moved on.
 */
export async function insertNextVersion(
  tx: Db,
  { question_id, after, question, now }: Next,
): Promise<string | undefined> {
  const id = newId()
  const { rows } = await sql<{ id: string }>`
    insert into question_versions
      (id, question_id, version, type, body, max_score, difficulty, minutes, created_at)
    select ${id}::uuid, questions.id,
      (select max(version) + 1 from question_versions where question_id = questions.id),
      known.type, ${JSON.stringify(question)}::jsonb, known.max_score, known.difficulty, known.minutes,
      ${now}::timestamptz
    from (select id, current_version_id from questions where id = ${question_id}::uuid
      and school_id is not null and current_version_id = any(${after}::uuid[]) for update) as questions
    join question_versions known on known.id = questions.current_version_id
    returning id`.execute(tx)
  if (rows.length === 0) return undefined
  await tx
    .updateTable('questions')
    .set({ current_version_id: id })
    .where('id', '=', question_id)
    .execute()
  return id
}
