import type { auth } from '@learngrove/contract/auth'
import type { Output } from '@learngrove/contract/route'
import { audit } from '#admin/admin.audit.ts'
import type { Context } from '#platform/context.ts'
import { type Db, transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { hashOf } from '#platform/ids.ts'
import { type Account, insertFailures, insertSignIn } from './auth.queries.ts'
import { newToken } from './auth.sessions.ts'
import { deviceOf } from './device.ts'
import { hostSchool } from './host-school.ts'
import type { Doors } from './slow-down.ts'

/** What every way in comes to, unless it refuses: an account, and what is still to be done for it. */
export type Entry = {
  readonly account: Omit<Account, 'password_hash'>
  /** What a refusal at the door is counted by. */
  readonly doors: Doors
  /** Where the way was a password: the hash that it fitted. */
  readonly password_hash?: string | null
  /** Uses up what was shown, in the transaction of the sign-in, and throws if somebody was faster. */
  readonly spend?: (tx: Db) => Promise<unknown>
}

type SignedIn = Output<typeof auth.login>

/** The common end of every way in: the door for one role, the session, and what is written down about it. */
export async function enter(
  context: Context<'public'>,
  { account, doors, password_hash, spend }: Entry,
  { way, login_role }: { way: string; login_role?: number | undefined },
): Promise<SignedIn> {
  const { db, now, user_agent } = context
  const refusal = { doors, way, account, code: 'WRONG_CREDENTIALS' } as const
  if (login_role !== undefined && account.user_role_id !== login_role) {
    return turnAway(context, refusal)
  }
  const access_token = newToken()
  const token_hash = hashOf(access_token)
  const row = { account, password_hash, token_hash, device: deviceOf(user_agent), way, now }
  const user = spend
    ? await transaction(db, async (tx) => {
        await spend(tx)
        return insertSignIn(tx, row)
      })
    : await insertSignIn(db, row)
  if (!user) return turnAway(context, refusal)
  return { ...user, access_token }
}

type Refusal = {
  readonly doors: Doors
  readonly way: string
  /** Whom it was tried for, where there is such an account. */
  readonly account: Pick<Account, 'id' | 'school_id'> | undefined
  readonly code: 'WRONG_CREDENTIALS' | 'LINK_EXPIRED' | 'PROVIDER_REFUSED'
}

/** Refuses somebody at the door: it is counted, written down, and takes the same work for whomever it was tried. */
export async function turnAway(
  context: Context<'public'>,
  { doors, way, account, code }: Refusal,
): Promise<never> {
  const { db, now } = context
  const here = await hostSchool(context)
  const school_id = account?.school_id ?? here ?? null
  await transaction(db, async (tx) => {
    await insertFailures(tx, { keys: Object.values(doors), now })
    const subject_id = account?.id ?? null
    const event = { action: 'sign_in_failed', school_id, actor_id: null, subject_id } as const
    await audit(tx, { ...event, data: { way }, now })
  })
  throw new AppError(code)
}
