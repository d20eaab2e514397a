import type { Received } from '@learngrove/contract/call'
import { infiniteQueryOptions, useMutation } from '@tanstack/react-query'
import type { ConversationPort } from '#chat/conversation/conversation-port.ts'
import { call, query, stream } from '#platform/api.ts'
import { invalidate, queryClient } from '#platform/query-client.ts'
import { keys } from '#platform/session.ts'
import { tabShelf } from '#platform/shelf.ts'
import { pause } from './pause.ts'

export type Thread = Received<'GET /chat/threads'>['threads'][number]
export type ChatMessage = Received<'GET /chat'>['messages'][number]
export type CareCard = NonNullable<ChatMessage['care']>
export type Card = NonNullable<ChatMessage['card']>

/** Most that a page of a list may hold. */
const threadsShown = 100
const keptShown = 100
const messagesAPage = 40

export const threadsQuery = (search = '') =>
  query('GET /chat/threads', {
    query: { size: threadsShown, ...(search !== '' && { search }) },
  })

export const keptQuery = () =>
  query('GET /chat', { query: { type: 'bookmarked', size: keptShown } })

export const budgetQuery = () => query('GET /chat/budget', {})

export type AskedQuestion = Received<'GET /chat/questions/{evaluationQuestionId}'>

export const questionQuery = (evaluationQuestionId: string) =>
  query('GET /chat/questions/{evaluationQuestionId}', { params: { evaluationQuestionId } })

export const sourceQuery = (id: string) => query('GET /chat/sources/{id}', { params: { id } })

/** Which answer is being written in a thread. Not to be taken from the cache: it may have ended since. */
export const activeQuery = (thread_id: string) =>
  query('GET /chat/active', { query: { thread_id } })

/** The messages of a thread, the newest page first. */
export const messagesQuery = (thread_id: string) =>
  infiniteQueryOptions({
    queryKey: ['GET /chat', { thread_id }],
    queryFn: ({ pageParam, signal }) =>
      call('GET /chat', { query: { thread_id, page: pageParam, size: messagesAPage } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ total_count }, _pages, page: number) =>
      page * messagesAPage < total_count ? page + 1 : undefined,
  })

/**
 * What is said and what is being written are asked for side by side, so an answer that ended in
 * between is in neither: where the last word is the reader's own, what is said is asked for again.
 */
export async function catchUp(thread_id: string): Promise<void> {
  const messages = messagesQuery(thread_id)
  const { pages } = await queryClient.ensureInfiniteQueryData(messages)
  const { queryKey } = messages
  if (inOrder(pages).at(-1)?.from_user) await queryClient.refetchQueries({ queryKey })
}

/** The pages in the order in which they are read; a message that slipped onto two stands once. */
export function inOrder(pages: readonly Received<'GET /chat'>[]): ChatMessage[] {
  const all = pages.toReversed().flatMap(({ messages }) => messages)
  return [...new Map(all.map((message) => [message.id, message])).values()]
}

/** Fetches the lists anew. What is on its way already was asked too early to tell of the change. */
async function refreshLists(): Promise<void> {
  const lists = ['GET /chat', 'GET /chat/threads', 'GET /chat/budget'] as const
  await Promise.all(lists.map((key) => queryClient.cancelQueries({ queryKey: [key] })))
  await invalidate(...lists)
}

export type Reaction = 'like' | 'dislike' | 'bookmark'

/** Sets or takes back what the reader thinks of an answer. */
export const useReaction = (id: string) =>
  useMutation({
    mutationFn: (reaction: Reaction) => call(`POST /chat/{id}/${reaction}`, { params: { id } }),
    onSuccess: refreshLists,
  })

/** Leaves the quiet moment of a conversation: it is a lesson again. */
export const useLeaveWellbeing = (id: string) =>
  useMutation({
    mutationFn: () =>
      call('PATCH /chat/threads/{id}', { params: { id }, body: { mode: 'lesson' } }),
    onSuccess: refreshLists,
  })

export const useDeleteThread = (id: string) =>
  useMutation({
    mutationFn: () => call('DELETE /chat/threads/{id}', { params: { id } }),
    onSuccess: refreshLists,
  })

/** Words of care may follow an answer later: so long after it, in milliseconds, the messages are fetched again. */
const lateWordsMs = [4_000, 15_000, 60_000, 130_000]

/** Looks for words that follow an answer although its stream has ended. Answers how to stop looking. */
export function awaitLateWords(thread_id: string): () => void {
  const { queryKey } = messagesQuery(thread_id)
  const timers = lateWordsMs.map((ms) =>
    setTimeout(() => void queryClient.refetchQueries({ queryKey }).then(refreshLists), ms),
  )
  return () => timers.forEach(clearTimeout)
}

/** What the conversation asks of the API. */
export const chatPort: Omit<ConversationPort, 'began'> = {
  ask: ({ id, text, subject, question }, thread_id, signal) =>
    stream(
      'POST /chat/stream',
      {
        query: { ...(thread_id !== undefined && { thread_id }) },
        body: {
          messages: text,
          client_message_id: id,
          ...(subject !== undefined && { user_current_selected_subject: subject }),
          ...(question !== undefined && { evaluation_question_id: question }),
        },
        files: {},
      },
      signal,
    ),
  resume: (generationId, after, signal) =>
    stream(
      'GET /chat/stream/{generationId}',
      { params: { generationId }, query: { after } },
      signal,
    ),
  active: (thread_id) => call('GET /chat/active', { query: { thread_id } }),
  stop: async (generationId) => {
    const { status } = await call('POST /chat/stream/{generationId}/stop', {
      params: { generationId },
    })
    return status
  },
  changed: () => void refreshLists(),
  wait: pause,
  isOnline: () => navigator.onLine,
}

/** The thread that was open last in this tab. */
export const lastThread = () => tabShelf.read(keys.chat_thread) ?? undefined

export function rememberThread(thread_id: string | undefined): void {
  if (thread_id === undefined) tabShelf.forget(keys.chat_thread)
  else tabShelf.keep(keys.chat_thread, thread_id)
}

/** Begins to fetch what the page shows of a thread. */
export function prefetchThread(thread_id: string): void {
  void queryClient.prefetchInfiniteQuery(messagesQuery(thread_id))
}
