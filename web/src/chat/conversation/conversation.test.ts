import { ApiError } from '@learngrove/contract/call'
import { StreamLost } from '@learngrove/contract/sse'
import { describe, expect, test, vi } from 'vitest'
import type { AnswerEvent } from './conversation.answer.ts'
import { isRunning, unreachable } from './conversation.exchanges.ts'
import { eventsOf, ids } from './conversation.testing.ts'
import { createConversation } from './conversation.ts'
import type { ConversationPort } from './conversation-port.ts'
import { backOff } from './follow-answer.ts'

const message = {
  id: ids.user_message_id,
  text: '3x + 5 = 20',
  subject: undefined,
  question: undefined,
}
const words = ['Take ', '5 from', ' both sides.']
const text = words.join('')
const full = eventsOf(words)

type Script = readonly (readonly AnswerEvent[] | Error)[]

/** A server that answers each connection by the script: events, then a lost connection or a fault. */
function scripted(script: Script, more: Partial<ConversationPort> = {}) {
  const tries = [...script]
  async function* connection() {
    const next = tries.shift()
    if (next instanceof Error) throw next
    yield* next ?? []
    if (next === undefined) await new Promise(() => {})
    throw new StreamLost('lost')
  }
  const port = {
    ask: vi.fn<ConversationPort['ask']>(connection),
    resume: vi.fn<ConversationPort['resume']>(connection),
    active: vi.fn(async () => ({ generation_id: null as string | null })),
    stop: vi.fn(async () => 'interrupted'),
    wait: vi.fn(async () => {}),
    isOnline: () => true,
    began: vi.fn(),
    keep: vi.fn(),
    forget: vi.fn(),
    changed: vi.fn(),
  }
  return { port, conversation: createConversation({ ...port, ...more }) }
}

const refusal = (status: number, code: string) => new ApiError(status, { code, request_id: '' })
const last = (conversation: ReturnType<typeof createConversation>) =>
  conversation.get().exchanges.at(-1)
const settled = (conversation: ReturnType<typeof createConversation>) =>
  expect.poll(() => conversation.get().exchanges.some(isRunning)).toBe(false)

test('a message is sent and its answer read; a new conversation gets its id', async () => {
  const { port, conversation } = scripted([full])
  conversation.send(message)
  await settled(conversation)
  expect(last(conversation)?.answer).toMatchObject({ phase: 'done', text })
  expect(conversation.get().thread_id).toBe(ids.thread_id)
  expect(port.began).toHaveBeenCalledExactlyOnceWith(ids.thread_id)
})

describe('a lost connection is taken up after the last event', () => {
  test.each(full.slice(0, -1).map((_, index) => index + 1))('lost after %i events', async (cut) => {
    const { port, conversation } = scripted([full.slice(0, cut), full.slice(cut)])
    conversation.send(message)
    await settled(conversation)
    expect(last(conversation)?.answer).toMatchObject({ phase: 'done', text })
    expect(port.resume.mock.calls[0]?.slice(0, 2)).toEqual([ids.generation_id, cut])
  })

  test('a server that says goodbye is come back to', async () => {
    // As on the wire: the event is in no route's own list.
    const goodbye = { event: 'resume', data: {} } as unknown as AnswerEvent
    const { conversation } = scripted([[...full.slice(0, 5), goodbye], full])
    conversation.send(message)
    await settled(conversation)
    expect(last(conversation)?.answer.text).toBe(text)
  })

  test('a gap is asked for again', async () => {
    const { port, conversation } = scripted([
      [...full.slice(0, 4), ...full.slice(5)],
      full.slice(4),
    ])
    conversation.send(message)
    await settled(conversation)
    expect(last(conversation)?.answer.text).toBe(text)
    expect(port.resume.mock.calls[0]?.[1]).toBe(4)
  })
})

test('sent again with the same id until the server has it, then no more', async () => {
  const { port, conversation } = scripted([new TypeError('net'), refusal(503, 'UNAVAILABLE'), full])
  conversation.send(message)
  await settled(conversation)
  expect(port.ask).toHaveBeenCalledTimes(3)
  expect(last(conversation)?.answer.phase).toBe('done')
})

test('a server that is never reached gives the message back, and a retry sends the same one', async () => {
  const { conversation } = scripted([
    ...Array.from({ length: 6 }, () => new TypeError('net')),
    full,
  ])
  conversation.send(message)
  await settled(conversation)
  expect(last(conversation)?.unsent).toBe(unreachable)
  conversation.send(message)
  await settled(conversation)
  expect(conversation.get().exchanges).toHaveLength(1)
  expect(last(conversation)?.answer.text).toBe(text)
})

