import { type Insertable, sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'

/** Adds a consent unless the same was given before. Two at once are told apart only under a lock of the giver. */
export async function insertConsentOnce(
  db: Db,
  { id, given_by, given_for, text_name, text_version, given_at }: Insertable<Tables['consents']>,
): Promise<{ id: string } | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into consents (id, given_by, given_for, text_name, text_version, given_at)
    select ${id}::uuid, ${given_by}::uuid, ${given_for}::uuid, ${text_name}, ${text_version},
      ${given_at}::timestamptz
    where not exists (
      select from consents
      where given_by = ${given_by}::uuid and given_for = ${given_for}::uuid
        and text_name = ${text_name} and text_version = ${text_version})
    returning id`.execute(db)
  return rows[0]
}
