import { lastYearUnder13 } from '@learngrove/contract/families.consent'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'
import { awaitsConsent } from './users.queries.ts'

/** Adds a consent unless the same was given before. Only a lock on the giver keeps two at once apart. */
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

/** A consent of a grown-up without an account. */
export type MailedConsent = {
  readonly id: string
  readonly given_for: string
  readonly giver_name: string
  readonly giver_email: string
  readonly text_name: string
  readonly text_version: string
  readonly given_at: Date
}

export async function insertMailedConsent(db: Db, consent: MailedConsent): Promise<void> {
  await db
    .insertInto('consents')
    .values({ ...consent, given_by: null, way: 'mail' })
    .execute()
}

/** Opens an account that waits for a consent, or might have to. Returns whether it was closed until now. */
export async function openWithConsent(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ was_shut: boolean }>`
    with known as (
      select id, consent_awaited_since is not null as was_shut from users
      where id = ${id}::uuid and consent_state in ('of_age', 'unasked', 'awaited') for update
    )
    update users set consent_state = 'given', consent_awaited_since = null
    from known where users.id = known.id
    returning was_shut`.execute(db)
  return rows[0]?.was_shut ?? false
}

/** Returns, as SQL, the consent state of somebody who signed up by themselves, by their school year. */
const stateAt = (position: typeof positionOfUser) => sql`
  case when ${position} is null then 'unasked'
    when ${position} <= ${lastYearUnder13}::int then 'awaited' else 'of_age' end`

const positionOfUser = sql<number | null>`
  (select position from academic_levels where id = users.academic_level_id)`

/**
 * Decides again whether a consent is needed, by the school year that a student has just been given.
 * A later year opens no account that waits for a consent; a year below 13 closes one that nobody
 * has agreed to.
 */
export async function judgeByLevel(db: Db, { id, now }: { id: string; now: Date }): Promise<void> {
  await shutUnless(db, sql`users.consent_state in ('unasked', 'of_age')`, { id, now })
}

/**
 * Closes an account again that was opened by a guardian who has just been removed, unless somebody
 * else has agreed to it as well.
 */
export async function withdrawConsent(
  db: Db,
  { child_id, now }: { child_id: string; now: Date },
): Promise<void> {
  const isTheirsAlone = sql`users.consent_state = 'given' and not exists (
    select from consents
    where given_for = users.id and given_by is distinct from users.id and not exists (
      select from removed_guardians
      where parent_id = given_by and child_id = users.id and not exists (
        select from guardians
        where guardians.parent_id = given_by and guardians.child_id = users.id)))`
  await shutUnless(db, isTheirsAlone, { id: child_id, now })
}

async function shutUnless(db: Db, condition: RawBuilder<unknown>, { id, now }: Judged) {
  await sql`
    update users
    set consent_state = ${stateAt(positionOfUser)},
      consent_awaited_since = case when ${stateAt(positionOfUser)} <> 'of_age'
        then coalesce(consent_awaited_since, ${now}::timestamptz) end
    where id = ${id}::uuid and ${condition}`.execute(db)
}

type Judged = { readonly id: string; readonly now: Date }

/** Finds the state of somebody's consent, and since when it is waited for. */
export async function findConsentState(db: Db, id: string) {
  const { rows } = await sql<{
    awaits_consent: boolean
    is_year_missing: boolean
    since: Date | null
  }>`
    select ${awaitsConsent} as awaits_consent, consent_state = 'unasked' as is_year_missing,
      consent_awaited_since as since
    from users where id = ${id}::uuid`.execute(db)
  return rows[0]
}

/** Deletes an account that still waits for a consent, with all its data. Returns its school if it did. */
export async function deleteWaiting(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ school_id: string }>`
    delete from users where id = ${id}::uuid and ${awaitsConsent}
    returning school_id`.execute(db)
  return rows[0]?.school_id
}

/** Deletes the accounts that have waited for a consent since before a moment. */
export async function deleteWaitingSince(db: Db, before: Date): Promise<void> {
  await sql`
    delete from users where consent_awaited_since < ${before}::timestamptz and ${awaitsConsent}
  `.execute(db)
}

/** Finds the child that a grown-up is asked for, while its account waits. */
export async function findWaiting(db: Db, id: string) {
  const { rows } = await sql<{
    first_name: string
    username: string | null
    academic_level_name: string | null
  }>`
    select first_name, username,
      (select name from academic_levels where id = users.academic_level_id) as academic_level_name
    from users where id = ${id}::uuid and is_active and ${awaitsConsent}`.execute(db)
  return rows[0]
}
