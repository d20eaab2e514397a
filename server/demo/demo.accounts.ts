import type { Db } from '#platform/database.ts'
import { accounts } from './people.ts'

/** Whether somebody can sign in with one of its accounts. */
export async function hasDemo(db: Db): Promise<boolean> {
  const emails = accounts.map(({ email }) => email)
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('email', 'in', emails)
    .where('is_active', '=', true)
    .executeTakeFirst()
  return found !== undefined
}
