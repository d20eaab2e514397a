import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'

/** Deletes the attempts of visitors who gave one of these addresses, in lower case. */
export async function deleteGuestAttemptsBy(db: Db, addresses: readonly string[]): Promise<void> {
  await sql`delete from guest_attempts where lower(email) = any(${addresses}::text[])`.execute(db)
}
