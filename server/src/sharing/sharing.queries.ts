import { type Insertable, sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'

export async function insertGuestAttempt(db: Db, attempt: Insertable<Tables['guest_attempts']>) {
  await db.insertInto('guest_attempts').values(attempt).execute()
}

/** Which attempt: the one of a key or, without it, the one of an id that was begun lately. */
export type WhichAttempt = {
  readonly now: Date
  readonly id?: string
  readonly worksheet_id?: string
  readonly key_hash?: string
  readonly begun_after?: Date
}

/** Finds an attempt that has not expired. Without a key or an age it finds none. */
export function findGuestAttempt(
  db: Db,
  { now, id, worksheet_id, key_hash, begun_after }: WhichAttempt,
) {
  return db
    .selectFrom('guest_attempts')
    .select(['id', 'worksheet_id', 'questions', 'answers', 'finished_at', 'taken_by'])
    .where('expires_at', '>', now)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .$if(worksheet_id !== undefined, (query) =>
      query.where('worksheet_id', '=', worksheet_id ?? ''),
    )
    .where((eb) =>
      key_hash === undefined
        ? begun_after === undefined
          ? eb.lit(false)
          : eb('created_at', '>', begun_after)
        : eb('key_hash', '=', key_hash),
    )
    .executeTakeFirst()
}

/**
 * Keeps the answer to one question, if it has none and the attempt is neither finished nor somebody's: of
 * two at once the first stays.
 */
export async function insertGuestAnswer(
  db: Db,
  at: {
    readonly id: string
    readonly position: number
    readonly answer: object
    readonly marks_given: number
  },
) {
  const place = String(at.position)
  await sql`
    update guest_attempts set total_score = total_score + ${at.marks_given}::float8,
      answers = answers || jsonb_build_object(${place}::text, ${JSON.stringify(at.answer)}::jsonb)
    where id = ${at.id}::uuid and finished_at is null and taken_by is null
      and not jsonb_exists(answers, ${place}::text)`.execute(db)
}

export async function finishGuestAttempt(db: Db, { id, now }: { id: string; now: Date }) {
  await db
    .updateTable('guest_attempts')
    .set({ finished_at: now })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .where('taken_by', 'is', null)
    .execute()
}

/** Takes the attempt of a key for this transaction: whoever else asks for it waits. */
export function lockGuestAttempt(tx: Db, { key_hash, now }: { key_hash: string; now: Date }) {
  return tx
    .selectFrom('guest_attempts')
    .select(['id', 'worksheet_id', 'attempt_type_id', 'questions', 'answers'])
    .select(['created_at', 'finished_at', 'taken_by', 'quiz_id'])
    .where('key_hash', '=', key_hash)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
}

/** Finds what a student took over of a worksheet before. */
export function findTaken(db: Db, of: { taken_by: string; worksheet_id: string }) {
  return db
    .selectFrom('guest_attempts')
    .select(['id', 'quiz_id'])
    .where('taken_by', '=', of.taken_by)
    .where('worksheet_id', '=', of.worksheet_id)
    .executeTakeFirst()
}

/** Makes an attempt somebody's. Throws a unique violation where they have one of its worksheet. */
export async function takeGuestAttempt(
  tx: Db,
  { id, ...taken }: { id: string; taken_by: string; quiz_id: string },
) {
  await tx.updateTable('guest_attempts').set(taken).where('id', '=', id).execute()
}

/** Deletes the attempts whose time is over, with the names in them. Returns how many. */
export async function deleteExpiredGuestAttempts(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('guest_attempts')
    .where('expires_at', '<=', now)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
