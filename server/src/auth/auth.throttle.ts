import { type Caller, placesOf } from '#auth/sessions/sessions.places.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { doorsOf } from './auth.attempt-limits.ts'
import { type Account, countTry, type Tried, type Who } from './auth.queries.ts'

type Knock = {
  readonly who: Who
  /** What the account is known by to whoever guesses, where guessing at one account can be told. */
  readonly name?: string
  readonly school_id: string | undefined
}

/**
 * Counts a try before it is made, so that guesses made at once are not more than those made one after
 * the other, and finds the account that it is for. Whoever is let in gets the try back; whoever is not
 * has failed. Refuses with `TOO_MANY_REQUESTS` what comes too soon after many failures, uncounted.
 */
export async function knock(
  context: Caller & Pick<Context, 'db'>,
  { who, name, school_id }: Knock,
): Promise<{ account: Account | undefined; tried: Tried }> {
  const { db, now, address, device } = context
  const doors = doorsOf({ name, address, device })
  const places = placesOf(context)
  const { account, tried, wait_s } = await countTry(db, { who, school_id, doors, places, now })
  if (wait_s > 0) throw new AppError('TOO_MANY_REQUESTS', { retry_after_s: wait_s })
  return { account, tried }
}
