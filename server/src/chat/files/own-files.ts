import type { chatFiles } from '@learngrove/contract/chat.files'
import type { Input, Output } from '@learngrove/contract/route'
import { storable } from '#chat/message.ts'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { deleteFile } from '#platform/files.queries.ts'
import { invalid } from '#platform/zod.ts'
import { deleteUnsent, findFile, isOfAnother, setText } from './files.queries.ts'
import { keepFile } from './keep-file.ts'

type Keep = typeof chatFiles.keepFile
type Read = typeof chatFiles.readFile
type Correct = typeof chatFiles.correctFile
type Remove = typeof chatFiles.removeFile
type Sender = Context<Keep['audience']>

const ownOf = ({ actor, school_id }: Sender, { id }: { readonly id: string }) => ({
  ...{ id, user_id: actor.id, school_id },
})

/** Keeps a file for a message that its sender is about to write. */
export async function keepOwnFile(
  context: Sender,
  { body, files }: Input<Keep>,
): Promise<Output<Keep>> {
  const own = ownOf(context, body)
  // Of an id that is somebody else's nothing is said, not even what the form lacks.
  if (await isOfAnother(context.db, own)) throw new AppError('NOT_FOUND')
  const [upload] = files.file
  if (!upload) throw invalid('file', 'A file is needed')
  return keepFile(context, { ...own, upload })
}

/** Reads the bytes of a file of the caller. */
export async function readOwnFile(
  context: Sender,
  params: Input<Read>['params'],
): Promise<Output<Read>> {
  const found = await findFile(context.db, ownOf(context, params))
  if (!found) throw new AppError('NOT_FOUND')
  const bytes = await context.files.get(found.id)
  return { type: found.type, filename: found.name, bytes }
}

/** Puts right what was read in a file of the caller, which is sent in its place. */
export async function correctOwnFile(
  context: Sender,
  { params, body }: Input<Correct>,
): Promise<Output<Correct>> {
  const { db } = context
  const own = ownOf(context, params)
  const found = await findFile(db, own)
  if (!found) throw new AppError('NOT_FOUND')
  if (found.text === null) throw invalid('text', 'Nothing was read in it')
  const text = storable(body.text)
  if (!(await setText(db, { id: found.id, text }))) throw new AppError('FILE_SENT')
  return { ...found, text }
}

/** Removes a file of the caller that no message holds. */
export async function removeOwnFile(
  context: Sender,
  params: Input<Remove>['params'],
): Promise<void> {
  const { db, files } = context
  const found = await findFile(db, ownOf(context, params))
  if (!found) throw new AppError('NOT_FOUND')
  await transaction(db, async (tx) => {
    if (!(await deleteUnsent(tx, found.id))) throw new AppError('FILE_SENT')
    await deleteFile(tx, found.id)
  })
  await files.remove(found.id)
}
