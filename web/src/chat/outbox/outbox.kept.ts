import type { Message } from '#chat/conversation/conversation.exchanges.ts'
import { dropKept, readAllKept, writeKept } from '#platform/device-store.ts'
import { currentUser } from '#platform/session.ts'

/** A message that the server may not have yet, and the conversation that it belongs to. */
export type Waiting = { readonly message: Message; readonly thread_id: string | undefined }

/** What one person wrote is kept under their id, and gone when they sign out. */
const beginning = 'chat-outbox '

/** Keeps a message on this device until the server has it: a reload, or a battery that dies, loses nothing. */
export function keepWaiting(message: Message, thread_id: string | undefined): void {
  const user = currentUser()
  if (user) void writeKept(user.id, beginning + message.id, { message, thread_id })
}

export function forgetWaiting(id: string): void {
  const user = currentUser()
  if (user) void dropKept(user.id, (what) => what === beginning + id)
}

/** What waits, in the order in which it was written. */
export async function readWaiting(): Promise<Waiting[]> {
  const user = currentUser()
  const kept = user ? await readAllKept<Waiting>(user.id, beginning) : []
  return kept.toSorted((a, b) => a.kept_at - b.kept_at).map(({ data }) => data)
}
