import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Renews the lease of a process, and deletes processes whose lease ran out long ago. */
export async function renewLease(
  db: Db,
  { id, lease_s, kept_s }: { id: string; lease_s: number; kept_s: number },
) {
  await sql`
    with gone as (
      delete from instances where lease_until < now() - make_interval(secs => ${kept_s}) and id <> ${id}
    )
    insert into instances (id, lease_until) values (${id}, now() + make_interval(secs => ${lease_s}))
    on conflict (id) do update set lease_until = excluded.lease_until`.execute(db)
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
