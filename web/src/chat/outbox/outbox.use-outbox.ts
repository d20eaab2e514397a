import { useEffect } from 'react'
import { chatPort } from '#chat/chat.data.ts'
import type { createConversation } from '#chat/conversation/conversation.ts'
import { useLatest } from '#chat/use-latest.ts'
import { useOnline } from '#platform/online.ts'
import { forgetWaiting, readWaiting, type Waiting } from './outbox.kept.ts'

/** Sends what waits on this device: in its conversation where that is in view, else by itself. */
export function useOutbox(
  conversation: ReturnType<typeof createConversation>,
  thread: string | undefined,
): void {
  const isOnline = useOnline()
  const sendAll = useLatest((waiting: readonly Waiting[]) => {
    for (const each of waiting) {
      const { exchanges, thread_id } = conversation.get()
      if (exchanges.some(({ key }) => key === each.message.id)) continue
      if (each.thread_id === thread_id) conversation.send(each.message)
      else if (isOnline) void sendAlone(each)
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks again when the network is back, or another thread is in view
  useEffect(() => {
    void readWaiting().then(sendAll)
  }, [sendAll, thread, isOnline])
}

/** Sends a message of a conversation that is not in view, until the server has it: the answer is written there. */
async function sendAlone({ message, thread_id }: Waiting): Promise<void> {
  const { signal, abort } = abortable()
  try {
    for await (const event of chatPort.ask(message, thread_id, signal)) {
      if (event.event === 'data-generation') break
    }
    forgetWaiting(message.id)
    chatPort.changed()
  } catch {
    // It stays, and is tried when the network is next back.
  }
  abort()
}

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
