import type { auth } from '@learngrove/contract/auth'
import { policyVersion } from '@learngrove/contract/policy'
import type { Input, Output } from '@learngrove/contract/route'
import { audit } from '#admin/admin.audit.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { platformSchoolId } from '#schools/schools.platform.ts'
import { addUser, type NewUser } from '#users/users.accounts.ts'
import { consentAtSignUp, consentTexts, giveConsent } from '#users/users.consents.ts'
import { putAtLevel } from '#users/users.level.ts'
import { hashPassword } from './auth.passwords.ts'
import { countRequest } from './auth.requests.ts'
import { assertStrong } from './auth.strength.ts'
import { mailVerification } from './auth.verify-email.ts'
import { enter } from './enter.ts'
import { hostSchool } from './host-school.ts'
import { signupCounts } from './limits.ts'
import { makeUsername } from './make-username.ts'

type SignUp = typeof auth.signup

/** How many made names may turn out to be taken before it is a fault. */
const mostTries = 5

/**
 * Signs up a student or a parent, and signs them in. On a school's own site they belong to that
 * school, else to the platform's own. Their e-mail address waits until its link is opened, and
 * whether it is taken shows in nothing.
 */
export async function signUp(
  context: Context<'public'>,
  { body, query }: Input<SignUp>,
): Promise<Output<SignUp>> {
  const { now, address } = context
  const { first_name, last_name, user_role_id, email, academic_level_id } = body
  if (body.policy_version !== policyVersion) throw new AppError('POLICY_CHANGED')
  await countRequest(context.db, signupCounts(address, email !== undefined), now)
  await assertStrong(body.password, [first_name, last_name, body.username, email])
  const password_hash = await hashPassword(body.password)
  const account = {
    id: newId(),
    school_id: (await hostSchool(context)) ?? platformSchoolId,
    user_role_id,
  }
  const { id, school_id } = account
  const is_free_tier = query.is_free_tier ?? false
  return enter(
    context,
    {
      account,
      spend: async (db) => {
        const names = { first_name, last_name, pending_email: email ?? null }
        const rest = {
          password_hash,
          has_agreed_policy: true,
          is_free_tier,
          created_at: now,
          ...consentAtSignUp(user_role_id, now),
        }
        const username = await addNamed(db, { ...account, ...names, ...rest }, body.username)
        if (academic_level_id !== undefined) await putAtLevel(db, { id, academic_level_id, now })
        const event = { school_id, actor_id: id, subject_id: id, now }
        await audit(db, { action: 'signed_up', ...event, data: { is_free_tier } })
        const text = { text_name: consentTexts.terms, text_version: policyVersion }
        await giveConsent(db, { given_by: id, given_for: id, ...text, now })
        await audit(db, { action: 'consent_given', ...event, data: text })
        if (email !== undefined) {
          const unverified = { ...account, username, email, now }
          await mailVerification({ ...context, db }, unverified)
        }
      },
    },
    { way: 'signup' },
  )
}

/** Adds the account under the name that was asked for, else under one that is made. */
async function addNamed(db: Db, user: NewUser, asked?: string): Promise<string> {
  if (asked !== undefined) {
    if (!(await addUser(db, { ...user, username: asked }))) throw new AppError('USERNAME_TAKEN')
    return asked
  }
  for (let tries = 0; tries < mostTries; tries++) {
    const username = makeUsername(user.first_name, tries)
    if (await addUser(db, { ...user, username })) return username
  }
  throw new Error('Every name that was made is taken')
}
