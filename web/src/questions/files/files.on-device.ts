import { createStore, del, entries, get, set } from 'idb-keyval'
import { currentUser } from '#platform/session.ts'
import type { Drawing } from './render-drawing.ts'

export type FileKind = 'photo' | 'drawing' | 'recording'

/** Which question a file is for. */
export type Target = { readonly quiz_id: string; readonly evaluation_question_id: string }

/** A file that this device holds until the server has it. */
export type Held = {
  readonly id: string
  readonly kind: FileKind
  readonly blob?: Blob
  /** Of a drawing: it becomes a picture when it is handed in. */
  readonly drawing?: Drawing
  /** The server has it; a drawing stays, so that one can go on with it. */
  readonly is_sent?: boolean
  /** Of a recording, in seconds. */
  readonly seconds?: number | undefined
}

let opened: ReturnType<typeof createStore> | undefined
const store = () => {
  opened ??= createStore('learngrove-answer-files', 'files')
  return opened
}

/** Nobody else's is ever read. */
const prefixOf = ({ quiz_id, evaluation_question_id }: Target) =>
  `${currentUser()?.id ?? ''}/${quiz_id}/${evaluation_question_id}/`

/** What this tab holds, also where the browser keeps nothing. */
const inTab = new Map<string, Held>()

/** Keeps a file in this tab at once, and on the device as soon as it can. */
export async function hold(target: Target, held: Held): Promise<void> {
  const key = prefixOf(target) + held.id
  inTab.set(key, held)
  await set(key, held, store()).catch(() => {})
}

export async function readHeld(target: Target, id: string): Promise<Held | undefined> {
  const key = prefixOf(target) + id
  const held = inTab.get(key) ?? (await get<Held>(key, store()).catch(() => undefined))
  if (held) inTab.set(key, held)
  return held
}

export async function readAllHeld(target: Target): Promise<Held[]> {
  const prefix = prefixOf(target)
  const kept = await entries<string, Held>(store()).catch(() => [])
  const all = new Map(kept.filter(([key]) => key.startsWith(prefix)))
  for (const [key, held] of inTab) if (key.startsWith(prefix)) all.set(key, held)
  return [...all.values()]
}

export async function letGo(target: Target, id: string): Promise<void> {
  const key = prefixOf(target) + id
  inTab.delete(key)
  await del(key, store()).catch(() => {})
}
