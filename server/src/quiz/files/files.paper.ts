import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { insertFileOnce } from '#platform/files.queries.ts'
import { beginFile, lockBegun, setComplete, type Target } from './files.queries.ts'
import type { World } from './keep-file.ts'

/**
 * Keeps a picture that was cut out of a page: the answer of a student to any question, written by hand. It is
 * made here, so nothing in it tells of whoever took it. The same id again is the same picture.
 */
export async function keepPaperPicture(
  { db, files, now }: Omit<World, 'memory'>,
  { id: of, school_id, student_id }: Pick<Target, 'id' | 'school_id' | 'student_id'>,
  { id, bytes }: { readonly id: string; readonly bytes: Uint8Array },
): Promise<void> {
  const kind = 'photo'
  const row = { id, school_id, student_id, evaluation_question_id: of, kind, created_at: now }
  const begun = await beginFile(db, { ...row, is_from_phone: false })
  if (begun.of !== of || begun.student_id !== student_id) throw new AppError('NOT_FOUND')
  const { sha256 } = await files.put(id, bytes)
  await transaction(db, async (tx) => {
    const owner = await lockBegun(tx, id)
    if (!owner) throw new AppError('NOT_FOUND')
    const file = { name: 'paper.webp', type: 'image/webp', bytes: bytes.length, sha256 }
    await insertFileOnce(tx, { id, ...owner, ...file })
    await setComplete(tx, id)
  })
}
