import { type Insertable, sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'

export async function insertPaperAttempt(db: Db, attempt: Insertable<Tables['paper_attempts']>) {
  await db.insertInto('paper_attempts').values(attempt).execute()
}

/** Finds an attempt that has not expired, with its marks by the positions of their questions. */
export function findPaperAttempt(
  db: Db,
  { key_hash, name, now }: { key_hash: string; name: string; now: Date },
) {
  return db
    .selectFrom('paper_attempts')
    .select(['id', 'answers', 'finished_at'])
    .where('key_hash', '=', key_hash)
    .where('name', '=', name)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Keeps the mark of one question, if it has none and the attempt is not finished: of two at once the first stays. */
export async function insertPaperMark(
  db: Db,
  { id, position, mark }: { id: string; position: number; mark: object },
) {
  await sql`
    update paper_attempts
    set answers = answers || jsonb_build_object(${String(position)}::text, ${JSON.stringify(mark)}::jsonb)
    where id = ${id}::uuid and finished_at is null
      and not jsonb_exists(answers, ${String(position)}::text)`.execute(db)
}

export async function finishPaperAttempt(db: Db, { id, now }: { id: string; now: Date }) {
  await db
    .updateTable('paper_attempts')
    .set({ finished_at: now })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .execute()
}

export async function deleteExpiredPaperAttempts(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('paper_attempts')
    .where('expires_at', '<=', now)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
