import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#platform/query-client.ts'
import { catchUp, messagesQuery } from './chat.data.ts'

/** `api.ts` takes the browser's `fetch` when it is loaded, so this stands in its place before. */
const server = vi.hoisted(() => {
  const standIn = { said: [[]] as object[][], asked: 0 }
  vi.stubGlobal('fetch', async () => {
    const messages = standIn.said[Math.min(standIn.asked++, standIn.said.length - 1)] ?? []
    return Response.json({ messages, total_count: messages.length })
  })
  return standIn
})

const own = { id: '1', from_user: true, text: 'Help me' }
const answer = { id: '2', from_user: false, text: 'What have you tried?' }

beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => null }))
afterEach(() => {
  queryClient.clear()
  server.asked = 0
})

test('an answer that ended before it was asked for is not missed', async () => {
  server.said = [[own], [own, answer]]
  await catchUp('t')
  const kept = queryClient.getQueryData(messagesQuery('t').queryKey)
  expect(kept?.pages[0]?.messages).toEqual([own, answer])
})

test('what ends with an answer is asked for once', async () => {
  server.said = [[own, answer]]
  await catchUp('t')
  expect(server.asked).toBe(1)
})
