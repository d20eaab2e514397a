import type { secondFactor } from '@learngrove/contract/auth.second-factor'
import type { Input, Output } from '@learngrove/contract/route'
import { beginSession } from '#auth/auth.begin-session.ts'
import { findAccount } from '#auth/auth.queries.ts'
import { hostSchool } from '#auth/sessions/sessions.host-school.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { hashOf } from '#platform/ids.ts'
import { countTryWith, maxTries, readTicket, useTicket } from '#platform/tickets/tickets.ts'
import { mailOwner } from './second-factor.emails.ts'
import type { FirstStepData } from './second-factor.need.ts'
import { countProof, spendProof } from './second-factor.prove.ts'

type Finish = typeof secondFactor.finishSignIn

const expired = () => new AppError('SIGN_IN_EXPIRED')

/**
 * Finishes signing in with the second step. Each attempt is counted by the account and by the
 * ticket before it is made. Using up the code, the ticket and the session are one transaction.
 */
export async function finishSignIn(
  context: Context<'public'>,
  { ticket: secret, ...proof }: Input<Finish>['body'],
): Promise<Output<Finish>> {
  const { db, now } = context
  const shown = { purpose: 'second_factor', secret, now } as const
  const ticket = await readTicket(db, shown)
  const who = { id: ticket?.user_id ?? null }
  const school_id = await hostSchool(context)
  const account = await findAccount(db, { who, school_id })
  if (!ticket || !account) throw expired()
  // Safe: only `needSecondFactor` issues tickets of this purpose.
  const { way, password } = ticket.data as FirstStepData
  if (password !== undefined && password !== hashOf(account.password_hash ?? '')) throw expired()
  await countProof(context, account.id, proof)
  const tries = await countTryWith(db, shown)
  if (tries === undefined) throw expired()
  const entry = {
    account,
    is_second: true,
    ...(password !== undefined && { password_hash: account.password_hash }),
    spend: async (tx: typeof db) => {
      await spendProof({ ...context, db: tx }, account.id, proof)
      if (!(await useTicket(tx, shown))) throw expired()
      if (proof.recovery_code === undefined) return
      const { id } = account
      const event = { school_id: account.school_id, actor_id: id, subject_id: id, now }
      await audit(tx, { action: 'recovery_code_used', ...event })
      await mailOwner({ ...context, db: tx }, id, 'recovery_code_used')
    },
  }
  try {
    return await beginSession(context, entry, { way })
  } catch (error) {
    if (error instanceof AppError && error.code === 'WRONG_CODE') {
      await writeDown(context, account, tries)
    }
    throw error
  }
}

/**
 * Audits an attempt that failed. After a ticket's last one it writes to the owner: somebody knows
 * their first step.
 */
async function writeDown(
  context: Context<'public'>,
  { id, school_id }: { readonly id: string; readonly school_id: string },
  tries: number,
): Promise<void> {
  const event = { action: 'sign_in_failed', school_id, actor_id: null, subject_id: id } as const
  await transaction(context.db, async (tx) => {
    await audit(tx, { ...event, data: { way: 'second_factor' }, now: context.now })
    if (tries >= maxTries) await mailOwner({ ...context, db: tx }, id, 'guessed')
  })
}
