import { describe, expect, test } from 'vitest'
import { endAnswer } from '#chat/stream/end-answer.ts'
import { appendParts, insertGeneration } from '#chat/stream/stream.generations.queries.ts'
import { newId } from '#platform/ids.ts'
import { createMemory } from '#platform/memory.ts'
import {
  ask,
  collect,
  idsOf,
  makeChatSchool,
  readUntil,
  resume,
  seqOf,
  textOf,
} from '#testing/chat-school.ts'
import { db, instance_id } from '#testing/harness.ts'
import { interruptGenerations } from './chat.jobs.ts'
import { insertMessage } from './chat.messages.queries.ts'
import { insertThread } from './chat.threads.queries.ts'

const words = ['One ', 'step ', 'at ', 'a ', 'time, ', 'and ', 'then ', 'the ', 'next.']

describe('resume', () => {
  test('after a cut at any event the text is the same, while it is written and when it is done', async () => {
    const { client, model } = await makeChatSchool()
    const answer = model.nextAnswer()
    const stream = ask(client, 'How?')
    await answer.say(words[0] ?? '')
    const seen = await readUntil(stream, 'text-delta')
    const { generation_id } = idsOf(seen)
    // The connection goes; the answer goes on.
    void stream.return(undefined)

    const last = seq(seen)
    const cuts = [undefined, ...Array.from({ length: last + 1 }, (_, place) => place)]
    const running = cuts.map((after) => collect(resume(client, generation_id, after)))
    for (const word of words.slice(1)) await answer.say(word)
    await answer.finish()
    const whole = await running[0]
    if (!whole) throw new Error('Nothing was read')
    expect(textOf(whole)).toBe(words.join(''))

    for (const [index, after] of cuts.entries()) {
      const rest = await running[index]
      expect([...whole.slice(0, after ?? 0), ...(rest ?? [])]).toEqual(whole)
    }
    for (let after = 0; after <= whole.length; after++) {
      const rest = await collect(resume(client, generation_id, after))
      expect([...whole.slice(0, after), ...rest]).toEqual(whole)
    }
  })

  test('reads an answer that another process writes, and never skips a place', async () => {
    const { client, student, id: school_id } = await makeChatSchool()
    const id = await elsewhere({ user_id: student.id, school_id })
    const stream = resume(client, id)
    await readUntil(stream, 'start')
    await appendParts(db, { id, seq: 2, parts: [delta('From '), delta('afar')] })
    const events = await readUntil(stream, 'text-delta')
    await endAnswer(db, { id, status: 'completed', parts: [delta('.')] })
    events.push(...(await collect(stream)))
    expect(textOf(events)).toBe('From afar.')
    expect(events.map(seqOf)).toEqual([3, 4, 5])
  })

  const seq = (events: Parameters<typeof textOf>[0]) => events.length
})

