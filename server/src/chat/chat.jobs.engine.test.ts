import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createMail } from '#mail/mail.ts'
import { readConfig } from '#platform/config.ts'
import type { Services } from '#platform/context.ts'
import { noEncoder } from '#platform/encoder.ts'
import { newId } from '#platform/ids.ts'
import { openInstance } from '#platform/instance.ts'
import type { Jobs } from '#platform/jobs.ts'
import { createMemory } from '#platform/memory.ts'
import {
  ask,
  collect,
  idsOf,
  makeChatSchool,
  readUntil,
  resume,
  textOf,
} from '#testing/chat-school.ts'
import { db, tutor } from '#testing/harness.ts'
import { memoryFiles } from '#testing/memory-files.ts'
import { purgeChat, startChatJobs, watchAnswers } from './chat.jobs.ts'

async function halfAnswered(replace: Partial<Services> = {}) {
  const school = await makeChatSchool(replace)
  const answer = school.model.nextAnswer()
  const stream = ask(school.client, 'A long one, please')
  await answer.say('It begins')
  const ids = idsOf(await readUntil(stream, 'text-delta'))
  return { ...school, answer, stream, ids }
}

test('what a dead process left is ended by the next that starts, though its lease still runs', async () => {
  const other = newId()
  const lease_until = new Date('2999-01-01T00:00:00Z')
  await db.insertInto('instances').values({ id: other, lease_until }).execute()
  const { client, ids, answer, stream } = await halfAnswered({ instance_id: other })
  await using instance = await openInstance(db)
  await watchAnswers({ db, memory: createMemory(), instance_id: instance.id })
  const { messages } = await client.call('GET /chat', { query: {} })
  expect(messages[1]).toMatchObject({ id: ids.message_id, text: 'It begins', unfinished: true })

  // It was only slow: what its model still says goes nowhere.
  await answer.say(' and goes on')
  expect((await collect(stream)).map(({ event }) => event)).toEqual(['abort'])
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
  await purgeChat({ db, files: memoryFiles() }, new Date())
  expect(textOf(await collect(resume(client, ids.generation_id)))).toBe('It begins')
  await endedAgo(6 * 60 + 1)
  await purgeChat({ db, files: memoryFiles() }, new Date())
  await expect(collect(resume(client, ids.generation_id))).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  const { messages } = await client.call('GET /chat', { query: {} })
  expect(messages[1]?.text).toBe('It begins')
})

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
  const config = readConfig({})
  const ports = { encoder: noEncoder, tutor, mail: createMail({ jobs, config }) }
  const world = { db, files: memoryFiles(), config, jobs, clock: () => new Date(), ...ports }
  await startChatJobs({ ...world, log: { warn: () => {} } })
  expect(asked).toEqual([
    'work chat-purge',
    'work chat-rescreen',
    'work chat-vectors',
    'chat-rescreen * * * * *',
    'chat-vectors * * * * *',
    'chat-purge 17 * * * *',
  ])
})
