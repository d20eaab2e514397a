import type { auth } from '@learngrove/contract/auth'
import { policyVersion } from '@learngrove/contract/policy'
import type { Input, Output } from '@learngrove/contract/route'
import { beginSession } from '#auth/auth.begin-session.ts'
import { signupCounts } from '#auth/auth.limits.ts'
import { hostSchool } from '#auth/sessions/sessions.host-school.ts'
import { assertLevel } from '#courses/courses.level.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { assertStrong } from '#platform/passwords/password-strength.ts'
import { hashPassword } from '#platform/passwords/passwords.ts'
import { countRequest } from '#platform/throttle/throttle.ts'
import { platformSchoolId } from '#schools/schools.platform.ts'
import { isUsernameTaken } from '#users/users.credentials.queries.ts'
import { mailSignUp } from './mail-signup.ts'
import { addAccount, type Typed } from './new-account.ts'

type SignUp = typeof auth.signup

/**
 * Signs up a student or a parent. Without an e-mail address they are signed in at once. With one
 * there is no account until the mailed link is opened, and nothing shows whether the address is
 * taken. On a school's own site they belong to that school, else to the platform's own.
 */
export async function signUp(
  context: Context<'public'>,
  { body, query }: Input<SignUp>,
): Promise<Output<SignUp>> {
  const { now, address } = context
  const { email, password, policy_version, referral_code: _, ...named } = body
  if (policy_version !== policyVersion) throw new AppError('POLICY_CHANGED')
  await countRequest(context.db, signupCounts(address, email), now)
  const { first_name, last_name, username, academic_level_id } = named
  await assertStrong(password, [first_name, last_name, username, email])
  const password_hash = await hashPassword(password)
  const typed: Typed = {
    ...named,
    school_id: (await hostSchool(context)) ?? platformSchoolId,
    password_hash,
    is_free_tier: query.is_free_tier ?? false,
    policy_version,
  }
  if (email === undefined) return enterNew(context, typed)
  // Refuses now what the account would find out only later, while it can still be corrected.
  if (academic_level_id !== undefined) await assertLevel(context.db, academic_level_id)
  if (username !== undefined && (await isUsernameTaken(context.db, username))) {
    throw new AppError('USERNAME_TAKEN')
  }
  await mailSignUp(context, { ...typed, email })
  return { look_in_mail: true }
}

function enterNew(context: Context<'public'>, typed: Typed) {
  const account = {
    id: newId(),
    school_id: typed.school_id,
    user_role_id: typed.user_role_id,
  }
  const whole = { ...typed, id: account.id, pending_email: null, may_rename: false }
  const spend = (db: Context['db']) => addAccount({ ...context, db }, whole)
  return beginSession(context, { account, spend }, { way: 'signup' })
}
