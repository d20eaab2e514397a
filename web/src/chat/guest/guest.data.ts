import type { Received } from '@learngrove/contract/call'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call, query, stream } from '#platform/api.ts'
import { invalidate, queryClient } from '#platform/query-client.ts'
import { sessionId } from './guest.session.ts'

export type GuestTalk = Received<'GET /chat/public/{id}'>
export type GuestMessage = GuestTalk['messages'][number]

/** More is said in no conversation of a visitor, who has few messages a day. */
const messagesShown = 100

const session = () => ({ session_id: sessionId() })
const ofThread = (thread_id: string | undefined) => (thread_id === undefined ? {} : { thread_id })

/** What was said in a conversation of this tab, and the conversation as a whole. */
export const talkQuery = (thread_id: string | undefined) =>
  queryOptions({
    queryKey: ['GET /chat/public/{id}', thread_id],
    queryFn: ({ signal }) =>
      call(
        'GET /chat/public/{id}',
        { params: { id: sessionId() }, query: { ...ofThread(thread_id), size: messagesShown } },
        signal,
      ),
    enabled: thread_id !== undefined,
  })

/** Which answer is being written. Not to be taken from the cache: it may have ended since. */
export const activeQuery = (thread_id: string | undefined) =>
  queryOptions({
    queryKey: ['GET /chat/public/active', thread_id],
    queryFn: () => guestCalls.active(thread_id ?? ''),
    enabled: thread_id !== undefined,
    staleTime: 0,
  })

export const budgetQuery = () =>
  queryOptions({
    queryKey: ['GET /chat/public/budget'],
    queryFn: ({ signal }) => call('GET /chat/public/budget', { query: session() }, signal),
  })

export const sourceQuery = (id: string) =>
  query('GET /chat/public/sources/{id}', { params: { id } })

/** Fetches anew what a message changes. What is on its way already was asked too early to tell of it. */
export async function refreshTalk(): Promise<void> {
  const changed = ['GET /chat/public/{id}', 'GET /chat/public/budget'] as const
  await Promise.all(changed.map((key) => queryClient.cancelQueries({ queryKey: [key] })))
  await invalidate(...changed)
}

export const useReaction = (id: string) =>
  useMutation({
    mutationFn: (reaction: 'like' | 'dislike') =>
      call(`POST /chat/public/{id}/${reaction}`, { params: { id }, query: session() }),
    onSuccess: refreshTalk,
  })

/** Leaves the quiet moment of a conversation: it is a lesson again. */
export const useLeaveWellbeing = (id: string) =>
  useMutation({
    mutationFn: () =>
      call('PATCH /chat/public/threads/{id}', {
        params: { id },
        query: session(),
        body: { mode: 'lesson' },
      }),
    onSuccess: refreshTalk,
  })

const timeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** What a visitor's conversation asks of the API. */
export const guestCalls = {
  ask: (
    { id, text }: { readonly id: string; readonly text: string },
    thread_id: string | undefined,
    signal: AbortSignal,
  ) =>
    stream(
      'POST /chat/public/stream',
      {
        query: { ...session(), ...ofThread(thread_id) },
        body: { messages: text, client_message_id: id, time_zone: timeZone() },
      },
      signal,
    ),
  resume: (generationId: string, after: number, signal: AbortSignal) =>
    stream(
      'GET /chat/public/stream/{generationId}',
      { params: { generationId }, query: { ...session(), after } },
      signal,
    ),
  active: (thread_id: string) =>
    call('GET /chat/public/active', { query: { ...session(), thread_id } }),
  stop: async (generationId: string) => {
    const { status } = await call('POST /chat/public/stream/{generationId}/stop', {
      params: { generationId },
      query: session(),
    })
    return status
  },
  changed: () => void refreshTalk(),
}
