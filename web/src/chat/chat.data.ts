import type { Received, Sent } from '@learngrove/contract/call'
import { limits } from '@learngrove/contract/chat.limits'
import { infiniteQueryOptions, useMutation } from '@tanstack/react-query'
import type { ConversationPort } from '#chat/conversation/conversation-port.ts'
import { call, query, stream } from '#platform/api.ts'
import { invalidate, queryClient } from '#platform/query-client.ts'
import { keys } from '#platform/session.ts'
import { tabShelf } from '#platform/shelf.ts'
import { pause } from './pause.ts'
import { tellTabs } from './tabs.ts'

export type Thread = Received<'GET /chat/threads'>['threads'][number]
export type ChatMessage = Received<'GET /chat'>['messages'][number]
export type CareCard = NonNullable<ChatMessage['care']>
export type Card = NonNullable<ChatMessage['card']>

/** Most that a page of a list may hold. */
const threadsShown = 100
const keptShown = 100

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

type MessagePage = Received<'GET /chat'>

const pageBefore = (thread_id: string, before: string | undefined, signal?: AbortSignal) =>
  call(
    'GET /chat',
    { query: { thread_id, size: limits.page_size, ...(before !== undefined && { before }) } },
    signal,
  )

/** The messages of a thread, the newest page first. Each is read from a message on, so that none shifts. */
export const messagesQuery = (thread_id: string) =>
  infiniteQueryOptions({
    queryKey: ['GET /chat', { thread_id }],
    queryFn: ({ pageParam, signal }) => pageBefore(thread_id, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ messages }) =>
      messages.length < limits.page_size ? undefined : messages[0]?.id,
    // To read all pages again would be too much: `refreshLists` reads the newest.
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Reads the newest messages of a thread again; what was said before them stands as it was read. */
async function refreshNewest(thread_id: string): Promise<void> {
  const { queryKey } = messagesQuery(thread_id)
  if (!queryClient.getQueryData(queryKey)) return queryClient.invalidateQueries({ queryKey })
  const newest = await pageBefore(thread_id, undefined)
  queryClient.setQueryData(
    queryKey,
    (data) => data && { ...data, pages: withNewest(data.pages, newest) },
  )
}

/** The pages with the newest one read anew; if more was said than it holds, those before it are read anew too. */
export function withNewest(pages: readonly MessagePage[], newest: MessagePage): MessagePage[] {
  const [first, ...older] = pages
  const from = first?.messages.findIndex(({ id }) => id === newest.messages[0]?.id) ?? -1
  if (!first || (from < 0 && newest.messages.length === limits.page_size)) return [newest]
  const before = from < 0 ? [] : first.messages.slice(0, from)
  const known = new Map(first.messages.map((message) => [message.id, message]))
  // What has not changed stays the same object, and is not drawn anew.
  const messages = newest.messages.map((message) => {
    const same = known.get(message.id)
    return same && JSON.stringify(same) === JSON.stringify(message) ? same : message
  })
  return [{ ...newest, messages: [...before, ...messages] }, ...older]
}

/**
 * What is said and what is being written are asked for side by side, so an answer that ended in
 * between is in neither: where the last word is the reader's own, what is said is asked for again.
 */
export async function catchUp(thread_id: string): Promise<void> {
  const messages = messagesQuery(thread_id)
  const { pages } = await queryClient.ensureInfiniteQueryData(messages)
  if (inOrder(pages).at(-1)?.from_user) await refreshNewest(thread_id)
}

/** The pages in the order in which they are read; a message that slipped onto two stands once. */
export function inOrder(pages: readonly Received<'GET /chat'>[]): ChatMessage[] {
  const all = pages.toReversed().flatMap(({ messages }) => messages)
  return [...new Map(all.map((message) => [message.id, message])).values()]
}

/**
 * Fetches the lists anew, and of the thread in view its newest messages. What is on its way already was asked
 * too early to tell of the change.
 */
export async function refreshLists(thread_id = lastThread()): Promise<void> {
  // What Pip gives as a hint opens a rung of the question's ladder.
  const question = 'GET /chat/questions/{evaluationQuestionId}'
  const lists = ['GET /chat/threads', 'GET /chat/budget', question] as const
  const kept = keptQuery().queryKey
  await Promise.all(
    [kept, ...lists.map((key) => [key])].map((queryKey) => queryClient.cancelQueries({ queryKey })),
  )
  await Promise.all([
    invalidate(...lists),
    queryClient.invalidateQueries({ queryKey: kept }),
    thread_id && refreshNewest(thread_id).catch(() => {}),
  ])
}

export type Reaction = 'like' | 'dislike' | 'bookmark'

/** Sets or takes back what the reader thinks of an answer. */
export const useReaction = (id: string) =>
  useMutation({
    mutationFn: (reaction: Reaction) => call(`POST /chat/{id}/${reaction}`, { params: { id } }),
    onSuccess: (opinion) => {
      changeMessage(id, opinion)
      void refreshLists()
    },
  })

/** Changes a message wherever it is shown, without asking for its page again. */
function changeMessage(id: string, change: Partial<ChatMessage>): void {
  const changed = (message: ChatMessage) =>
    message.id === id ? { ...message, ...change } : message
  const changedIn = (page: MessagePage): MessagePage =>
    page.messages.some((message) => message.id === id)
      ? { ...page, messages: page.messages.map(changed) }
      : page
  queryClient.setQueriesData<{ pages?: MessagePage[] }>({ queryKey: ['GET /chat'] }, (data) =>
    data?.pages ? { ...data, pages: data.pages.map(changedIn) } : data,
  )
}

type ThreadChange = Sent<'PATCH /chat/threads/{id}'>['body']

/** Renames a conversation, marks it as seen, or leaves its quiet moment. */
export const useChangeThread = (id: string) =>
  useMutation({
    mutationFn: (body: ThreadChange) => call('PATCH /chat/threads/{id}', { params: { id }, body }),
    onSuccess: () => invalidate('GET /chat/threads'),
  })

export const useDeleteThread = (id: string) =>
  useMutation({
    mutationFn: () => call('DELETE /chat/threads/{id}', { params: { id } }),
    onSuccess: () => refreshLists(),
  })

/** Which prompt of the server asks somebody who is silent: a cheer, after a while in which nothing was done. */
const afterSilence = { nudging_group: 2, nudging_type: 11 }

/** Has the tutor ask where somebody is with the question of a talk; answers what it says. Rejects as the call does. */
export async function askSilent(thread_id: string): Promise<string> {
  const { message } = await call('POST /chat/generate', {
    query: { thread_id },
    body: afterSilence,
  })
  await refreshLists(thread_id)
  return message.text
}

/** Words of care may follow an answer later: so long after it, in milliseconds, the messages are fetched again. */
const lateWordsMs = [4_000, 15_000, 60_000, 130_000]

/** Looks for words that follow an answer although its stream has ended. Answers how to stop looking. */
export function awaitLateWords(thread_id: string): () => void {
  const timers = lateWordsMs.map((ms) => setTimeout(() => void refreshLists(thread_id), ms))
  return () => timers.forEach(clearTimeout)
}

/** What the conversation asks of the API. */
export const chatPort: Omit<ConversationPort, 'began' | 'keep' | 'forget'> = {
  ask: ({ id, text, subject, question, replaces, files = [] }, thread_id, signal) =>
    stream(
      'POST /chat/stream',
      {
        query: { ...(thread_id !== undefined && { thread_id }) },
        body: {
          messages: text,
          client_message_id: id,
          ...(subject !== undefined && { user_current_selected_subject: subject }),
          ...(question !== undefined && { evaluation_question_id: question }),
          ...(replaces !== undefined && { replaces_id: replaces }),
          ...(files.length > 0 && { file_ids: btoa(JSON.stringify(files.map((file) => file.id))) }),
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
  changed: () => {
    void refreshLists()
    tellTabs()
  },
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
