import type { accounts } from '@learngrove/contract/accounts'
import { pages } from '@learngrove/contract/pages'
import type { Input } from '@learngrove/contract/route'
import { deleteSessions } from '#auth/sessions/sessions.queries.ts'
import { putAtLevel } from '#courses/courses.level.ts'
import { postLetter } from '#mail/send-email.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { type Db, transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { countRequest } from '#platform/throttle/throttle.ts'
import { tryCode } from '#platform/tickets/tickets.ts'
import { isUniqueViolation } from '#platform/unique-violation.ts'
import { invalid } from '#platform/zod.ts'
import { findMailbox, mergeReading, updateUser } from '#users/users.accounts.queries.ts'
import { addressCounts } from '#users/users.limits.ts'
import { type KnownUser, readUser } from '#users/users.queries.ts'
import { codeTryCounts } from './accounts.limits.ts'
import { nameAddress } from './accounts.name-address.ts'

type Update = typeof accounts.update
type Body = Input<Update>['body']

/**
 * Changes the caller's own details. A new e-mail address is pending until its link is opened, and
 * nothing shows whether somebody else has it. A new mobile number is confirmed by the code that was
 * sent to it.
 */
export async function updateOwn(
  context: Context<Update['audience']>,
  { mobile_number, otp, email, ...body }: Body,
): Promise<KnownUser> {
  const { db, actor, now, address } = context
  if ((mobile_number === undefined) !== (otp === undefined)) {
    const missing = otp === undefined ? 'otp' : 'mobile_number'
    throw invalid(missing, 'A number comes with the code that was sent to it')
  }
  if (email !== undefined)
    await countRequest(db, addressCounts(email, { actor_id: actor.id, address }), now)
  if (mobile_number !== undefined) await checkCode(context, mobile_number, otp ?? '')
  const named = ownNames(body)
  const fields = { ...named, ...(mobile_number && { mobile_number }) }
  try {
    await transaction(db, async (tx) => {
      if (Object.keys(fields).length > 0) await updateUser(tx, actor.id, fields)
      const { academic_level_id, reading } = body
      if (reading) await mergeReading(tx, actor.id, reading)
      if (academic_level_id) await putAtLevel(tx, { id: actor.id, academic_level_id, now })
      if (email !== undefined)
        await nameAddress({ ...context, db: tx }, { id: actor.id, email, now })
      if (mobile_number) await tellNewNumber(context, tx)
    })
  } catch (cause) {
    // Only the number can be taken here: somebody else was sent a code for it, and was faster.
    throw isUniqueViolation(cause) ? new AppError('WRONG_CODE', { cause }) : cause
  }
  return readUser(db, actor.id)
}

const ownNames = ({ first_name, last_name }: Pick<Body, 'first_name' | 'last_name'>) => ({
  ...(first_name !== undefined && { first_name }),
  ...(last_name !== undefined && { last_name }),
})

/** Checks a code. One that was sent for another account can neither be used nor used up by the caller. */
async function checkCode(context: Context<'any'>, about: string, code: string) {
  const { db, actor, secret_key, now } = context
  await countRequest(db, codeTryCounts(actor.id), now)
  const shown = { purpose: 'otp', secret_key, about, code, of_user: actor.id, now } as const
  if (!(await tryCode(db, shown))) throw new AppError('WRONG_CODE')
}

/** Ends every other session, since another number signs in from now on, and tells the owner by mail. */
async function tellNewNumber(context: Context<'any'>, tx: Db): Promise<void> {
  const { actor, now } = context
  const { id, school_id } = actor
  const event = { action: 'mobile_number_set', school_id, actor_id: id, subject_id: id } as const
  await audit(tx, { ...event, now })
  await deleteSessions(tx, { user_id: id, except_hash: actor.token_hash })
  const { email, first_name } = await findMailbox(tx, id)
  if (email === null) return
  const words = {
    subject: 'Your account has a new mobile number',
    first_name,
    paragraphs: [
      'Codes to sign in now go to the mobile number that was just given, and you were signed out everywhere else.',
      'If it was you, there is nothing to do. If it was not, set a new password straight away, and write to us.',
    ],
    link: { label: 'Set a new password', path: pages.forgotPassword() },
  }
  await postLetter({ ...context, db: tx }, { recipient: email, school_id, words })
}
