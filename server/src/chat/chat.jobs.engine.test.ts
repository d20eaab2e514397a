import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { createMail } from '#mail/mail.ts'
import { readConfig } from '#platform/config.ts'
import type { Jobs } from '#platform/jobs.ts'
import {
  ask,
  collect,
  idsOf,
  makeChatSchool,
  readUntil,
  resume,
  textOf,
} from '#testing/chat-school.ts'
import { db, instance_id, patientEncoder, tutor } from '#testing/harness.ts'
import { interruptAll, purgeChat, reapAnswers, startChatJobs } from './chat.jobs.ts'

const silent = (id: string, seconds: number) =>
  db
    .updateTable('chat_generations')
    .set({ heartbeat_at: sql`now() - make_interval(secs => ${seconds})` })
    .where('id', '=', id)
    .execute()

async function halfAnswered() {
  const school = await makeChatSchool()
  const answer = school.model.nextAnswer()
  const stream = ask(school.client, 'A long one, please')
  await answer.say('It begins')
  const ids = idsOf(await readUntil(stream, 'text-delta'))
  return { ...school, answer, stream, ids }
}

test('a run that was not heard of for 90 seconds is ended, and what it wrote is kept', async () => {
  const { client, ids, answer, model, stream } = await halfAnswered()
  await silent(ids.generation_id, 80)
  await reapAnswers(db, instance_id)
  const active = () => client.call('GET /chat/active', { query: { thread_id: ids.thread_id } })
  expect((await active()).generation_id).toBe(ids.generation_id)

  await silent(ids.generation_id, 91)
  await reapAnswers(db, instance_id)
  expect((await active()).generation_id).toBeNull()
  const { messages } = await client.call('GET /chat', { query: {} })
  expect(messages[1]).toMatchObject({ id: ids.message_id, text: 'It begins', unfinished: true })

  // Its process was only slow: what its model still says goes nowhere.
  await answer.say(' and goes on')
  expect((await collect(stream)).map(({ event }) => event)).toEqual(['abort'])
  expect(model.calls[0]?.abortSignal?.aborted).toBe(true)
  expect(textOf(await collect(resume(client, ids.generation_id)))).toBe('It begins')
})

test('events are forgotten six hours after the end, the message is kept', async () => {
  const { client, ids, answer, stream } = await halfAnswered()
  await answer.finish()
  await collect(stream)
  const endedAgo = (minutes: number) =>
    db
      .updateTable('chat_generations')
      .set({ ended_at: sql`now() - make_interval(mins => ${minutes})` })
      .where('id', '=', ids.generation_id)
      .execute()
  await endedAgo(6 * 60 - 1)
  await purgeChat(db, new Date())
  expect(textOf(await collect(resume(client, ids.generation_id)))).toBe('It begins')
  await endedAgo(6 * 60 + 1)
  await purgeChat(db, new Date())
  await expect(collect(resume(client, ids.generation_id))).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  const { messages } = await client.call('GET /chat', { query: {} })
  expect(messages[1]?.text).toBe('It begins')
})

// On a database that others share this would end the answers of their tests.
test.runIf('dump' in inject('engine'))(
  'at its start the only process of an embedded database ends what a dead one left',
  async () => {
    const { client, ids, stream, answer } = await halfAnswered()
    expect(await interruptAll(db)).toBeGreaterThanOrEqual(1)
    const { messages } = await client.call('GET /chat', { query: {} })
    expect(messages[1]).toMatchObject({ text: 'It begins', unfinished: true })
    expect(messages[1]?.id).toBe(ids.message_id)
    await answer.say('!')
    expect((await collect(stream)).at(-1)?.event).toBe('abort')
  },
)

test('the jobs are worked and scheduled', async () => {
  const asked: string[] = []
  const jobs: Jobs = {
    send: async () => {},
    wake: () => {},
    work: async (queue, handler) => {
      asked.push(`work ${queue}`)
      await handler({})
    },
    schedule: async (queue, cron) => void asked.push(`${queue} ${cron}`),
    async [Symbol.asyncDispose]() {},
  }
  // As on a shared database, so that no other test's answer is ended.
  const config = readConfig({ DATABASE_URL: 'postgres://elsewhere/db' })
  const ports = { encoder: patientEncoder, tutor, mail: createMail({ jobs, config }) }
  const world = { db, config, instance_id, jobs, clock: () => new Date(), ...ports }
  await startChatJobs({ ...world, log: { warn: () => {} } })
  expect(asked).toEqual([
    'work chat-reap',
    'work chat-purge',
    'work chat-rescreen',
    'chat-reap * * * * *',
    'chat-rescreen * * * * *',
    'chat-purge 17 * * * *',
  ])
})
