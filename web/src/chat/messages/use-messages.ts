import type { Received } from '@learngrove/contract/call'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { messagesQuery } from '#chat/chat.data.ts'
import type { Conversation } from '#chat/conversation/conversation.exchanges.ts'
import { type ShownMessage, shownMessages } from './shown-messages.ts'

type MessagePage = Received<'GET /chat'>

/** Earlier messages that are drawn, or not, together. */
export type Chapter = { readonly key: string; readonly messages: readonly ShownMessage[] }

const none: readonly MessagePage[] = []

/**
 * The messages of the thread in view: the newest page with what this sitting adds to it, and before it what was
 * read of earlier pages. A page that is there already stays the same object, and is not drawn anew.
 */
export function useMessages({ thread_id, exchanges }: Conversation) {
  const stored = useInfiniteQuery({
    ...messagesQuery(thread_id ?? ''),
    enabled: thread_id !== undefined,
  })
  const pages = stored.data?.pages ?? none
  const newest = pages[0]
  const messages = useMemo(
    () => shownMessages(newest?.messages ?? [], exchanges),
    [newest, exchanges],
  )
  const earlier = useMemo(() => pages.slice(1).toReversed().map(chapterOf), [pages])
  // They are drawn in small parts, so that scrolling goes on meanwhile.
  return { stored, messages, earlier: useDeferredValue(earlier) }
}

const chapters = new WeakMap<MessagePage, Chapter>()

function chapterOf(page: MessagePage): Chapter {
  const known = chapters.get(page)
  if (known) return known
  const chapter = { key: page.messages[0]?.id ?? '', messages: shownMessages(page.messages, []) }
  chapters.set(page, chapter)
  return chapter
}
