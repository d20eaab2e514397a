import type { Input } from '@learngrove/contract/route'
import type { users } from '@learngrove/contract/users'
import { audit } from '#admin/admin.audit.ts'
import { countRequest } from '#auth/auth.requests.ts'
import { tryCode } from '#auth/auth.tickets.ts'
import { mailVerification } from '#auth/auth.verify-email.ts'
import type { Context } from '#platform/context.ts'
import { type Db, transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { addressCounts } from './limits.ts'
import { findMailbox, isUniqueViolation, updateUser } from './users.accounts.queries.ts'
import { putAtLevel } from './users.level.ts'
import { type KnownUser, readUser } from './users.queries.ts'

type Update = typeof users.update
type Body = Input<Update>['body']

/**
 * Changes the caller's own details. A new e-mail address waits until its link is opened, and whether
 * somebody else has it shows in nothing. A new mobile number is theirs by the code that was sent to it.
 */
export async function updateOwn(
  context: Context<Update['audience']>,
  { mobile_number, otp, email, ...body }: Body,
): Promise<KnownUser> {
  const { db, actor, now, address } = context
  if ((mobile_number === undefined) !== (otp === undefined)) throw new AppError('INVALID_REQUEST')
  if (email !== undefined) await countRequest(db, addressCounts(email, address), now)
  if (mobile_number !== undefined) await checkCode(context, mobile_number, otp ?? '')
  const named = ownNames(body)
  const fields = { ...named, ...(mobile_number && { mobile_number }) }
  try {
    await transaction(db, async (tx) => {
      if (Object.keys(fields).length > 0) await updateUser(tx, actor.id, fields)
      const { academic_level_id } = body
      if (academic_level_id) await putAtLevel(tx, { id: actor.id, academic_level_id, now })
      if (email !== undefined) await nameAddress(context, tx, email)
      const { id, school_id } = actor
      const event = {
        action: 'mobile_number_set',
        school_id,
        actor_id: id,
        subject_id: id,
      } as const
      if (mobile_number) await audit(tx, { ...event, now })
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

/** A code that was sent to another account's number is not the caller's to use. */
async function checkCode({ db, actor, now }: Context<'any'>, about: string, code: string) {
  const ticket = await tryCode(db, { purpose: 'otp', about, code, now })
  if (ticket?.user_id !== actor.id) throw new AppError('WRONG_CODE')
}

/** To name the address that one has already takes back another that waits. */
async function nameAddress(context: Context<'any'>, tx: Db, email: string): Promise<void> {
  const { actor, now } = context
  const { id } = actor
  const { email: own, ...mailbox } = await findMailbox(tx, id)
  const isOwn = own?.toLowerCase() === email
  await updateUser(tx, id, { pending_email: isOwn ? null : email })
  if (!isOwn) await mailVerification({ ...context, db: tx }, { id, ...mailbox, email, now })
}
