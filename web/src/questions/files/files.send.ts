import { ApiError } from '@learngrove/contract/call'
import { call } from '#platform/api.ts'
import { type Held, hold, letGo, readHeld, type Target } from './files.on-device.ts'

/** A file that nothing was heard of for this long is tried again, with the same id. */
const patienceMs = 120_000

const firstServerFault = 500
const passing: readonly number[] = [401, 429]

const underWay = new Map<string, Promise<void>>()

/** Sends a file of this device under the id that it was given here, so that it is kept once. */
function send(target: Target, id: string): Promise<void> {
  const before = underWay.get(id)
  if (before) return before
  const sending = sendOne(target, id).finally(() => underWay.delete(id))
  underWay.set(id, sending)
  return sending
}

async function sendOne(target: Target, id: string): Promise<void> {
  const held = await readHeld(target, id)
  if (!held || held.is_sent) return
  const { quiz_id, evaluation_question_id: evaluationQuestionId } = target
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), patienceMs)
  try {
    const sent = { params: { id: quiz_id, evaluationQuestionId }, ...(await formOf(held)) }
    await call(
      'POST /quiz/{id}/evaluation-questions/{evaluationQuestionId}/files',
      sent,
      patience.signal,
    )
  } finally {
    clearTimeout(timer)
  }
  if (held.kind === 'drawing') await hold(target, { ...held, is_sent: true })
  else await letGo(target, id)
}

async function formOf({ id, kind, blob, drawing }: Held) {
  if (kind === 'recording')
    return { body: { file_id: id }, files: { audio_file: blob ? [blob] : [] } }
  const picture = drawing ? await renderLate(drawing) : blob
  return { body: { file_id: id, kind }, files: { file: picture ? [picture] : [] } }
}

/** What makes a picture of strokes is fetched when the first is handed in. */
const renderLate = async (drawing: NonNullable<Held['drawing']>) =>
  (await import('./render-drawing.ts')).renderDrawing(drawing)

/** Sends all files of an answer that are still on this device. Rejects as the call does. */
export async function sendFiles(target: Target, ids: readonly string[]): Promise<void> {
  for (const id of ids) await send(target, id)
}

/** Sends one file, and says how that went. */
export async function sendFile(target: Target, id: string): Promise<'kept' | 'refused' | 'waits'> {
  try {
    await send(target, id)
    return 'kept'
  } catch (error) {
    const isRefused =
      error instanceof ApiError &&
      error.status < firstServerFault &&
      !passing.includes(error.status)
    return isRefused ? 'refused' : 'waits'
  }
}
