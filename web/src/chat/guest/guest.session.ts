import { keys } from '#platform/session.ts'
import { tabShelf } from '#platform/shelf.ts'
import { createStore } from '#platform/store.ts'
import { newUuid } from '#platform/uuid.ts'

/** The session of this tab's talks; whoever knows it may read them, so it is shown nowhere. */
export function sessionId(): string {
  const kept = tabShelf.read(keys.chat_session)
  if (kept !== null) return kept
  const made = newUuid()
  tabShelf.keep(keys.chat_session, made)
  return made
}

/** Leaves the session: the next message begins another one. */
export function leaveSession(): void {
  tabShelf.forget(keys.chat_session)
  setThread(undefined)
}

const changes = createStore(0)
export const onThread = changes.subscribe

/** The conversation that is open in this tab. */
export const currentThread = (): string | undefined => tabShelf.read(keys.chat_thread) ?? undefined

export function setThread(thread_id: string | undefined): void {
  if (thread_id === undefined) tabShelf.forget(keys.chat_thread)
  else tabShelf.keep(keys.chat_thread, thread_id)
  changes.set(changes.get() + 1)
}
