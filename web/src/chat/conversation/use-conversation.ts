import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { activeQuery, awaitLateWords, catchUp, chatPort } from '#chat/chat.data.ts'
import { useLatest } from '#chat/use-latest.ts'
import { createConversation } from './conversation.ts'

/** The conversation of the thread in the address; an answer that is being written there goes on. */
export function useConversation(
  thread: string | undefined,
  { onBegan }: { onBegan: (thread_id: string) => void },
) {
  const began = useLatest(onBegan)
  const [conversation] = useState(() => createConversation({ ...chatPort, began }))
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

  return { ...state, conversation }
}
