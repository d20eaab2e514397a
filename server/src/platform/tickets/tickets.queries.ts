import { type Insertable, sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'

const columns = ['id', 'user_id', 'data', 'expires_at'] as const

type At = { readonly purpose: string; readonly secret_hash: string; readonly now: Date }

export async function insertTicket(db: Db, ticket: Insertable<Tables['tickets']>) {
  await db.insertInto('tickets').values(ticket).execute()
}

export function findTicket(db: Db, { purpose, secret_hash, now }: At) {
  return db
    .selectFrom('tickets')
    .select(columns)
    .where('purpose', '=', purpose)
    .where('secret_hash', '=', secret_hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Claims a ticket in one statement: of two at the same moment one gets the row. */
export function claimTicket(
  db: Db,
  { purpose, secret_hash, of_user, now }: At & { readonly of_user?: string | undefined },
) {
  return db
    .updateTable('tickets')
    .set({ used_at: now })
    .where('purpose', '=', purpose)
    .where('secret_hash', '=', secret_hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(of_user !== undefined, (query) => query.where('user_id', '=', of_user ?? ''))
    .returning(columns)
    .executeTakeFirst()
}

export async function countTry(
  db: Db,
  {
    purpose,
    about,
    of_user,
    now,
    maxTries,
  }: {
    purpose: string
    about: string
    of_user: string | undefined
    now: Date
    maxTries: number
  },
) {
  await db
    .updateTable('tickets')
    .set({
      tries: sql`tries + 1`,
      used_at: sql`case when tries + 1 > ${maxTries}::int then ${now}::timestamptz end`,
    })
    .where('purpose', '=', purpose)
    .where(sql`data ->> 'about'`, '=', about)
    .where('used_at', 'is', null)
    .$if(of_user !== undefined, (query) => query.where('user_id', '=', of_user ?? ''))
    .execute()
}

/** Counts an attempt with this ticket while it is valid and has attempts left. Returns how many were made with it. */
export async function countTicketTry(
  db: Db,
  { purpose, secret_hash, now, maxTries }: At & { readonly maxTries: number },
): Promise<number | undefined> {
  const counted = await db
    .updateTable('tickets')
    .set({ tries: sql`tries + 1` })
    .where('purpose', '=', purpose)
    .where('secret_hash', '=', secret_hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', maxTries)
    .returning('tries')
    .executeTakeFirst()
  return counted?.tries
}

export async function deleteOldTickets(db: Db, expired_before: Date) {
  await db.deleteFrom('tickets').where('expires_at', '<', expired_before).execute()
}

export async function endCodes(
  db: Db,
  {
    purpose,
    about,
    of_user,
    now,
  }: { purpose: string; about: string; of_user: string | undefined; now: Date },
) {
  await db
    .updateTable('tickets')
    .set({ used_at: now })
    .where('purpose', '=', purpose)
    .where(sql`data ->> 'about'`, '=', about)
    .where('user_id', 'is not distinct from', of_user ?? null)
    .where('used_at', 'is', null)
    .execute()
}

export async function endTickets(
  db: Db,
  { purpose, user_id, now }: { purpose: string; user_id: string; now: Date },
) {
  await db
    .updateTable('tickets')
    .set({ used_at: now })
    .where('purpose', '=', purpose)
    .where('user_id', '=', user_id)
    .where('used_at', 'is', null)
    .execute()
}

/** Deletes the tickets of somebody, and those that were sent to an address or a number of theirs. */
export async function deleteTicketsAbout(
  db: Db,
  { id, pattern }: { id: string; pattern: string },
): Promise<void> {
  await db
    .deleteFrom('tickets')
    .where(({ or, eb }) =>
      or([
        eb('user_id', '=', id),
        sql<boolean>`position(${id} in data::text) > 0`,
        ...(pattern === '' ? [] : [sql<boolean>`data::text ~* ${pattern}`]),
      ]),
    )
    .execute()
}

/** Adds to the data of an open ticket, unless it holds any of it already. Returns whether it did. */
export async function mergeTicketData(
  db: Db,
  { purpose, secret_hash, data, now }: At & { readonly data: object },
): Promise<boolean> {
  const { rows } = await sql`
    update tickets set data = data || ${JSON.stringify(data)}::jsonb
    where purpose = ${purpose} and secret_hash = ${secret_hash}
      and used_at is null and expires_at > ${now}::timestamptz
      and not jsonb_exists_any(data, ${Object.keys(data)}::text[])
    returning id`.execute(db)
  return rows.length > 0
}

/** Ends tickets of several users, of these purposes. */
export async function endTicketsOf(
  db: Db,
  at: {
    readonly purposes: readonly string[]
    readonly user_ids: readonly string[]
    readonly now: Date
  },
): Promise<void> {
  await sql`
    update tickets set used_at = ${at.now}::timestamptz
    where used_at is null and purpose = any(${[...at.purposes]}::text[])
      and user_id = any(${[...at.user_ids]}::uuid[])`.execute(db)
}
