import { recoveryCounts, secondFactorCounts } from '#auth/auth.limits.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { countRequest } from '#platform/throttle/throttle.ts'
import { invalid } from '#platform/zod.ts'
import { claimRecoveryCode, claimStep, findFactor } from './second-factor.queries.ts'
import { recoveryHash, unseal } from './second-factor.secrets.ts'
import { findStep } from './second-factor.totp.ts'

/** Holds one of the two: a code of the app, or a recovery code. */
export type Shown = {
  readonly code?: string | undefined
  readonly recovery_code?: string | undefined
}

type World = Pick<Context, 'db' | 'now' | 'secret_key'>

/** Counts an attempt before it is made, and refuses the one too many. Do not call it inside a transaction. */
export async function countProof(
  { db, now }: Pick<World, 'db' | 'now'>,
  user_id: string,
  { code, recovery_code }: Shown,
): Promise<void> {
  if ((code === undefined) === (recovery_code === undefined)) {
    throw invalid('code', 'Send either this or a recovery code')
  }
  const counts = code === undefined ? recoveryCounts(user_id) : secondFactorCounts(user_id)
  await countRequest(db, counts, now)
}

/**
 * Uses up a code in the transaction of what it is shown for, or refuses with `WRONG_CODE`. A code
 * as old as the last accepted one, or older, is refused.
 */
export async function spendProof(
  { db, now, secret_key }: World,
  user_id: string,
  { code, recovery_code }: Shown,
): Promise<void> {
  const isRight =
    recovery_code === undefined
      ? await spendCode({ db, now, secret_key }, user_id, code ?? '')
      : await claimRecoveryCode(db, {
          user_id,
          code_hash: recoveryHash(secret_key, user_id, recovery_code),
          now,
        })
  if (!isRight) throw new AppError('WRONG_CODE')
}

async function spendCode({ db, now, secret_key }: World, user_id: string, code: string) {
  const factor = await findFactor(db, { user_id })
  if (!factor?.turned_on_at) return false
  const { secret } = factor
  const step = findStep(unseal(secret_key, user_id, secret), code, now)
  return step !== undefined && (await claimStep(db, { user_id, secret, step }))
}
