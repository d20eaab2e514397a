import { ApiError } from '@learngrove/contract/call'
import { limits } from '@learngrove/contract/chat.limits'
import { call } from '#platform/api.ts'
import { newUuid } from '#platform/uuid.ts'
import { shrinkPicture } from '#questions/questions.shrink-picture.ts'
import { fetchFile } from './fetch-file.ts'
import type {
  Attached,
  AttachedState,
  ChangeFiles,
  KeptFile,
  MessageFile,
} from './files.attached.ts'
import { sendFile } from './send-file.ts'

/** What is on its way, to be stopped. */
const underWay = new Map<string, AbortController>()

const firstServerFault = 500

const isPicture = ({ type }: Blob) => type.startsWith('image/')

function fault(file: File, held: number): string | undefined {
  if (held >= limits.message_files) return 'TOO_MANY'
  if (file.size === 0) return 'EMPTY'
  // A photograph is made smaller before it is sent.
  return file.size > limits.file_bytes && !isPicture(file) ? 'TOO_LARGE' : undefined
}

/** Adds files to the message that is being written, and begins to send them. */
export function attachFiles(
  picked: readonly File[],
  files: readonly Attached[],
  change: ChangeFiles,
): void {
  let held = files.filter(({ state }) => state.kind !== 'problem').length
  for (const file of picked) {
    const code = fault(file, held)
    const state: AttachedState = code ? { kind: 'problem', code } : { kind: 'sending', part: 0 }
    const name = file.name || 'Picture'
    const attached: Attached = {
      ...{ id: newUuid(), name, blob: file, state },
      ...(isPicture(file) && { preview: URL.createObjectURL(file) }),
    }
    change((before) => [...before, attached])
    if (code) continue
    held += 1
    void send(attached, change)
  }
}

/** Sends a file, or sends it again: under its id it is kept once. */
export async function send(attached: Attached, change: ChangeFiles): Promise<void> {
  const { id, name, copy_of } = attached
  const put = (state: AttachedState) =>
    change((files) => files.map((file) => (file.id === id ? { ...file, state } : file)))
  const controller = new AbortController()
  underWay.set(id, controller)
  put({ kind: 'sending', part: 0 })
  try {
    const small = await bytesOf(attached, controller.signal)
    if (!small) return put({ kind: 'problem', code: 'UNSUPPORTED_TYPE' })
    // The second time it is the same picture, to the byte.
    change((files) => files.map((file) => (file.id === id ? { ...file, blob: small } : file)))
    const onPart = (part: number) => put({ kind: 'sending', part })
    const file = await sendFile({ id, name, blob: small }, onPart, controller.signal)
    put({ kind: 'kept', file: copy_of ? await readAs(copy_of, file) : file })
  } catch (error) {
    if (controller.signal.aborted) return
    put(stateOf(error))
  } finally {
    underWay.delete(id)
  }
}

async function bytesOf({ blob, copy_of }: Attached, signal: AbortSignal) {
  if (copy_of) return fetchFile(copy_of.id, signal)
  return isPicture(blob) ? shrinkPicture(blob) : blob
}

/** Gives a copy the text that its sender had put right in what it is a copy of. */
async function readAs({ text }: MessageFile, copy: KeptFile): Promise<KeptFile> {
  if (text === null || text === copy.text) return copy
  return call('PATCH /chat/files/{id}', { params: { id: copy.id }, body: { text } })
}

function stateOf(error: unknown): AttachedState {
  if (!(error instanceof ApiError)) {
    return navigator.onLine ? { kind: 'problem', code: 'UNREACHABLE' } : { kind: 'waiting' }
  }
  const code = error.status < firstServerFault ? error.code : 'UNREACHABLE'
  return { kind: 'problem', code }
}

/** Takes a file out of the message, and off the server if it is there. */
export function removeAttached({ id, preview, state }: Attached, change: ChangeFiles): void {
  underWay.get(id)?.abort()
  change((files) => files.filter((file) => file.id !== id))
  if (preview !== undefined) URL.revokeObjectURL(preview)
  // What stays there is of no message, and is purged.
  if (state.kind !== 'problem') {
    call('DELETE /chat/files/{id}', { params: { id } }).catch(() => {})
  }
}

/** Puts right what was read in a file. */
export async function correct(id: string, text: string, change: ChangeFiles): Promise<void> {
  const file = await call('PATCH /chat/files/{id}', { params: { id }, body: { text } })
  change((files) =>
    files.map((each) => (each.id === id ? { ...each, state: { kind: 'kept', file } } : each)),
  )
}
