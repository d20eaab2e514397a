import { type Caller, placesOf } from '#auth/sessions/sessions.places.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { countersOf } from './auth.attempt-limits.ts'
import { type Account, type CountedAttempt, insertAttempt, type Who } from './auth.queries.ts'

type Attempt = {
  readonly who: Who
  /** The name that somebody who guesses knows the account by, where guesses at one account can be told apart. */
  readonly name?: string
  readonly school_id: string | undefined
}

/**
 * Counts an attempt before it is made, so that guesses in parallel are no more than guesses in
 * sequence, and finds its account. An attempt that succeeds is given back; any other has failed.
 * Refuses with `TOO_MANY_REQUESTS`, uncounted, an attempt that comes too soon after many failures.
 */
export async function countAttempt(
  context: Caller & Pick<Context, 'db'>,
  { who, name, school_id }: Attempt,
): Promise<{ account: Account | undefined; tried: CountedAttempt }> {
  const { db, now, address, device } = context
  const doors = countersOf({ name, address, device })
  const places = placesOf(context)
  const { account, tried, wait_s } = await insertAttempt(db, { who, school_id, doors, places, now })
  if (wait_s > 0) throw new AppError('TOO_MANY_REQUESTS', { retry_after_s: wait_s })
  return { account, tried }
}
