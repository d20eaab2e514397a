import { createHash } from 'node:crypto'
import { limits } from '@learngrove/contract/chat.limits'
import type { Upload } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { invalid } from '#platform/zod.ts'
import { mostHeard } from './files.limits.ts'
import { type FileOwner, selectNamed } from './files.queries.ts'
import { keepFile } from './keep-file.ts'
import { sendablePictures } from './sendable-files.ts'

type World = Pick<Context, 'db' | 'files' | 'memory' | 'now' | 'config'>

type Sent = FileOwner & {
  readonly message_id: string
  readonly file_ids?: readonly string[] | undefined
  readonly uploads: readonly Upload[]
}

/** What came with a message, as far as the tutor is concerned with it. */
export type SentFiles = {
  /** In the order in which they are shown. */
  readonly ids: readonly string[]
  /** What was read in those in which something was. */
  readonly texts: readonly string[]
  /** The pictures, as a hosted model is given them; none where there is no such model. */
  readonly pictures: readonly Upload[]
  readonly unread: Unread
  /** Which of several questions in them the built-in tutor has heard. */
  readonly choice?: string
}

/**
 * Finds the files of a message, in order: those that it names, then those that came with it, which are kept
 * in the same way. Undefined if there are none. Refuses with NOT_FOUND what is not the sender's own, or went
 * with another message.
 */
export async function filesOfMessage(world: World, sent: Sent): Promise<SentFiles | undefined> {
  const { message_id, file_ids = [], uploads, ...owner } = sent
  if (file_ids.length + uploads.length > limits.message_files) {
    throw invalid('file_ids', 'Too many files')
  }
  const ids = [...new Set(file_ids)]
  for (const [at, upload] of uploads.entries()) {
    const id = idFrom(`${owner.user_id} ${message_id} ${at}`)
    ids.push((await keepFile(world, { ...owner, id, upload })).id)
  }
  if (ids.length === 0) return undefined
  const found = await selectNamed(world.db, { ...owner, ids, message_id })
  const files = ids.map((id) => {
    const file = found.find((each) => each.id === id)
    if (!file) throw new AppError('NOT_FOUND')
    return file
  })
  const pictures = files.filter(isPicture)
  const isSeen = world.config.model.chain.length > 0
  return {
    ids,
    texts: files.flatMap(({ text }) => (text === null || text === '' ? [] : [text])),
    pictures: isSeen ? await sendablePictures(world, pictures) : [],
    unread: {
      pictures: pictures.length,
      documents: files.filter((file) => !isPicture(file) && file.text === null).length,
      is_truncated: files.some(({ is_truncated }) => is_truncated),
      is_much: files.reduce((sum, { text }) => sum + (text?.length ?? 0), 0) > mostHeard,
    },
  }
}

const isPicture = ({ type }: { readonly type: string }) => type.startsWith('image/')

/** Makes an id of a text that nobody else knows, so that a message which is sent again has the same files: a UUIDv8 (RFC 9562, 5.8). */
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

/** What of the files of a message no tutor can read. */
export type Unread = {
  readonly pictures: number
  /** Documents in which no text was found. */
  readonly documents: number
  readonly is_truncated: boolean
  /** Together they say more than the built-in tutor hears. */
  readonly is_much: boolean
}
