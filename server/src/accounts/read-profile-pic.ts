import type { accounts } from '@learngrove/contract/accounts'
import type { Input, Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { findPicture } from './accounts.pictures.queries.ts'

type ProfilePic = typeof accounts.profilePic

/** Reads the picture at an address that only those who may see it were given: its key cannot be guessed. */
export async function readProfilePic(
  { db, files }: Context<ProfilePic['audience']>,
  { params: { id }, query: { key } }: Input<ProfilePic>,
): Promise<Output<ProfilePic>> {
  const file_id = await findPicture(db, { id, key })
  if (!file_id) throw new AppError('NOT_FOUND')
  return { type: 'image/webp', filename: 'profile.webp', bytes: await files.get(file_id) }
}
