import { expect, test, vi } from 'vitest'
import { endAnswer } from '#chat/stream/end-answer.ts'
import { appendParts, insertGeneration } from '#chat/stream/stream.generations.queries.ts'
import { openPostgres } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import { openInstance } from '#platform/instance.ts'
import { createMemory } from '#platform/memory.ts'
import { fulfilled, refusals, ten } from '#testing/at-once.ts'
import {
  ask,
  collect,
  idsOf,
  makeChatSchool,
  readUntil,
  resume,
  textOf,
} from '#testing/chat-school.ts'
import { database, db, instance_id } from '#testing/harness.ts'
import { watchAnswers } from './chat.jobs.ts'
import { insertMessage } from './chat.messages.queries.ts'
import { insertThread } from './chat.threads.queries.ts'

const longAgo = new Date('2026-01-01T00:00:00Z')
const farAhead = new Date('2999-01-01T00:00:00Z')

const lease = (id: string, lease_until: Date) =>
  db.updateTable('instances').set({ lease_until }).where('id', '=', id).execute()

const isAlive = async (id: string) => {
  const found = await db
    .selectFrom('instances')
    .select('id')
    .where('id', '=', id)
    .where('lease_until', '>', new Date())
    .executeTakeFirst()
  return found !== undefined
}

/** A process, and a student with half an answer that another process was writing, whose lease still runs. */
async function halfAnswered() {
  const other = newId()
  await db.insertInto('instances').values({ id: other, lease_until: farAhead }).execute()
  const instance_id = newId()
  const school = await makeChatSchool({ instance_id })
  const owner = { user_id: school.student.id, school_id: school.id }
  const [id, thread_id, user_message_id, message_id] = [newId(), newId(), newId(), newId()]
  const at = school.now()
  await insertThread(db, { id: thread_id, ...owner, created_at: at, updated_at: at })
  const message = { id: user_message_id, from_user: true, type: 'text', text: 'Hello?' }
  await insertMessage(db, { ...message, thread_id, created_at: at })
  await insertGeneration(db, {
    ...{ id, thread_id, user_message_id, message_id, instance_id: other, started_at: at },
    parts: [
      {
        type: 'data-generation',
        data: { generation_id: id, thread_id, user_message_id, message_id },
      },
      { type: 'start', messageId: message_id },
    ],
  })
  await appendParts(db, {
    id,
    seq: 2,
    parts: [{ type: 'text-delta', id: 'text', delta: 'It begins' }],
  })
  return { ...school, instance_id, other, id, thread_id }
}

test('a process says that it is alive, again and again, and is gone when it stops', async () => {
  const instance = await openInstance(db)
  expect(await isAlive(instance.id)).toBe(true)
  await lease(instance.id, longAgo)
  await expect.poll(() => isAlive(instance.id), { timeout: 10_000 }).toBe(true)
  await instance[Symbol.asyncDispose]()
  expect(await isAlive(instance.id)).toBe(false)
})

test('the next question ends what a dead process was writing in its thread, and is answered', async () => {
  const { client, model, other, thread_id } = await halfAnswered()
  await expect(collect(ask(client, 'And now?', { thread_id }))).rejects.toMatchObject({
    code: 'GENERATION_IN_PROGRESS',
  })
  await lease(other, longAgo)
  const answer = model.nextAnswer()
  const events = collect(ask(client, 'And now?', { thread_id }))
  await answer.say('Here I am.')
  await answer.finish()
  expect(textOf(await events)).toBe('Here I am.')
  const { messages } = await client.call('GET /chat', { query: { thread_id } })
  expect(messages.map(({ text, unfinished }) => ({ text, unfinished }))).toEqual([
    { text: 'Hello?', unfinished: false },
    { text: 'It begins', unfinished: true },
    { text: 'And now?', unfinished: false },
    { text: 'Here I am.', unfinished: false },
  ])
})

