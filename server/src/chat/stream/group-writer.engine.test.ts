import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { insertMessage } from '#chat/chat.messages.queries.ts'
import { insertThread } from '#chat/chat.threads.queries.ts'
import { transaction } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import { createMemory } from '#platform/memory.ts'
import { database, db, instance_id, makeSchool } from '#testing/harness.ts'
import { endAnswer } from './end-answer.ts'
import { type AnswerLog, findLog, openLog, unended } from './stream.answer-log.ts'
import { insertGeneration } from './stream.generations.queries.ts'
import { tendOwn } from './stream.interrupt-answers.ts'

const delta = (text: string) => ({ type: 'text-delta', id: 'text', delta: text }) as const
const abort = { type: 'abort' } as const
/** The database cannot hold it. */
const unfit = delta('\0')

/** Tells how many statements were on their way at once at most, and how many there were. */
function watched() {
  const seen = { most: 0, count: 0 }
  let now = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      seen.count++
      seen.most = Math.max(seen.most, ++now)
      return node
    },
    transformResult: async ({ result }) => {
      now--
      return result
    },
  }
  return { seen, db: db.withPlugin(plugin) }
}

/** The logs of so many answers of one server, each with a first event. */
async function answers(count: number, own = db) {
  const school = await makeSchool()
  const { id: user_id } = await school.addUser('student')
  const memory = createMemory()
  const at = new Date('2026-09-01T08:00:00Z')
  const logs: AnswerLog[] = []
  for (let made = 0; made < count; made++) {
    const [id, thread_id, user_message_id, message_id] = [newId(), newId(), newId(), newId()]
    const owner = { user_id, school_id: school.id }
    await insertThread(db, { id: thread_id, ...owner, created_at: at, updated_at: at })
    const asked = { thread_id, from_user: true, type: 'text', text: 'How?', created_at: at }
    await insertMessage(db, { id: user_message_id, ...asked })
    const parts = [{ type: 'start', messageId: message_id }] as const
    const row = { id, thread_id, user_message_id, message_id, instance_id, started_at: at }
    await insertGeneration(db, { ...row, parts })
    logs.push(openLog({ db: own, memory }, id, parts))
  }
  return { memory, logs }
}

const wordsOf = (log: AnswerLog) =>
  log
    .after(0)
    .map(({ part }) => (part.type === 'text-delta' ? part.delta : ''))
    .join('')

const kept = async (log: AnswerLog) =>
  (
    await db
      .selectFrom('chat_generation_events')
      .select(['seq', 'data'])
      .where('generation_id', '=', log.id)
      .orderBy('seq')
      .execute()
  ).map(({ seq, data }) => ({ seq, part: data }))

/** Waits until a log shows these words. */
async function shows(log: AnswerLog, words: string) {
  await expect.poll(() => wordsOf(log), { interval: 5 }).toBe(words)
}

test('the words of many answers share one statement at a time, and what is shown is kept', async () => {
  const { seen, db: own } = watched()
  const { logs } = await answers(20, own)
  const words = ['one ', 'two ', 'three ', 'four ', 'five ']
  for (const word of words) {
    for (const log of logs) log.addText(word)
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  for (const log of logs) {
    await shows(log, words.join(''))
    expect(await kept(log)).toEqual(log.after(0))
  }
  expect(seen.most).toBe(1)
  expect(seen.count).toBeLessThanOrEqual(words.length + 1)
})

test('an answer that was ended elsewhere is lost, and the others go on', async () => {
  const { logs } = await answers(3)
  const [lost, ...others] = logs
  await endAnswer(db, { id: lost?.id ?? '', status: 'stopped', parts: [abort] })
  for (const log of logs) log.addText('on')
  for (const log of others) await shows(log, 'on')
  await expect.poll(() => lost?.state()).toBe('lost')
  expect(lost?.after(0)).toHaveLength(1)
})

test('what the database cannot hold ends its own answer alone', async () => {
  const { logs } = await answers(3)
  const [broken, ...others] = logs
  broken?.add(unfit)
  for (const log of others) log.addText('on')
  for (const log of others) await shows(log, 'on')
  await expect.poll(() => broken?.signal.aborted).toBe(true)
  broken?.addText('and on')
  await broken?.end('error', [abort])
  expect([broken?.state(), broken?.after(0).length]).toEqual(['lost', 1])
  const [, last] = broken ? await kept(broken) : []
  expect(last).toEqual({ seq: 2, part: abort })
  for (const log of others) {
    log.addText(' and on')
    await shows(log, 'on and on')
  }
})

test('an ending that could not be written is written later', async () => {
  const { logs, memory } = await answers(2)
  const [log, other] = logs
  log?.addText('half')
  await expect(log?.end('completed', [unfit])).rejects.toThrow()
  await tendOwn({ db, memory })
  expect([log?.state(), other?.state()]).toEqual(['lost', 'open'])
  expect([findLog(memory, log?.id ?? ''), unended(memory).size]).toEqual([undefined, 0])
  const row = await db
    .selectFrom('chat_generations')
    .innerJoin('chat_messages', 'chat_messages.id', 'message_id')
    .select(['status', 'text'])
    .where('chat_generations.id', '=', log?.id ?? '')
    .executeTakeFirst()
  expect(row).toEqual({ status: 'interrupted', text: 'half' })
})

// The embedded database has one connection.
test.runIf(database.url)('an answer whose row somebody holds keeps no other waiting', async () => {
  const { logs } = await answers(3)
  const [held, ...others] = logs
  await transaction(db, async (tx) => {
    await tx
      .selectFrom('chat_generations')
      .select('id')
      .where('id', '=', held?.id ?? '')
      .forUpdate()
      .execute()
    for (const word of ['on', ' and on']) {
      for (const log of logs) log.addText(word)
      for (const log of others) await expect.poll(() => wordsOf(log)).toContain(word)
    }
    expect(held?.after(0)).toHaveLength(1)
  })
  for (const log of logs) {
    await shows(log, 'on and on')
    expect(await kept(log)).toEqual(log.after(0))
  }
})
