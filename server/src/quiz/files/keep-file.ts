import { limits } from '@learngrove/contract/quiz.limits'
import type { Upload } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { insertFileOnce } from '#platform/files.queries.ts'
import { fittedPicture } from '#platform/picture.ts'
import { bareSound } from '#platform/sound/sound.ts'
import { drawVersion, readVersion } from '#questions/questions.versions.ts'
import { type FileKind, mostOfKind } from './files.limits.ts'
import {
  type AnswerFile,
  beginFile,
  countDraftFiles,
  findFile,
  isAwaited,
  lockBegun,
  lockTarget,
  setComplete,
  type Target,
} from './files.queries.ts'
import { takesFileAnywhere } from './files.taking.ts'

export type World = Pick<Context, 'db' | 'files' | 'memory' | 'now'>

type Given = {
  readonly id: string
  readonly kind: FileKind
  readonly upload: Upload
  readonly is_from_phone?: boolean
}

/**
 * Keeps a file for an answer, without anything in it that tells of whoever made it. Its row comes before
 * its bytes, so that a crash in between leaves nothing that cannot be found; the same id again is the
 * same file, and finishes what was begun.
 */
export async function keepFile(
  world: World,
  target: Target,
  { id, kind, upload, is_from_phone = false }: Given,
): Promise<AnswerFile> {
  const { db, files, now } = world
  const before = await findFile(db, { id, of: target.id })
  if (before) return before
  // What an answer names that is handed in already may have been on its way.
  const isClosed = target.is_settled || target.grading_completed
  const isAwaitedStill = isClosed && (await isAwaited(db, { id, of: target.id }))
  if (isAwaitedStill) await refuseKind(world, target, kind)
  else await refuse(world, target, kind)
  const { bytes, type, name } = await bareOf(kind, upload.bytes)
  await transaction(db, async (tx) => {
    // Counted under a lock: of ten at once only as many are kept as there is room for.
    await lockTarget(tx, target.id)
    const { school_id, student_id } = target
    const row = { id, school_id, student_id, evaluation_question_id: target.id, kind }
    const begun = await beginFile(tx, { ...row, is_from_phone, created_at: now })
    if (begun.of !== target.id || begun.student_id !== student_id) throw new AppError('NOT_FOUND')
    const count = (await countDraftFiles(tx, target.id)).get(kind) ?? 0
    if (begun.is_new && count > mostOfKind[kind]) throw new AppError('TOO_MANY_FILES')
  })
  const { sha256 } = await files.put(id, bytes)
  const file = { name, type, bytes: bytes.length, sha256 }
  const isThere = await transaction(db, async (tx) => {
    const begun = await lockBegun(tx, id)
    if (!begun) return false
    await insertFileOnce(tx, { id, ...begun, ...file })
    await setComplete(tx, id)
    return true
  })
  const kept = isThere ? await findFile(db, { id, of: target.id }) : undefined
  if (kept) return kept
  // It was removed while its bytes were on their way.
  await files.remove(id)
  throw new AppError('NOT_FOUND')
}

/** Refuses what could never be handed in. */
export async function refuse(
  world: Pick<World, 'db' | 'memory'>,
  target: Target,
  kind: FileKind,
): Promise<void> {
  if (target.is_settled) throw new AppError('QUESTION_SETTLED')
  if (target.grading_completed) throw new AppError('QUIZ_COMPLETED')
  await refuseKind(world, target, kind)
}

async function refuseKind(
  { db, memory }: Pick<World, 'db' | 'memory'>,
  target: Target,
  kind: FileKind,
): Promise<void> {
  const version = await readVersion({ db, memory }, target.question_version_id)
  const question = drawVersion(memory, version, target.seed)
  if (!takesFileAnywhere(question, kind)) throw new AppError('OTHER_ANSWER_ASKED')
}

/** Lines of a drawing stay sharp; a photograph is smaller so. */
const formats = {
  photo: { format: 'webp', name: 'photo.webp' },
  drawing: { format: 'png', name: 'drawing.png' },
} as const

async function bareOf(kind: FileKind, bytes: Uint8Array) {
  if (kind === 'recording') {
    const sound = await bareSound(bytes)
    if (!sound) throw new AppError('UNSUPPORTED_TYPE')
    return { ...sound, name: `recording.${sound.type.replace('audio/', '')}` }
  }
  const { format, name } = formats[kind]
  const side = limits.picture_side
  const picture = await fittedPicture(bytes, { width: side, height: side, fit: 'inside', format })
  return { bytes: picture.bytes, type: `image/${format}`, name }
}