test('a refusal is the last word', async () => {
  const { port, conversation } = scripted([refusal(429, 'DAILY_BUDGET_USED')])
  conversation.send(message)
  await settled(conversation)
  expect(last(conversation)?.unsent).toBe('DAILY_BUDGET_USED')
  expect(port.ask).toHaveBeenCalledTimes(1)
})

test('where another answer is being written, that one is followed', async () => {
  const active = async () => ({ generation_id: ids.generation_id })
  const { conversation } = scripted([refusal(409, 'GENERATION_IN_PROGRESS'), full], { active })
  conversation.open(ids.thread_id)
  conversation.send({ ...message, id: 'second' })
  await expect.poll(() => conversation.get().exchanges[0]?.answer.phase).toBe('done')
  expect(conversation.get().exchanges[0]?.answer.text).toBe(text)
  expect(last(conversation)?.unsent).toBe('GENERATION_IN_PROGRESS')
})

test('an answer that was being written when the page was loaded goes on, once', async () => {
  const { port, conversation } = scripted([full])
  conversation.open(ids.thread_id)
  conversation.tail(ids.generation_id)
  conversation.tail(ids.generation_id)
  await settled(conversation)
  expect(last(conversation)?.answer.text).toBe(text)
  expect(port.resume).toHaveBeenCalledExactlyOnceWith(ids.generation_id, 0, expect.anything())
})

test('an answer whose events are gone leaves its place to the stored message', async () => {
  const { port, conversation } = scripted([refusal(404, 'NOT_FOUND')])
  conversation.open(ids.thread_id)
  conversation.tail(ids.generation_id)
  await expect.poll(() => conversation.get().exchanges).toEqual([])
  expect(port.changed).toHaveBeenCalled()
})

describe('stop', () => {
  const stopped = eventsOf(['Take '], 'abort')

  test('keeps what there is, as stopped', async () => {
    const { port, conversation } = scripted([stopped.slice(0, 5), stopped.slice(5)])
    port.wait.mockImplementationOnce(async () => conversation.stop())
    conversation.send(message)
    await settled(conversation)
    expect(last(conversation)?.answer).toMatchObject({ phase: 'stopped', text: 'Take ' })
    expect(port.stop).toHaveBeenCalledExactlyOnceWith(ids.generation_id)
  })

  test('before the server has the message, follows as soon as it has', async () => {
    const { port, conversation } = scripted([stopped])
    conversation.send(message)
    conversation.stop()
    await settled(conversation)
    expect(last(conversation)?.answer.phase).toBe('stopped')
    expect(port.stop).toHaveBeenCalledExactlyOnceWith(ids.generation_id)
  })

  test('in another tab is told from an answer that broke off', async () => {
    const elsewhere = scripted([stopped], { stop: async () => 'stopped' })
    elsewhere.conversation.send(message)
    await expect.poll(() => last(elsewhere.conversation)?.answer.phase).toBe('stopped')
    const broken = scripted([stopped])
    broken.conversation.send(message)
    await settled(broken.conversation)
    expect(last(broken.conversation)?.answer.phase).toBe('broken')
  })
})

test('another thread takes nothing of the one that was left', async () => {
  const { conversation } = scripted([])
  conversation.send(message)
  conversation.open('another')
  expect(conversation.get()).toMatchObject({ thread_id: 'another', exchanges: [] })
})

test('waits grow from half a second to eight', () => {
  expect([1, 2, 3, 4, 5, 6, 50].map(backOff)).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000])
})

describe('what was not sent', () => {
  const [a, b] = [ids.thread_id, ids.message_id]
  const unsentTexts = (conversation: ReturnType<typeof createConversation>) =>
    conversation.get().exchanges.map(({ message }) => message?.text)

  test('stays with its thread, and follows into no other', async () => {
    const { conversation } = scripted([refusal(429, 'DAILY_BUDGET_USED')])
    conversation.open(a)
    conversation.send(message)
    await settled(conversation)
    conversation.open(b)
    expect(unsentTexts(conversation)).toEqual([])
    conversation.open(undefined)
    expect(conversation.get()).toMatchObject({ exchanges: [] })
    expect(conversation.get().draft).toBeUndefined()
    conversation.open(a)
    expect(unsentTexts(conversation)).toEqual([message.text])
    expect(last(conversation)?.unsent).toBe('DAILY_BUDGET_USED')
  })

  test('in a conversation that never began, it becomes what is typed in the next', async () => {
    const { conversation } = scripted([refusal(429, 'DAILY_BUDGET_USED')])
    const { sitting } = conversation.get()
    conversation.send(message)
    await settled(conversation)
    conversation.begin()
    expect(conversation.get()).toMatchObject({ exchanges: [], draft: message.text })
    expect(conversation.get().sitting).toBeGreaterThan(sitting)
    conversation.begin()
    expect(conversation.get().draft).toBeUndefined()
  })
})
