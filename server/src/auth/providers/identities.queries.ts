import { type Insertable, sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'

export type Identity = {
  readonly provider: string
  readonly issuer: string
  readonly subject: string
}

type Owner = {
  readonly id: string
  readonly school_id: string
  readonly user_role_id: number
  /** Neither the account nor its school is switched off. */
  readonly is_active: boolean
}

const ownerColumns = sql`users.id, users.school_id, users.user_role_id,
  users.is_active and schools.is_active as is_active`

/** Finds the account that is linked to a provider's identity. */
export async function findByIdentity(
  db: Db,
  { provider, issuer, subject }: Identity,
): Promise<Owner | undefined> {
  const { rows } = await sql<Owner>`
    select ${ownerColumns}
    from identities
    join users on users.id = identities.user_id
    join schools on schools.id = users.school_id
    where provider = ${provider} and issuer = ${issuer} and subject = ${subject}`.execute(db)
  return rows[0]
}

/** Finds the account that owns a verified address, in any school. */
export async function findByAddress(db: Db, email: string): Promise<Owner | undefined> {
  const { rows } = await sql<Owner>`
    select ${ownerColumns}
    from users join schools on schools.id = users.school_id
    where lower(users.email) = ${email.toLowerCase()}`.execute(db)
  return rows[0]
}

/**
 * Links an identity to an account. Returns whether it did: it does not if the identity has an
 * account already, or the account another identity of the same provider.
 */
export async function insertIdentity(
  db: Db,
  identity: Insertable<Tables['identities']>,
): Promise<boolean> {
  const linked = await db
    .insertInto('identities')
    .values(identity)
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return linked !== undefined
}
