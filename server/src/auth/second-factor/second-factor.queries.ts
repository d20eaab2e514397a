import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'

type Of = { readonly user_id: string }

/** Reads what the second step asks of somebody, and which codes they have left. */
export async function readState(db: Db, { user_id }: Of) {
  const { rows } = await sql<{
    turned_on_at: Date | null
    recovery_codes_left: number
    school_requires: boolean
    has_password: boolean
  }>`
    select second_factors.turned_on_at, schools.requires_second_factor as school_requires,
      users.password_hash is not null as has_password,
      (select count(*)::int from recovery_codes
        where recovery_codes.user_id = users.id and used_at is null) as recovery_codes_left
    from users
    join schools on schools.id = users.school_id
    left join second_factors on second_factors.user_id = users.id
    where users.id = ${user_id}::uuid`.execute(db)
  return rows[0]
}

/** Tells whether an account has a second factor, if it may sign in by this password where there was one. */
export async function hasSecondFactor(
  db: Db,
  { user_id, password_hash }: Of & { readonly password_hash?: string | null | undefined },
): Promise<boolean> {
  const found = await db
    .selectFrom('second_factors')
    .innerJoin('users', 'users.id', 'second_factors.user_id')
    .select('user_id')
    .where('user_id', '=', user_id)
    .where('turned_on_at', 'is not', null)
    .$if(Boolean(password_hash), (query) => query.where('password_hash', '=', password_hash ?? ''))
    .executeTakeFirst()
  return found !== undefined
}

export function findFactor(db: Db, { user_id }: Of) {
  return db
    .selectFrom('second_factors')
    .select(['secret', 'turned_on_at', 'created_at'])
    .where('user_id', '=', user_id)
    .executeTakeFirst()
}

/** Keeps the secret of a set-up in place of an earlier one. Returns whether no second factor was turned on. */
export async function keepSecret(
  db: Db,
  { user_id, secret, now }: Of & { readonly secret: string; readonly now: Date },
): Promise<boolean> {
  const kept = await db
    .insertInto('second_factors')
    .values({ user_id, secret, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret, created_at: now })
        .where('second_factors.turned_on_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  return kept !== undefined
}

type Step = Of & { readonly secret: string; readonly step: number }

/** Turns it on, if the secret that was checked is still the current one. Returns whether it did. */
export async function turnOn(
  db: Db,
  { user_id, secret, step, now }: Step & { readonly now: Date },
): Promise<boolean> {
  const turned = await db
    .updateTable('second_factors')
    .set({ turned_on_at: now, last_step: step })
    .where('user_id', '=', user_id)
    .where('secret', '=', secret)
    .where('turned_on_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return turned !== undefined
}

/** Uses up the code of a time step, and all before it. Of two who show it at once, one succeeds. */
export async function claimStep(db: Db, { user_id, secret, step }: Step): Promise<boolean> {
  const claimed = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', user_id)
    .where('secret', '=', secret)
    .where('turned_on_at', 'is not', null)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst()
  return claimed !== undefined
}

export async function claimRecoveryCode(
  db: Db,
  { user_id, code_hash, now }: Of & { readonly code_hash: string; readonly now: Date },
): Promise<boolean> {
  const claimed = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', user_id)
    .where('code_hash', '=', code_hash)
    .where('used_at', 'is', null)
    .returning('code_hash')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Replaces somebody's recovery codes with these. */
export async function replaceRecoveryCodes(
  db: Db,
  { user_id, code_hashes }: Of & { readonly code_hashes: readonly string[] },
) {
  await db.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute()
  const rows = code_hashes.map((code_hash) => ({ user_id, code_hash }))
  await db.insertInto('recovery_codes').values(rows).execute()
}

export async function deleteFactor(db: Db, { user_id }: Of) {
  await db.deleteFrom('second_factors').where('user_id', '=', user_id).execute()
}

/** Finds when a session began. */
export async function findStart(db: Db, token_hash: string): Promise<Date | undefined> {
  const found = await db
    .selectFrom('sessions')
    .select('created_at')
    .where('token_hash', '=', token_hash)
    .executeTakeFirst()
  return found?.created_at
}
