import { createStore } from '#platform/store.ts'
import {
  type Conversation,
  type Exchange,
  exchangesIn,
  type Message,
} from './conversation.exchanges.ts'
import type { ConversationPort } from './conversation-port.ts'
import { sendMessage, tailAnswer } from './hear-answer.ts'
import type { Sitting } from './sitting.ts'
import { stopRunning } from './stop-answer.ts'

/** The exchanges of the thread in view. It holds one thread at a time, and follows one answer. */
export function createConversation(port: ConversationPort) {
  const store = createStore<Conversation>({ sitting: 0, thread_id: undefined, exchanges: [] })
  const exchanges = exchangesIn(store)
  let left = new AbortController()
  const sitting: Sitting = {
    port,
    store,
    exchanges,
    signal: () => left.signal,
    leave() {
      left.abort()
      left = new AbortController()
    },
  }
  const { open, begin } = turning(sitting)
  return {
    get: store.get,
    subscribe: store.subscribe,
    open,
    begin,
    tail: (generation_id: string) => tailAnswer(sitting, generation_id),
    send: (message: Message) => sendMessage(sitting, message),
    drop(key: string) {
      port.forget(key)
      exchanges.drop(key)
    },
    stop: () => stopRunning(sitting),
    /** Leaves the page: nothing is followed any more. */
    close: () => left.abort(),
  }
}

/** Turns from thread to thread; what was not sent stays with the thread that it was written in. */
function turning({ store, exchanges, leave, signal }: Sitting) {
  const unsentIn = new Map<string, readonly Exchange[]>()
  let unsentInNone: readonly Exchange[] = []

  function putAside() {
    const { thread_id } = store.get()
    if (thread_id === undefined) unsentInNone = exchanges.unsent()
    else unsentIn.set(thread_id, exchanges.unsent())
  }

  /** Turns to a new conversation, also from one that never began. */
  function begin() {
    putAside()
    leave()
    const draft = unsentInNone.flatMap(({ message }) => message?.text ?? []).join('\n\n')
    unsentInNone = []
    store.set({
      ...{ sitting: store.get().sitting + 1, thread_id: undefined, exchanges: [] },
      ...(draft !== '' && { draft }),
    })
  }

  /** Turns to a thread, or to a new one; what is followed of another is left to the server. */
  function open(thread_id: string | undefined) {
    const { sitting, thread_id: before } = store.get()
    if (thread_id === before && !signal().aborted) return
    if (thread_id === undefined) return begin()
    putAside()
    leave()
    store.set({ sitting: sitting + 1, thread_id, exchanges: unsentIn.get(thread_id) ?? [] })
  }
  return { open, begin }
}
