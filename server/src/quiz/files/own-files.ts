import type { quizFiles } from '@learngrove/contract/quiz.files'
import type { Input, Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { deleteFile } from '#platform/files.queries.ts'
import { newId } from '#platform/ids.ts'
import { invalid } from '#platform/zod.ts'
import {
  deleteAnswerFile,
  findOwn,
  findTarget,
  lockTarget,
  selectDraftFiles,
  selectNamed,
} from './files.queries.ts'
import { keepFile } from './keep-file.ts'

type Keep = typeof quizFiles.keepFile
type List = typeof quizFiles.listFiles
type Remove = typeof quizFiles.removeFile
type Student = Context<['student']>

/** Finds a question of the caller's own, or refuses. */
export async function ownTarget(
  { db, actor }: Student,
  { id, evaluationQuestionId }: { readonly id: string; readonly evaluationQuestionId: string },
) {
  const whose = { id: evaluationQuestionId, student_id: actor.id, quiz_id: id }
  const target = await findTarget(db, whose)
  if (!target) throw new AppError('NOT_FOUND')
  return target
}

/** Keeps one file for an answer of the caller. */
export async function keepOwnFile(
  context: Student,
  { params, body, files }: Input<Keep>,
): Promise<Output<Keep>> {
  const target = await ownTarget(context, params)
  const { file_id: id = newId(), kind = 'photo' } = body
  const [named] = await selectNamed(context.db, [id])
  if (named && named.of !== target.id) throw new AppError('NOT_FOUND')
  const [picture, recording] = [files.file[0], files.audio_file[0]]
  if (picture && recording) throw invalid('file', 'One file at a time')
  if (recording) return keepFile(context, target, { id, kind: 'recording', upload: recording })
  if (picture) return keepFile(context, target, { id, kind, upload: picture })
  throw invalid('file', 'A file is needed')
}

/** Lists what is kept for an answer and not handed in. */
export async function listOwnFiles(context: Student, params: Input<List>['params']) {
  const { id } = await ownTarget(context, params)
  return { files: await selectDraftFiles(context.db, id) }
}

/** Removes a file of the caller that no answer which was handed in has. */
export async function removeOwnFile(
  { db, actor, files }: Student,
  { fileId: id }: Input<Remove>['params'],
): Promise<void> {
  const own = { id, student_id: actor.id }
  const found = await findOwn(db, own)
  if (!found) throw new AppError('NOT_FOUND')
  await transaction(db, async (tx) => {
    if (found.evaluation_question_id) await lockTarget(tx, found.evaluation_question_id)
    // It may have been handed in meanwhile.
    if ((await findOwn(tx, own))?.is_handed_in) throw new AppError('FILE_HANDED_IN')
    await deleteAnswerFile(tx, id)
    await deleteFile(tx, id)
  })
  await files.remove(id)
}
