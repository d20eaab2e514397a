import type { Db } from '#platform/database.ts'
import { contactsOf } from '#safeguarding/safeguarding.ts'

/** Lists the names of the contacts at a school who are told at once of what its students say; families have none. */
export async function namesTold(db: Db, school_id: string): Promise<string[]> {
  const contacts = await contactsOf(db, school_id)
  return contacts
    .filter(({ is_told_at_once }) => is_told_at_once)
    .map(({ first_name, last_name }) => `${first_name} ${last_name}`.trim())
}
