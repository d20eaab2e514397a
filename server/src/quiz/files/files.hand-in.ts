import { createHash } from 'node:crypto'
import type { Upload } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import { findTarget, selectNamed } from './files.queries.ts'
import { keepFile } from './keep-file.ts'

type Sent = {
  readonly id: string
  readonly attempt_key?: string | undefined
  readonly file_ids?: string[] | null | undefined
}

type Uploads = { readonly file: readonly Upload[]; readonly audio_file: readonly Upload[] }

/**
 * Keeps the files that came with an answer, in the turn in which it is marked, and names them in it.
 * Their ids follow from the answer's key, so that an answer which is sent again has the same files.
 */
export async function withHandedIn<Answer extends Sent>(
  context: Context<['student']>,
  quiz_id: string,
  answer: Answer,
  { file, audio_file }: Uploads,
): Promise<Answer> {
  const whose = { id: answer.id, student_id: context.actor.id, quiz_id }
  const target = await findTarget(context.db, whose)
  // That there is no such question is told by whoever marks it.
  if (!target) return answer
  const idOf = (name: string, at: number) =>
    answer.attempt_key === undefined
      ? newId()
      : idFrom(`${target.id} ${answer.attempt_key} ${name} ${at}`)
  const ids: string[] = []
  for (const [at, upload] of file.entries()) {
    const photo = { id: idOf('file', at), kind: 'photo', upload } as const
    ids.push((await keepFile(context, target, photo)).id)
  }
  for (const [at, upload] of audio_file.entries()) {
    const recording = { id: idOf('audio', at), kind: 'recording', upload } as const
    ids.push((await keepFile(context, target, recording)).id)
  }
  return { ...answer, file_ids: [...(answer.file_ids ?? []), ...ids] }
}

/** Makes an id of a text that nobody else knows: a UUIDv8 (RFC 9562, 5.8). */
function idFrom(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ]
  return `${parts.join('-')}-${hex.slice(20, 32)}`
}

type Named = {
  readonly file_ids?: readonly string[] | null | undefined
  readonly answer_parts?:
    | readonly ({ readonly file_ids?: readonly string[] | null | undefined } | null)[]
    | null
    | undefined
}

/** Lists the files that an answer names, with those of its parts. */
export const filesNamedIn = ({ file_ids, answer_parts }: Named): string[] => [
  ...(file_ids ?? []),
  ...(answer_parts ?? []).flatMap((part) => part?.file_ids ?? []),
]

/**
 * Says what stands in the way of an answer with these files: some belong to another question, or the
 * bytes of some have not come yet. A draft may name what is still on its way.
 */
export async function findFileFault(
  db: Db,
  of: string,
  answer: Named,
): Promise<'NOT_FOUND' | 'FILES_MISSING' | undefined> {
  const ids = [...new Set(filesNamedIn(answer))]
  if (ids.length === 0) return undefined
  const found = await selectNamed(db, ids)
  if (found.some((each) => each.of !== of)) return 'NOT_FOUND'
  return found.filter(({ is_kept }) => is_kept).length < ids.length ? 'FILES_MISSING' : undefined
}
