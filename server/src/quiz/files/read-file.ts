import type { quizFiles } from '@learngrove/contract/quiz.files'
import type { Input, Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { findReadable } from './files.queries.ts'

type Read = typeof quizFiles.readFile

/** Reads a file for its student, and for who may read the student's work once it is handed in. */
export async function readFile(
  { db, actor, files }: Context<'any'>,
  { fileId: id }: Input<Read>['params'],
): Promise<Output<Read>> {
  const found = actor && (await findReadable(db, { id, actor }))
  if (!found) throw new AppError('NOT_FOUND')
  return { type: found.type, filename: found.name, bytes: await files.get(id) }
}
