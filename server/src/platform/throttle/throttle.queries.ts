import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'

/** Locks these keys for counting until the transaction ends; in one order, to avoid deadlocks. */
export async function lockKeys(db: Db, keys: readonly string[]) {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(key, 0))
    from (select key from unnest(${keys}::text[]) as key order by key) as sorted`.execute(db)
}

export type Counted = {
  readonly key_hash: string
  readonly requests: number
  readonly first_at: Date | null
}

/** Counts the requests under each key since its moment, and finds the first. */
export async function countSince(
  db: Db,
  keys: readonly { readonly key_hash: string; readonly since: Date }[],
): Promise<readonly Counted[]> {
  const hashes = keys.map(({ key_hash }) => key_hash)
  const moments = keys.map(({ since }) => since.toISOString())
  const { rows } = await sql<Counted>`
    select asked.key_hash, count(counted.id)::int as requests, min(counted.happened_at) as first_at
    from unnest(${hashes}::text[], ${moments}::timestamptz[]) as asked (key_hash, since)
    left join counted_requests as counted
      on counted.key_hash = asked.key_hash and counted.happened_at > asked.since
    group by asked.key_hash`.execute(db)
  return rows
}

export async function insertRequests(
  db: Db,
  { keys, now }: { keys: readonly string[]; now: Date },
) {
  await db
    .insertInto('counted_requests')
    .values(keys.map((key_hash) => ({ id: newId(), key_hash, happened_at: now })))
    .execute()
}

export async function deleteRequests(db: Db, before: Date) {
  await db.deleteFrom('counted_requests').where('happened_at', '<', before).execute()
}

/** Deletes the counts under these keys. */
export async function deleteRequestsBy(db: Db, hashes: readonly string[]) {
  await db.deleteFrom('counted_requests').where('key_hash', 'in', hashes).execute()
}
