import { findStart } from '#auth/second-factor/second-factor.queries.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { checkPassword } from '#platform/passwords/passwords.ts'
import { findCredentials } from '#users/users.credentials.queries.ts'
import { releaseAttempt } from './auth.queries.ts'
import { countAttempt } from './auth.throttle.ts'

/** How long after signing in nobody is asked again who they are. */
const freshMs = 10 * 60_000

export async function isFresh({
  db,
  actor,
  now,
}: Pick<Context<'any'>, 'db' | 'actor' | 'now'>): Promise<boolean> {
  const started_at = await findStart(db, actor.token_hash)
  return started_at !== undefined && now.getTime() - started_at.getTime() < freshMs
}

/**
 * Makes sure that the owner asks, not somebody at a browser that was left open: they signed in just
 * now, or know the password. Guesses are throttled as they are when the password is changed.
 */
export async function checkOwner(context: Context<'any'>, password?: string): Promise<void> {
  if (await isFresh(context)) return
  const { db, actor, school_id } = context
  const user = await findCredentials(db, actor.id)
  if (!user?.password_hash || password === undefined) {
    throw new AppError(user?.password_hash ? 'WRONG_PASSWORD' : 'SIGN_IN_AGAIN')
  }
  const { id } = actor
  const { tried } = await countAttempt(context, {
    who: { id },
    name: `password of ${id}`,
    school_id,
  })
  if (!(await checkPassword(password, user.password_hash))) throw new AppError('WRONG_PASSWORD')
  await releaseAttempt(db, tried)
}
