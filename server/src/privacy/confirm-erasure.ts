import type { privacy } from '@learngrove/contract/privacy'
import type { Input } from '@learngrove/contract/route'
import { checkOwner } from '#auth/auth.owner.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { canConfirm } from './privacy.policy.ts'
import { findRequest, moveRequest } from './privacy.queries.ts'
import { type PrivacyRequest, readRequest } from './request.ts'

type Confirm = typeof privacy.confirmErasure

/**
 * Confirms for the school that its safeguarding record of a student may be erased too. The erasure
 * still waits for its day.
 */
export async function confirmErasure(
  context: Context<Confirm['audience']>,
  { params: { id }, body: { password } }: Input<Confirm>,
): Promise<PrivacyRequest> {
  const { db, actor, now } = context
  const request = await findRequest(db, id)
  if (!request || !canConfirm(actor, request)) throw new AppError('NOT_FOUND')
  await checkOwner(context, password)
  const { school_id, subject_id } = request
  await transaction(db, async (tx) => {
    const to = { status: 'waiting', confirmed_by: actor.id }
    if (!(await moveRequest(tx, id, ['needs_confirmation'], to))) throw new AppError('NOT_FOUND')
    const event = { school_id, actor_id: actor.id, subject_id, now }
    await audit(tx, { action: 'erasure_confirmed', ...event })
  })
  return readRequest(context, id)
}
