import { createHash } from 'node:crypto'
import { pictureTypes } from '@learngrove/contract/chat.files'
import type { Upload } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { insertFileOnce } from '#platform/files.queries.ts'
import { fittedPicture } from '#platform/picture.ts'
import { cleanName } from './file-name.ts'
import { dayMs, mostFilesADay, pictureSide } from './files.limits.ts'
import {
  beginFile,
  countFiles,
  type FileOwner,
  findFile,
  type KeptFile,
  lockBegun,
  setComplete,
  takeFileTurn,
} from './files.queries.ts'
import { nothingRead, type Read, readFileText } from './reading/reading.ts'

type World = Pick<Context, 'db' | 'files' | 'memory' | 'now'>

type Given = FileOwner & { readonly id: string; readonly upload: Upload }

/**
 * Keeps a file for a message and reads it. Its row comes before its bytes, so that a crash in between leaves
 * nothing that cannot be found; the same id again is the same file, and finishes what was begun. Refuses with
 * FILE_ID_USED where other bytes stand under the id, and with TOO_MANY_FILES.
 */
export async function keepFile(world: World, given: Given): Promise<KeptFile> {
  const { db, files, now } = world
  const { id, upload, user_id, school_id } = given
  const sent_sha256 = createHash('sha256').update(upload.bytes).digest('hex')
  const before = await findFile(db, given)
  if (before && before.sent_sha256 !== sent_sha256) throw new AppError('FILE_ID_USED')
  if (before) return before
  const { bytes, type } = await bareOf(upload)
  const read = await textOf(world, upload)
  const name = cleanName(upload.filename, type)
  await begin(world, { id, user_id, school_id, sent_sha256, name, ...read, created_at: now })
  const { sha256 } = await files.put(id, bytes)
  const file = { name: cleanName('', type), type, bytes: bytes.length, sha256 }
  const isThere = await transaction(db, async (tx) => {
    const begun = await lockBegun(tx, id)
    if (!begun) return false
    await insertFileOnce(tx, { id, ...begun, ...file })
    await setComplete(tx, id)
    return true
  })
  const kept = isThere ? await findFile(db, given) : undefined
  if (kept) return kept
  // It was removed while its bytes were on their way.
  await files.remove(id)
  throw new AppError('NOT_FOUND')
}

type Row = Parameters<typeof beginFile>[1]

/** Adds the row of a file, counted under a lock: of ten at once only as many are kept as there is room for. */
async function begin({ db, now }: World, row: Row): Promise<void> {
  const { user_id, school_id, sent_sha256 } = row
  await transaction(db, async (tx) => {
    await takeFileTurn(tx, user_id)
    const begun = await beginFile(tx, row)
    if (begun.user_id !== user_id || begun.school_id !== school_id) throw new AppError('NOT_FOUND')
    if (begun.sent_sha256 !== sent_sha256) throw new AppError('FILE_ID_USED')
    const since = new Date(now.getTime() - dayMs)
    const isOver = begun.is_new && (await countFiles(tx, { user_id, since })) > mostFilesADay
    if (isOver) throw new AppError('TOO_MANY_FILES')
  })
}

const isPicture = ({ type }: Upload) => pictureTypes.some((each) => each === type)

/** A picture is encoded anew, so that no place, camera or name stays in it; a document is for its owner alone. */
async function bareOf(
  upload: Upload,
): Promise<{ readonly bytes: Uint8Array; readonly type: string }> {
  if (!isPicture(upload)) return upload
  const size = { width: pictureSide, height: pictureSide, fit: 'inside' } as const
  const rule = { ...size, format: 'webp', takes_gif: true } as const
  return { bytes: (await fittedPicture(upload.bytes, rule)).bytes, type: 'image/webp' }
}

const textOf = async ({ memory }: World, upload: Upload): Promise<Read> =>
  isPicture(upload) ? nothingRead : readFileText(memory, upload)