test('of ten questions at once after a death one is answered, and the half answer is kept once', async () => {
  const { client, model, other, thread_id } = await halfAnswered()
  await lease(other, longAgo)
  const begun = await ten(() => readUntil(ask(client, 'And now?', { thread_id }), 'start'))
  expect(fulfilled(begun)).toBe(1)
  expect(refusals(begun)).toEqual(['GENERATION_IN_PROGRESS'])
  const answer = model.nextAnswer()
  await answer.say('Here I am.')
  await answer.finish()
  const { messages } = await client.call('GET /chat', { query: { thread_id } })
  expect(messages.filter(({ text }) => text === 'It begins')).toHaveLength(1)
})

test('who reads an answer of a process that dies is told its end', async () => {
  const { client, other, id, thread_id } = await halfAnswered()
  const reading = resume(client, id)
  const seen = await readUntil(reading, 'text-delta')
  await lease(other, longAgo)
  expect((await collect(reading)).map(({ event }) => event)).toEqual(['abort'])
  expect(textOf(seen)).toBe('It begins')
  const active = await client.call('GET /chat/active', { query: { thread_id } })
  expect(active.generation_id).toBeNull()
})

test('who asks which answer is being written is told of none that a dead process left', async () => {
  const { client, other, id, thread_id } = await halfAnswered()
  const active = () => client.call('GET /chat/active', { query: { thread_id } })
  expect((await active()).generation_id).toBe(id)
  await lease(other, longAgo)
  expect((await active()).generation_id).toBeNull()
})

test('a process ends what others left, and nothing of those that live nor of its own', async () => {
  const { client, other, instance_id, id, thread_id } = await halfAnswered()
  const watch = (watching: string) =>
    watchAnswers({ db, memory: createMemory(), instance_id: watching })
  await watch(instance_id)
  await lease(other, longAgo)
  await watch(other)
  const messages = async () =>
    (await client.call('GET /chat', { query: { thread_id } })).total_count
  expect(await messages()).toBe(1)
  await watch(instance_id)
  expect(await messages()).toBe(2)
  expect(textOf(await collect(resume(client, id)))).toBe('It begins')
})

test('an answer that is stopped on another process ends its model here, silent as it is', async () => {
  const memory = createMemory()
  const here = await makeChatSchool({ memory })
  const answer = here.model.nextAnswer()
  const stream = ask(here.client, 'Count for me')
  await answer.say('One, ')
  const { generation_id: id } = idsOf(await readUntil(stream, 'text-delta'))
  const world = { db, memory, instance_id }
  await watchAnswers(world)
  expect(here.model.calls[0]?.abortSignal?.aborted).toBe(false)
  await endAnswer(db, { id, status: 'stopped', parts: [{ type: 'abort' }] })
  await watchAnswers(world)
  expect(here.model.calls[0]?.abortSignal?.aborted).toBe(true)
  expect((await collect(stream)).map(({ event }) => event)).toEqual(['abort'])
})

test('something is done every second, one time after the other, until the process stops', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const instance = await openInstance(db)
    let [begun, isOver] = [0, false]
    const slow = Promise.withResolvers<void>()
    instance.everySecond(async () => {
      begun++
      await slow.promise
      isOver = true
      throw new Error('This time it fails')
    })
    vi.advanceTimersByTime(3_000)
    expect(begun).toBe(1)
    slow.resolve()
    const patience = { timeout: 20_000 }
    await vi.waitFor(() => expect(isOver).toBe(true), patience)
    await vi.waitFor(() => {
      vi.advanceTimersByTime(1_000)
      expect(begun).toBe(2)
    }, patience)
    await instance[Symbol.asyncDispose]()
    vi.advanceTimersByTime(3_000)
    expect(begun).toBe(2)
  } finally {
    vi.useRealTimers()
  }
})

const { url } = database

test.runIf(url !== undefined)(
  'a process that starts knows who died, and spares who lives',
  async () => {
    await using beside = openPostgres(url ?? '', 1)
    await using living = await openInstance(beside.db)
    const dead = newId()
    await db.insertInto('instances').values({ id: dead, lease_until: farAhead }).execute()
    await using next = await openInstance(db)
    expect(await Promise.all([living.id, dead, next.id].map(isAlive))).toEqual([true, false, true])
  },
)
