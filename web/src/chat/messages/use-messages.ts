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
  const earlier = useMemo(() => pages.slice(1).toReversed().flatMap(chaptersOf), [pages])
  // They are drawn in small parts, so that scrolling goes on meanwhile.
  return { stored, messages, earlier: useDeferredValue(earlier) }
}

/** A page is drawn in parts of so many messages, what was asked and its answer: none of them holds the page up. */
const messagesAChapter = 2

const known = new WeakMap<MessagePage, readonly Chapter[]>()

/** The chapters of a page: the same objects each time, so that what is drawn stays. */
function chaptersOf(page: MessagePage): readonly Chapter[] {
  const before = known.get(page)
  if (before) return before
  const all = shownMessages(page.messages, [])
  const chapters = Array.from({ length: Math.ceil(all.length / messagesAChapter) }, (_, place) => {
    const messages = all.slice(place * messagesAChapter, (place + 1) * messagesAChapter)
    return { key: messages[0]?.key ?? '', messages }
  })
  known.set(page, chapters)
  return chapters
}
