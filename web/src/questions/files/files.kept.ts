import { useEffect, useState } from 'react'
import { call } from '#platform/api.ts'
import { createStore } from '#platform/store.ts'
import { newUuid } from '#platform/uuid.ts'
import { type FileKind, type Held, hold, letGo, readHeld, type Target } from './files.on-device.ts'

export type { Target }

import { sendFile } from './files.send.ts'

/** A file as the page shows it. */
export type ShownFile = {
  readonly kind: FileKind | undefined
  /** `here`: on this device, and sent when the network is back. `lost`: it could not be fetched. */
  readonly state: 'here' | 'sending' | 'kept' | 'refused' | 'lost'
  readonly url?: string | undefined
  readonly type?: string
  readonly seconds?: number | undefined
}

const shown = createStore<ReadonlyMap<string, ShownFile>>(new Map())

function show(id: string, part: Partial<ShownFile>): void {
  const before = shown.get().get(id) ?? { kind: undefined, state: 'here' }
  shown.set(new Map(shown.get()).set(id, { ...before, ...part }))
}

/** Adds a file to an answer: on the device at once, then to the server. Returns its id. */
export async function addFile(
  target: Target,
  { kind, blob, seconds }: Required<Pick<Held, 'kind' | 'blob'>> & Pick<Held, 'seconds'>,
): Promise<string> {
  const id = newUuid()
  const url = URL.createObjectURL(blob)
  show(id, { kind, state: 'sending', url, type: blob.type, seconds })
  await hold(target, { id, kind, blob, ...(seconds !== undefined && { seconds }) })
  void upload(target, id)
  return id
}

/** Sends a file that is here; without a network it stays, and goes with its answer or when one asks again. */
export async function upload(target: Target, id: string): Promise<void> {
  show(id, { state: 'sending' })
  const outcome = await sendFile(target, id)
  show(id, { state: outcome === 'kept' ? 'kept' : outcome === 'refused' ? 'refused' : 'here' })
}

/** Takes a file out of an answer, here and on the server. */
export async function removeFile(target: Target, id: string): Promise<void> {
  const { url } = shown.get().get(id) ?? {}
  if (url) URL.revokeObjectURL(url)
  await letGo(target, id)
  // What was handed in stays with what was handed in; else nothing names it any more, and it is purged.
  await call('DELETE /quiz/files/{fileId}', { params: { fileId: id } }).catch(() => {})
}

/** Finds a file on this device, else on the server. */
async function find(target: Target | undefined, id: string): Promise<void> {
  const held = target && (await readHeld(target, id))
  if (target && held?.blob) {
    const { kind, blob, seconds } = held
    show(id, { kind, state: 'here', url: URL.createObjectURL(blob), type: blob.type, seconds })
    return upload(target, id)
  }
  // It is still being drawn: what it looks like is asked for once it is shown.
  if (held?.drawing) return show(id, { kind: 'drawing', state: held.is_sent ? 'kept' : 'here' })
  try {
    const answer = await call('GET /quiz/files/{fileId}', { params: { fileId: id } })
    const blob = await answer.blob()
    const kind = blob.type.startsWith('audio/') ? 'recording' : 'photo'
    show(id, { kind, state: 'kept', url: URL.createObjectURL(blob), type: blob.type })
  } catch {
    show(id, { state: 'lost' })
  }
}

/** Makes a picture of a drawing that this device holds, as it is now. */
export async function showDrawing(target: Target, id: string): Promise<void> {
  const { drawing, is_sent } = (await readHeld(target, id)) ?? {}
  if (!drawing) return
  const { renderDrawing } = await import('./render-drawing.ts')
  const url = URL.createObjectURL(await renderDrawing(drawing))
  show(id, { kind: 'drawing', state: is_sent ? 'kept' : 'here', url })
}

const asked = new Set<string>()

/** The files of an answer, each as soon as it is found. */
export function useFiles(
  target: Target | undefined,
  ids: readonly string[],
): readonly (ShownFile & { readonly id: string })[] {
  const [all, setAll] = useState(shown.get)
  useEffect(() => {
    setAll(shown.get())
    return shown.subscribe(() => setAll(shown.get()))
  }, [])
  useEffect(() => {
    const again = () => {
      for (const id of ids) {
        const { state, url } = shown.get().get(id) ?? {}
        if (state === 'here' && target) void upload(target, id)
        if (state === 'lost' && !url) void find(target, id)
      }
    }
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [target, ids])
  useEffect(() => {
    for (const id of ids) {
      if (asked.has(id) || shown.get().has(id)) continue
      asked.add(id)
      void find(target, id)
    }
  }, [target, ids])
  return ids.map((id) => ({ id, ...(all.get(id) ?? { kind: undefined, state: 'here' as const }) }))
}
