import type { families } from '@learngrove/contract/families'
import type { Input } from '@learngrove/contract/route'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { deleteGuardian } from '#users/users.guardians.queries.ts'
import { findStudent } from './families.children.queries.ts'

type UnlinkChild = typeof families.unlinkChild

/** Unlinks a child from the parent. Its account, its work and its other parent stay. */
export async function unlinkChild(
  { db, actor, now }: Context<UnlinkChild['audience']>,
  { id }: Input<UnlinkChild>['params'],
): Promise<void> {
  await transaction(db, async (tx) => {
    const unlinked = await deleteGuardian(tx, { parent_id: actor.id, child_id: id })
    if (!unlinked) throw new AppError('NOT_FOUND')
    const school_id = (await findStudent(tx, id))?.school_id ?? null
    await audit(tx, {
      action: 'child_unlinked',
      school_id,
      actor_id: actor.id,
      subject_id: id,
      now,
    })
  })
}