describe('stop', () => {
  test('keeps what was written before it answers, and the next question works at once', async () => {
    const { client, model } = await makeChatSchool()
    const answer = model.nextAnswer()
    const stream = ask(client, 'Tell me a long story')
    await answer.say('Once upon ')
    const seen = await readUntil(stream, 'text-delta')
    await answer.say('a time ')
    const { generation_id, thread_id, message_id } = idsOf(seen)
    const stopped = await client.call('POST /chat/stream/{generationId}/stop', {
      params: { generationId: generation_id },
    })
    expect(stopped).toEqual({ message_id, status: 'stopped' })

    const { messages } = await client.call('GET /chat', { query: { thread_id } })
    const kept = messages[1]
    expect(kept).toMatchObject({ id: message_id, unfinished: true })
    expect('Once upon a time ').toContain(kept?.text)
    expect(kept?.text).toMatch(/^Once upon /)
    const next = model.nextAnswer()
    const reading = collect(ask(client, 'Shorter', { thread_id }))
    await next.say('The end.')
    await next.finish()
    expect(textOf(await reading)).toBe('The end.')

    // Nothing that the model still says gets in.
    await answer.say('and more')
    const rest = await collect(stream)
    expect(rest.at(-1)?.event).toBe('abort')
    expect(textOf([...seen, ...rest])).toBe(kept?.text)
    expect(model.calls[0]?.abortSignal?.aborted).toBe(true)
  })

  test('before the first words leaves an empty answer, and frees the thread', async () => {
    const { client, model } = await makeChatSchool()
    const answer = model.nextAnswer()
    const stream = ask(client, 'Hm')
    const { generation_id, thread_id, message_id } = idsOf(await readUntil(stream, 'start'))
    await answer.asked
    const params = { generationId: generation_id }
    const stopped = await client.call('POST /chat/stream/{generationId}/stop', { params })
    expect(stopped).toEqual({ message_id, status: 'stopped' })
    expect((await collect(stream)).at(-1)?.event).toBe('abort')
    const { messages } = await client.call('GET /chat', { query: { thread_id } })
    expect(messages[1]).toMatchObject({ text: '', unfinished: true })
    expect(await client.call('GET /chat/active', { query: { thread_id } })).toEqual({
      generation_id: null,
      message_id: null,
    })
    const again = await client.call('POST /chat/stream/{generationId}/stop', { params })
    expect(again).toEqual({ message_id, status: 'stopped' })
  })

  test('reaches an answer that another process writes', async () => {
    const { client, student, id: school_id } = await makeChatSchool()
    const id = await elsewhere({ user_id: student.id, school_id })
    await appendParts(db, { id, seq: 2, parts: [delta('Far away')] })
    const { status } = await client.call('POST /chat/stream/{generationId}/stop', {
      params: { generationId: id },
    })
    expect(status).toBe('stopped')
    expect(await appendParts(db, { id, seq: 3, parts: [delta(' and late')] })).toBe(false)
    expect(textOf(await collect(resume(client, id)))).toBe('Far away')
    const { messages } = await client.call('GET /chat', { query: {} })
    expect(messages.at(-1)).toMatchObject({ text: 'Far away', unfinished: true })
  })

  test('by another process ends the model here at its next words', async () => {
    const { client, model } = await makeChatSchool()
    const answer = model.nextAnswer()
    const stream = ask(client, 'Count for me')
    await answer.say('One, ')
    const seen = await readUntil(stream, 'text-delta')
    const { generation_id: id } = idsOf(seen)
    const parts = [{ type: 'abort' }] as const
    expect(await endAnswer(db, { id, status: 'stopped', parts })).toBe(true)
    expect(await endAnswer(db, { id, status: 'completed', parts })).toBe(false)
    await answer.say('two, ')
    const rest = await collect(stream)
    expect(rest.map(({ event }) => event)).toEqual(['abort'])
    expect(model.calls[0]?.abortSignal?.aborted).toBe(true)
  })
})

test('ten endings at once leave one message and one last event', async () => {
  const { client, student, id: school_id } = await makeChatSchool()
  const id = await elsewhere({ user_id: student.id, school_id })
  const parts = [{ type: 'abort' }] as const
  const ended = await Promise.all(
    Array.from({ length: 10 }, () => endAnswer(db, { id, status: 'stopped', parts })),
  )
  expect(ended.filter(Boolean)).toHaveLength(1)
  const events = await collect(resume(client, id))
  expect(events.filter(({ event }) => event === 'abort')).toHaveLength(1)
})

test('a process that stops keeps its partial answers and ends their streams', async () => {
  const memory = createMemory()
  const { client, model } = await makeChatSchool({ memory })
  const answer = model.nextAnswer()
  const stream = ask(client, 'A long one')
  await answer.say('It begins')
  const seen = await readUntil(stream, 'text-delta')
  await interruptGenerations(memory)
  expect((await collect(stream)).at(-1)?.event).toBe('abort')
  const { thread_id } = idsOf(seen)
  const { messages } = await client.call('GET /chat', { query: { thread_id } })
  expect(messages[1]).toMatchObject({ text: 'It begins', unfinished: true })
})

const delta = (text: string) => ({ type: 'text-delta', id: 'text', delta: text }) as const

/** An answer that is being written, but not by this process. */
async function elsewhere(owner: { user_id: string; school_id: string }) {
  const [id, thread_id, user_message_id, message_id] = [newId(), newId(), newId(), newId()]
  const at = new Date('2026-09-01T08:00:00Z')
  await insertThread(db, { id: thread_id, ...owner, created_at: at, updated_at: at })
  await insertMessage(db, {
    id: user_message_id,
    thread_id,
    from_user: true,
    type: 'text',
    text: 'Hello?',
    created_at: at,
  })
  const ids = { generation_id: id, thread_id, user_message_id, message_id }
  await insertGeneration(db, {
    id,
    thread_id,
    user_message_id,
    message_id,
    instance_id,
    started_at: at,
    parts: [
      { type: 'data-generation', data: ids },
      { type: 'start', messageId: message_id },
    ],
  })
  return id
}
