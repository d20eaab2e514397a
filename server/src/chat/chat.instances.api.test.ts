import { expect, test } from 'vitest'
import { appendParts, insertGeneration } from '#chat/stream/stream.generations.queries.ts'
import { newId } from '#platform/ids.ts'
import { openInstance } from '#platform/instance.ts'
import { fulfilled, refusals, ten } from '#testing/at-once.ts'
import { ask, collect, makeChatSchool, readUntil, resume, textOf } from '#testing/chat-school.ts'
import { db } from '#testing/harness.ts'
import { reapAnswers } from './chat.jobs.ts'
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
  await appendParts(db, { id, parts: [{ type: 'text-delta', id: 'text', delta: 'It begins' }] })
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
  await reapAnswers(db, instance_id)
  await lease(other, longAgo)
  await reapAnswers(db, other)
  const status = async () => (await client.call('GET /chat', { query: { thread_id } })).total_count
  expect(await status()).toBe(1)
  await reapAnswers(db, instance_id)
  expect(await status()).toBe(2)
  expect(textOf(await collect(resume(client, id)))).toBe('It begins')
})
