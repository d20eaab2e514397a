import type { accounts } from '@learngrove/contract/accounts'
import { usualReading } from '@learngrove/contract/reading'
import { userRole } from '@learngrove/contract/roles'
import type { Output } from '@learngrove/contract/route'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database.ts'

/** Where a user's picture is served, under a key that changes with the picture; null without one. */
export const pictureUrl = sql<string | null>`
  case when users.profile_pic_file_id is not null
    then '/api/v1/users/' || users.id || '/profile-pic?key=' || users.picture_key end`

/** Tells whether they are on the free tier and hold no full course: a paid one may have ended. */
export const isOnFreeTier = sql<boolean>`
  (users.is_free_tier and not exists (
    select 1 from enrolments where student_id = users.id
      and (ends_at > now() or (ends_at is null and not is_free))))`

/**
 * Tells whether the account waits for a grown-up's consent. A school's consent covers the students
 * of its classes.
 */
export const awaitsConsent = sql<boolean>`
  (users.consent_awaited_since is not null and not exists (
    select from class_members where user_id = users.id))`

/** How somebody reads who has chosen nothing. */
const usual = sql.lit(JSON.stringify(usualReading))
/**
 * Tells whether a student is in a class that is switched on, or was never in one. A student whose
 * classes are all switched off may not sign in, as when the school is.
 */
export const hasClassOrNone = sql<boolean>`
  (users.user_role_id <> ${sql.lit(userRole.student)} or not exists (
    select from class_members where user_id = users.id) or exists (
    select from class_members join classes on classes.id = class_members.class_id
    where user_id = users.id and classes.is_active))`

/** The columns of a user as they and their browser see themselves, from `users` and `schools`. */
export const userColumns = sql`
  users.id, username, email, first_name, last_name, user_role_id, teacher_role_id,
  academic_level_id, last_logged_in, ${isOnFreeTier} as is_free_tier,
  ${awaitsConsent} as awaits_consent, ${usual}::jsonb || users.reading as reading, schools.name as school_name,
  ${pictureUrl} as profile_pic_url,
  json_build_object('has_agreed_policy', has_agreed_policy, 'is_support', is_support,
    'is_sub_admin', is_sub_admin) as flag,
  json_build_object('learning_path_disabled', learning_path_disabled,
    'idle_minutes', idle_minutes) as school_flags`

/** A user as they and their browser see themselves. */
export type KnownUser = Output<typeof accounts.agreePolicy>

export async function readUser(db: Db, id: string): Promise<KnownUser> {
  const { rows } = await sql<KnownUser>`
    select ${userColumns} from users join schools on schools.id = users.school_id
    where users.id = ${id}`.execute(db)
  const [user] = rows
  if (!user) throw new Error(`There is no user ${id}`)
  return user
}

/** Reads what only the user themselves may also see. */
export async function readOwnUser(
  db: Db,
  id: string,
): Promise<Output<typeof accounts.information>> {
  const { rows } = await sql<Output<typeof accounts.information>>`
    select ${userColumns}, pending_email, mobile_number
    from users join schools on schools.id = users.school_id
    where users.id = ${id}`.execute(db)
  const [user] = rows
  if (!user) throw new Error(`There is no user ${id}`)
  return user
}

/**
 * Returns the part of a statement that records a sign-in and returns the user's id. For a password
 * it holds only while the hash that was checked is still there, so a change in between refuses the
 * old one. `also` is a further condition, as `and …`.
 */
export const signsIn = (
  id: string,
  now: Date,
  password_hash?: string | null,
  also: RawBuilder<unknown> = sql``,
) => sql`
  update users set last_logged_in = ${now}::timestamptz
  where id = ${id}::uuid ${password_hash ? sql`and password_hash = ${password_hash}` : sql``} ${also}
  returning id`
