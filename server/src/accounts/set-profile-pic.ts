import type { accounts } from '@learngrove/contract/accounts'
import type { Input, Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { deleteFile, insertFile } from '#platform/files.queries.ts'
import { newId, newToken } from '#platform/ids.ts'
import { squarePicture } from '#platform/picture.ts'
import { invalid } from '#platform/zod.ts'
import { lockUser, updateUser } from '#users/users.accounts.queries.ts'
import { canActFor } from '#users/users.policy.queries.ts'
import { readUser } from '#users/users.queries.ts'

type SetProfilePic = typeof accounts.setProfilePic

const type = 'image/webp'

/** Sets a new picture of the caller, or of a child of theirs. The old one is deleted, and its address ends. */
export async function setProfilePic(
  { db, actor, files, now }: Context<SetProfilePic['audience']>,
  { params: { id }, files: { file: uploads } }: Input<SetProfilePic>,
): Promise<Output<SetProfilePic>> {
  if (!(await canActFor(db, actor, id))) throw new AppError('NOT_FOUND')
  const [upload] = uploads
  if (!upload) throw invalid('file', 'A picture is needed')
  const bytes = await squarePicture(upload.bytes)
  const file_id = newId()
  const { sha256 } = await files.put(file_id, bytes)
  const file = { id: file_id, owner_id: id, name: 'profile.webp', type, sha256 }
  let replaced: string | null
  try {
    replaced = await transaction(db, async (tx) => {
      const { school_id, profile_pic_file_id } = await lockUser(tx, id)
      // A guardian who is removed meanwhile changes nothing.
      if (!(await canActFor(tx, actor, id))) throw new AppError('NOT_FOUND')
      await insertFile(tx, { ...file, school_id, bytes: bytes.length, created_at: now })
      await updateUser(tx, id, { profile_pic_file_id: file_id, picture_key: newToken() })
      if (profile_pic_file_id) await deleteFile(tx, profile_pic_file_id)
      return profile_pic_file_id
    })
  } catch (error) {
    await files.remove(file_id)
    throw error
  }
  if (replaced) await files.remove(replaced)
  const { profile_pic_url } = await readUser(db, id)
  if (profile_pic_url === null) throw new Error('A picture that was kept has no address')
  return { profile_pic_url }
}
