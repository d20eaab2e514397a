import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { inOrder, messagesQuery } from '#chat/chat.data.ts'
import type { Conversation } from '#chat/conversation/conversation.exchanges.ts'
import { shownMessages } from './shown-messages.ts'

/** The messages of the thread in view, stored and of this sitting, and how the stored ones are coming. */
export function useMessages({ thread_id, exchanges }: Conversation) {
  const stored = useInfiniteQuery({
    ...messagesQuery(thread_id ?? ''),
    enabled: thread_id !== undefined,
  })
  const pages = stored.data?.pages
  const messages = useMemo(() => shownMessages(inOrder(pages ?? []), exchanges), [pages, exchanges])
  return { stored, messages }
}
