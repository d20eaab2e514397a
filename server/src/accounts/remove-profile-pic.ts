import type { accounts } from '@learngrove/contract/accounts'
import type { Input } from '@learngrove/contract/route'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { deleteFile } from '#platform/files.queries.ts'
import { lockUser, updateUser } from '#users/users.accounts.queries.ts'
import { canActFor } from '#users/users.policy.queries.ts'

type RemoveProfilePic = typeof accounts.removeProfilePic

/** Removes the picture of the caller, or of a child of theirs, with its bytes. Removing none is no error. */
export async function removeProfilePic(
  { db, actor, files, now }: Context<RemoveProfilePic['audience']>,
  { id }: Input<RemoveProfilePic>['params'],
): Promise<void> {
  if (!(await canActFor(db, actor, id))) throw new AppError('NOT_FOUND')
  const removed = await transaction(db, async (tx) => {
    const { school_id, profile_pic_file_id } = await lockUser(tx, id)
    if (!profile_pic_file_id) return undefined
    await updateUser(tx, id, { profile_pic_file_id: null, picture_key: null })
    await deleteFile(tx, profile_pic_file_id)
    const event = { school_id, actor_id: actor.id, subject_id: id, now }
    await audit(tx, { action: 'picture_removed', ...event })
    return profile_pic_file_id
  })
  if (removed) await files.remove(removed)
}
