import { sql } from 'kysely'
import type { Actor } from '#platform/context.ts'
import type { Db } from '#platform/database.ts'
import { canReadStudent } from '#users/users.policy.queries.ts'

type Found = { id: string; first_name: string; last_name: string; user_role_id: number }

/** Finds the user with this address, if the actor is one who may read their work, or is that user. */
export async function selectVisibleByEmail(
  db: Db,
  { email, actor }: { email: string; actor: Actor },
): Promise<Found[]> {
  const student = { id: sql.ref('users.id'), school_id: sql.ref('users.school_id') }
  const { rows } = await sql<Found>`
    select id, first_name, last_name, user_role_id from users
    where lower(email) = lower(${email}) and is_active
      and ${canReadStudent(actor, student)}`.execute(db)
  return rows
}
