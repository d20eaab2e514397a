import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'

/** Any number will do, as long as all our processes use the same. */
const lockSpace = 7_240_102

/** The lock that a process holds as long as its connection is open. */
const lockOf = (id: RawBuilder<unknown>) => sql`hashtextextended(${id}::text, ${lockSpace})`

/** Renews the lease of a process, holds its lock, and deletes processes whose lease ran out long ago. */
export async function renewLease(
  db: Db,
  { id, lease_s, kept_s }: { id: string; lease_s: number; kept_s: number },
) {
  await sql`
    with gone as (
      delete from instances where lease_until < now() - make_interval(secs => ${kept_s}) and id <> ${id}
    )
    insert into instances (id, lease_until)
    select ${id}::uuid, now() + make_interval(secs => ${lease_s})
    where pg_try_advisory_lock(${lockOf(sql`${id}`)}) is not null
    on conflict (id) do update set lease_until = excluded.lease_until`.execute(db)
}

/** Deletes the processes whose connection is closed: they died, and their leases need not run out. */
export async function forgetDead(db: Db, asked_by: string) {
  await sql`
    delete from instances where id <> ${asked_by} and not exists (
      select from pg_locks
      where locktype = 'advisory' and objsubid = 1
        and database = (select oid from pg_database where datname = current_database())
        and (classid::bigint << 32 | objid::bigint) = ${lockOf(sql.ref('instances.id'))}
    )`.execute(db)
}

export async function endLease(db: Db, id: string) {
  await db.deleteFrom('instances').where('id', '=', id).execute()
}

/** Tells, as SQL, whether the process of the column is gone. Nobody takes itself for dead. */
export const isGone = (column: 'chat_generations.instance_id', asked_by: string) => sql<boolean>`(
  ${sql.ref(column)} <> ${asked_by} and not exists (
    select from instances where instances.id = ${sql.ref(column)} and lease_until > now()
  )
)`
