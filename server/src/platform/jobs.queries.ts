import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Clears from the records of jobs what would identify somebody, such as an address that a mail server refused. */
export async function clearJobsAbout(db: Db, pattern: string): Promise<void> {
  if (pattern === '') return
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('pgboss.job') is not null as exists`.execute(db)
  if (!rows[0]?.exists) return
  await sql`update pgboss.job set output = null where output::text ~* ${pattern}`.execute(db)
}
