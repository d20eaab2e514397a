import type { Input } from '@learngrove/contract/route'
import type { users } from '@learngrove/contract/users'
import { audit } from '#admin/admin.audit.ts'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { findStudent } from './users.children.queries.ts'
import { deleteGuardian } from './users.guardians.queries.ts'

type UnlinkChild = typeof users.unlinkChild

/** The parent no longer sees the child. Its account, its work and its other parent stay. */
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
