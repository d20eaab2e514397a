import { putAtLevel } from '#courses/courses.level.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { addUser, type NewUser } from '#users/users.accounts.ts'
import { consentAtSignUp, consentTexts, giveConsent } from '#users/users.consents.ts'
import { makeUsername } from './sign-up.username.ts'

/** How many generated names may be taken before it is a fault. */
const mostTries = 5

/** What somebody typed to sign up, as it is kept until there is an account. */
export type Typed = {
  readonly school_id: string
  readonly user_role_id: number
  readonly first_name: string
  readonly last_name: string
  readonly username?: string | undefined
  readonly password_hash: string
  readonly academic_level_id?: string | undefined
  readonly is_free_tier: boolean
  /** The version of the terms and the privacy policy that they agreed to. */
  readonly policy_version: string
}

type NewAccount = Typed & {
  readonly id: string
  /** The address that becomes theirs once it is confirmed. */
  readonly pending_email: string | null
  /** Tells whether another name is generated if theirs is taken; else it is refused with `USERNAME_TAKEN`. */
  readonly may_rename: boolean
}

/** Adds the account of somebody who signed up, with their consent, in the caller's transaction. */
export async function addAccount(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { academic_level_id, policy_version, username, may_rename, ...account }: NewAccount,
): Promise<void> {
  const { id, school_id, user_role_id, is_free_tier } = account
  const rest = { ...consentAtSignUp(user_role_id, now), has_agreed_policy: true, created_at: now }
  await addNamed(db, { ...account, ...rest }, { username, may_rename })
  if (academic_level_id !== undefined) await putAtLevel(db, { id, academic_level_id, now })
  const event = { school_id, actor_id: id, subject_id: id, now }
  await audit(db, { action: 'signed_up', ...event, data: { is_free_tier } })
  const text = { text_name: consentTexts.terms, text_version: policy_version }
  await giveConsent(db, { given_by: id, given_for: id, ...text, now })
  await audit(db, { action: 'consent_given', ...event, data: text })
}

type Naming = Pick<NewAccount, 'username' | 'may_rename'>

/** Adds the row under the name that was asked for, else under a generated one. */
async function addNamed(db: Db, user: NewUser, { username, may_rename }: Naming): Promise<void> {
  if (username !== undefined) {
    if (await addUser(db, { ...user, username })) return
    if (!may_rename) throw new AppError('USERNAME_TAKEN')
  }
  for (let tries = 0; tries < mostTries; tries++) {
    if (await addUser(db, { ...user, username: makeUsername(user.first_name, tries) })) return
  }
  throw new Error('Every name that was made is taken')
}
