import type { auth } from '@learngrove/contract/auth'
import type { Input } from '@learngrove/contract/route'
import { changedLetter } from '#auth/auth.emails.ts'
import { releaseAttempt } from '#auth/auth.queries.ts'
import { countAttempt } from '#auth/auth.throttle.ts'
import { deleteSessions } from '#auth/sessions/sessions.queries.ts'
import { postLetter } from '#mail/send-email.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { assertStrong } from '#platform/passwords/password-strength.ts'
import { checkPassword, hashPassword } from '#platform/passwords/passwords.ts'
import { findCredentials, replacePassword } from '#users/users.credentials.queries.ts'
import { dropLinks } from './new-password.links.ts'

type Change = Input<typeof auth.changePassword>['body']

/**
 * Changes the caller's password and ends every other session. Guesses at the old one are throttled
 * like a sign-in.
 */
export async function changePassword(
  context: Context<'any'>,
  { password, new_password }: Change,
): Promise<void> {
  const { actor, school_id, now } = context
  const { id } = actor
  const { tried } = await countAttempt(context, {
    who: { id },
    name: `password of ${id}`,
    school_id,
  })
  const user = await findCredentials(context.db, id)
  const old_hash = user?.password_hash
  if (!user || !(await checkPassword(password, old_hash)) || !old_hash) {
    throw new AppError('WRONG_PASSWORD')
  }
  await releaseAttempt(context.db, tried)
  const { first_name, last_name, username, email } = user
  await assertStrong(new_password, [first_name, last_name, username, email])
  const new_hash = await hashPassword(new_password)
  await transaction(context.db, async (db) => {
    if (!(await replacePassword(db, { id, old_hash, new_hash }))) {
      throw new AppError('WRONG_PASSWORD')
    }
    await deleteSessions(db, { user_id: id, except_hash: actor.token_hash })
    await dropLinks(db, { user_id: id, now })
    const event = { action: 'password_changed', school_id, actor_id: id, subject_id: id } as const
    await audit(db, { ...event, now })
    if (email === null) return
    const letter = { recipient: email, school_id, words: changedLetter({ first_name }) }
    await postLetter({ ...context, db }, letter)
  })
}
