import type { families } from '@learngrove/contract/families'
import type { Input, Output } from '@learngrove/contract/route'
import { nameAddress } from '#accounts/accounts.name-address.ts'
import { deleteSessions } from '#auth/sessions/sessions.queries.ts'
import { putAtLevel } from '#courses/courses.level.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { assertStrong } from '#platform/passwords/password-strength.ts'
import { hashPassword } from '#platform/passwords/passwords.ts'
import { countRequest } from '#platform/throttle/throttle.ts'
import { dropTickets } from '#platform/tickets/tickets.ts'
import { platformSchoolId } from '#schools/schools.platform.ts'
import { lockUser, updateUser } from '#users/users.accounts.queries.ts'
import { addressCounts } from '#users/users.limits.ts'
import { isGuardian } from '#users/users.policy.queries.ts'
import { type Child, readChild, signInLinks } from './child.ts'

type UpdateChild = typeof families.updateChild

/**
 * Changes a child's details. A new password ends its sessions, and a new address counts once its
 * link is opened. Only the school changes how its pupil signs in, and a new guardian has to wait.
 */
export async function updateChild(
  context: Context<UpdateChild['audience']>,
  { params: { id }, body }: Input<UpdateChild>,
): Promise<Output<UpdateChild>> {
  const { db, actor, now, address } = context
  const whose = { parent_id: actor.id, child_id: id, now }
  const { child, school_id } = await readChild(db, whose)
  const { first_name, last_name, academic_level_id, new_password, email } = body
  const names = { ...(first_name && { first_name }), ...(last_name !== undefined && { last_name }) }
  if (new_password !== undefined || email !== undefined) {
    if (school_id !== platformSchoolId) throw new AppError('BELONGS_TO_SCHOOL')
    refuseTooNew(child, now)
  }
  if (new_password !== undefined) {
    const known = [child.first_name, child.last_name, child.username, child.email]
    await assertStrong(new_password, [...known, first_name, last_name])
  }
  if (email !== undefined) {
    await countRequest(db, addressCounts(email, { actor_id: actor.id, address }), now)
  }
  const password_hash = new_password === undefined ? undefined : await hashPassword(new_password)
  await transaction(db, async (tx) => {
    // A guardian who is removed meanwhile changes nothing.
    await lockUser(tx, id)
    if (!(await isGuardian(tx, whose))) throw new AppError('NOT_FOUND')
    const fields = { ...names, ...(password_hash && { password_hash }) }
    if (Object.keys(fields).length > 0) await updateUser(tx, id, fields)
    if (academic_level_id) await putAtLevel(tx, { id, academic_level_id, now })
    const event = { school_id, actor_id: actor.id, subject_id: id, now }
    if (email !== undefined) {
      await nameAddress({ ...context, db: tx }, { id, email, now })
      await audit(tx, { action: 'child_email_named', ...event })
    }
    if (!password_hash) return
    await deleteSessions(tx, { user_id: id })
    for (const purpose of signInLinks) await dropTickets(tx, { purpose, user_id: id, now })
    await audit(tx, { action: 'child_password_set', ...event })
  })
  return (await readChild(db, whose)).child
}

/** Refuses a new guardian who came by a code or a password: the family may not know them. */
function refuseTooNew({ password_from }: Child, now: Date): void {
  if (password_from === null) return
  const retry_after_s = Math.ceil((password_from.getTime() - now.getTime()) / 1000)
  throw new AppError('GUARDIAN_TOO_NEW', { retry_after_s })
}
