import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'

/** Finds what a person has filled in so far, their school year, and whether they are the guardian of a child. */
export async function findOnboarding(db: Db, user_id: string) {
  const { rows } = await sql<{
    fields: unknown
    academic_level_id: string | null
    has_child: boolean
  }>`
    select (select academic_level_id from users where id = ${user_id}::uuid),
      (select fields from onboardings where user_id = ${user_id}::uuid) as fields,
      exists (select from guardians where parent_id = ${user_id}::uuid) as has_child`.execute(db)
  return rows[0]
}

export async function upsertOnboarding(
  db: Db,
  { user_id, fields, now }: { user_id: string; fields: object; now: Date },
) {
  const kept = { fields: JSON.stringify(fields), updated_at: now }
  await db
    .insertInto('onboardings')
    .values({ user_id, ...kept })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(kept))
    .execute()
}
