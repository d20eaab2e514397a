import type { auth } from '@learngrove/contract/auth'
import type { Output } from '@learngrove/contract/route'
import { needSecondFactor } from '#auth/second-factor/second-factor.need.ts'
import { deviceOf } from '#auth/sessions/device.ts'
import { hostSchool } from '#auth/sessions/sessions.host-school.ts'
import { placesOf } from '#auth/sessions/sessions.places.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { type Db, transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { hashOf, newToken } from '#platform/ids.ts'
import { type Account, type CountedAttempt, insertSignIn, releaseAttempt } from './auth.queries.ts'

/** Holds what every way to sign in finds, unless it refuses: an account, and what is still to do for it. */
export type Entry = {
  readonly account: Omit<Account, 'password_hash'>
  /** The attempt that was counted before, where the way can be guessed; it is given back once it succeeds. */
  readonly tried?: CountedAttempt
  /** The hash that the password matched, where the way was a password. */
  readonly password_hash?: string | null
  /** Uses up the credential in the transaction of the sign-in; throws if somebody else was faster. */
  readonly spend?: (tx: Db) => Promise<unknown>
  /** Tells whether this is the second step, which follows the first. */
  readonly is_second?: boolean
}

type SignedIn = Output<typeof auth.login>

/**
 * Begins a session for an account that has shown who it is: checks the role, starts the session and
 * writes the audit. An account with a second factor gets no session from the first step alone; it
 * is refused with `SECOND_FACTOR_NEEDED` and a ticket for the second.
 */
export async function beginSession(
  context: Context<'public'>,
  { account, tried, password_hash, spend, is_second = false }: Entry,
  { way, login_role }: { way: string; login_role?: number | undefined },
): Promise<SignedIn> {
  const { db, actor, now, user_agent } = context
  const code = is_second ? 'SIGN_IN_EXPIRED' : 'WRONG_CREDENTIALS'
  const refusal = { way, account, code } as const
  if (login_role !== undefined && account.user_role_id !== login_role) {
    return refuseSignIn(context, refusal)
  }
  const access_token = newToken()
  const token_hash = hashOf(access_token)
  const device = deviceOf(user_agent)
  const places = placesOf(context)
  const made = { token_hash, device, replaces: actor?.token_hash, places }
  const row = { account, password_hash, way, is_second, tried, ...made, now }
  const start = async (tx: Db) => {
    const user = await insertSignIn(tx, row)
    if (user) return { user }
    const ticket = await needSecondFactor(tx, row)
    if (ticket !== undefined && tried) await releaseAttempt(tx, tried)
    return { ticket }
  }
  const begun = spend
    ? await transaction(db, async (tx) => {
        await spend(tx)
        return start(tx)
      })
    : await start(db)
  if (begun.user) return { ...begun.user, access_token }
  const { ticket } = begun
  if (ticket === undefined) return refuseSignIn(context, refusal)
  throw new AppError('SECOND_FACTOR_NEEDED', { ticket })
}

type Refusal = {
  readonly way: string
  /** The account that the attempt was for, if there is one. */
  readonly account: Pick<Account, 'id' | 'school_id'> | undefined
  readonly code: 'WRONG_CREDENTIALS' | 'LINK_EXPIRED' | 'PROVIDER_REFUSED' | 'SIGN_IN_EXPIRED'
}

/** Refuses a sign-in: writes the audit, and takes the same work whether the account exists or not. */
export async function refuseSignIn(
  context: Context<'public'>,
  { way, account, code }: Refusal,
): Promise<never> {
  const { db, now } = context
  const here = await hostSchool(context)
  const school_id = account?.school_id ?? here ?? null
  const subject_id = account?.id ?? null
  const event = { action: 'sign_in_failed', school_id, actor_id: null, subject_id } as const
  await audit(db, { ...event, data: { way }, now })
  throw new AppError(code)
}
