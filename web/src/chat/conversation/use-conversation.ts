import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { activeQuery, awaitLateWords, catchUp, chatPort, refreshLists } from '#chat/chat.data.ts'
import { onOtherTab } from '#chat/tabs.ts'
import { useLatest } from '#chat/use-latest.ts'
import { queryClient } from '#platform/query-client.ts'
import { createConversation } from './conversation.ts'
import type { ConversationPort } from './conversation-port.ts'

/** The conversation of the thread in the address; an answer that is being written there goes on. */
export function useConversation(
  thread: string | undefined,
  {
    onBegan,
    keep,
    forget,
  }: Pick<ConversationPort, 'keep' | 'forget'> & {
    readonly onBegan: (thread_id: string) => void
  },
) {
  const began = useLatest(onBegan)
  const [conversation] = useState(() => createConversation({ ...chatPort, began, keep, forget }))
  const state = useSyncExternalStore(conversation.subscribe, conversation.get)
  const active = useQuery({
    ...activeQuery(thread ?? ''),
    enabled: thread !== undefined,
    staleTime: 0,
  })
  const generation_id = active.data?.generation_id ?? undefined

  // Before anything is painted, so that no thread is seen with the messages of another.
  useLayoutEffect(() => conversation.open(thread), [conversation, thread])
  useEffect(() => {
    if (generation_id !== undefined) conversation.tail(generation_id)
  }, [conversation, generation_id])
  const isNoneWritten = active.data?.generation_id === null
  useEffect(() => {
    // Where it fails, the page shows that the messages did not come.
    if (thread !== undefined && isNoneWritten) catchUp(thread).catch(() => {})
  }, [thread, isNoneWritten])
  useEffect(() => () => conversation.close(), [conversation])
  const waits = state.exchanges.some(({ answer }) => answer.is_judged_again === true)
  useEffect(
    () => (waits && thread !== undefined ? awaitLateWords(thread) : undefined),
    [waits, thread],
  )

  useFreshness(thread)
  return { ...state, conversation }
}

/** Reads anew what may have changed elsewhere: in another tab, while this one slept, or without a network. */
function useFreshness(thread: string | undefined): void {
  const refresh = useLatest(() => {
    if (document.visibilityState === 'hidden') return
    void refreshLists(thread)
    if (thread !== undefined)
      void queryClient.invalidateQueries({ queryKey: activeQuery(thread).queryKey })
  })
  useEffect(() => {
    const stop = onOtherTab(refresh)
    const events = ['visibilitychange', 'resume'] as const
    for (const name of events) document.addEventListener(name, refresh)
    window.addEventListener('online', refresh)
    return () => {
      stop()
      for (const name of events) document.removeEventListener(name, refresh)
      window.removeEventListener('online', refresh)
    }
  }, [refresh])
}
