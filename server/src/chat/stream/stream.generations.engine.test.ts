import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { insertMessage } from '#chat/chat.messages.queries.ts'
import { insertThread } from '#chat/chat.threads.queries.ts'
import { transaction } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import { createMemory } from '#platform/memory.ts'
import { db, instance_id, makeSchool } from '#testing/harness.ts'
import { endAnswer } from './end-answer.ts'
import { findLog, openLog } from './stream.answer-log.ts'
import {
  appendLast,
  deleteOldEvents,
  findGeneration,
  insertGeneration,
} from './stream.generations.queries.ts'

const delta = (text: string) => ({ type: 'text-delta', id: 'text', delta: text }) as const
const abort = { type: 'abort' } as const

async function owner() {
  const school = await makeSchool()
  return { user_id: (await school.addUser('student')).id, school_id: school.id }
}

/** A generation that is running, with one event of its own. */
async function running(whose: Awaited<ReturnType<typeof owner>>) {
  const [id, thread_id, user_message_id, message_id] = [newId(), newId(), newId(), newId()]
  const at = new Date('2026-09-01T08:00:00Z')
  await insertThread(db, { id: thread_id, ...whose, created_at: at, updated_at: at })
  const asked = { thread_id, from_user: true, type: 'text', text: 'How?', created_at: at } as const
  await insertMessage(db, { id: user_message_id, ...asked })
  const first = [{ type: 'start', messageId: message_id }] as const
  const row = { id, thread_id, user_message_id, message_id, instance_id, started_at: at }
  expect(await insertGeneration(db, { ...row, parts: first })).toBe(true)
  return { ...row, first }
}

const eventsOf = (id: string) =>
  db
    .selectFrom('chat_generation_events')
    .select(['seq', 'data'])
    .where('generation_id', '=', id)
    .orderBy('seq')
    .execute()

const endedAt = (id: string, at: ReturnType<typeof sql<Date>>) =>
  db.updateTable('chat_generations').set({ ended_at: at, status: 'completed' }).where('id', '=', id)

test('the last events follow the others, and no other answer is touched', async () => {
  const whose = await owner()
  const [one, other] = [await running(whose), await running(whose)]
  await appendLast(db, { id: one.id, parts: [] })
  expect(await eventsOf(one.id)).toMatchObject([{ seq: 1 }])
  await appendLast(db, { id: one.id, parts: [delta('a')] })
  await appendLast(db, { id: one.id, parts: [delta('b'), abort] })
  expect((await eventsOf(one.id)).map(({ seq, data }) => ({ seq, data }))).toEqual([
    { seq: 1, data: one.first[0] },
    { seq: 2, data: delta('a') },
    { seq: 3, data: delta('b') },
    { seq: 4, data: abort },
  ])
  expect(await eventsOf(other.id)).toHaveLength(1)
})

test('an answer is found by its id or its message, for its owner alone', async () => {
  const whose = await owner()
  const [one, other] = [await running(whose), await running(whose)]
  for (const { id, user_message_id } of [one, other]) {
    for (const key of [{ id }, { user_message_id }])
      expect(await findGeneration(db, { ...whose, ...key })).toMatchObject({ id, has_events: true })
  }
  const stranger = await owner()
  const { id } = one
  const { user_id } = stranger
  expect(await findGeneration(db, { ...whose, user_id, id })).toBeUndefined()
  const { school_id } = stranger
  expect(await findGeneration(db, { ...whose, school_id, id })).toBeUndefined()
})

test('an answer has events while its own first one is there', async () => {
  const whose = await owner()
  const [one] = [await running(whose), await running(whose)]
  await appendLast(db, { id: one.id, parts: [abort] })
  const first = db.deleteFrom('chat_generation_events').where('generation_id', '=', one.id)
  await first.where('seq', '=', 1).execute()
  expect(await findGeneration(db, { ...whose, id: one.id })).toMatchObject({ has_events: false })
})

test('events are deleted once their own answer ended so many hours ago', async () => {
  const whose = await owner()
  const [old, atLimit, open] = [await running(whose), await running(whose), await running(whose)]
  await endedAt(old.id, sql<Date>`now() - interval '7 hours'`).execute()
  // Within a transaction the database's clock stands still.
  await transaction(db, async (tx) => {
    const limit = endedAt(atLimit.id, sql<Date>`now() - interval '6 hours'`)
    await tx.executeQuery(limit.compile())
    expect(await deleteOldEvents(tx, 6)).toBeGreaterThanOrEqual(1)
  })
  expect(await eventsOf(old.id)).toEqual([])
  expect(await eventsOf(atLimit.id)).toHaveLength(1)
  expect(await eventsOf(open.id)).toHaveLength(1)
})

async function opened() {
  const memory = createMemory()
  const { id, first } = await running(await owner())
  return { id, memory, log: openLog({ db, memory }, id, first), first }
}

test('a log shows what is written, in its order, and ends after all that was added', async () => {
  const { id, memory, log, first } = await opened()
  log.addText('')
  log.addText('\ud83c')
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(log.after(0)).toEqual([{ seq: 1, part: first[0] }])
  log.addText('\udf31 grows')
  const ending = log.end('completed', [abort])
  log.addText(' too late')
  await Promise.all([ending, log.end('stopped', [abort])])
  expect(log.after(0)).toEqual([
    { seq: 1, part: first[0] },
    { seq: 2, part: delta('🌱 grows') },
    { seq: 3, part: abort },
  ])
  expect((await eventsOf(id)).map(({ data }) => data)).toEqual(log.after(0).map(({ part }) => part))
  expect(log.after(2)).toEqual([{ seq: 3, part: abort }])
  expect([log.state(), log.signal.aborted, findLog(memory, id)]).toEqual(['ended', true, undefined])
})

test.each(['a word', 'an ending'])(
  '%s after somebody else ended it shows nothing',
  async (what) => {
    const { id, memory, log } = await opened()
    expect([log.state(), log.signal.aborted, findLog(memory, id)]).toEqual(['open', false, log])
    await endAnswer(db, { id, status: 'stopped', parts: [abort] })
    const changed = log.changed()
    if (what === 'a word') log.addText('more')
    else await log.end('completed', [delta('more')])
    await changed
    expect(log.after(0)).toHaveLength(1)
    expect([log.state(), log.signal.aborted, findLog(memory, id)]).toEqual([
      'lost',
      true,
      undefined,
    ])
    await log.end('completed', [delta('more')])
    expect(log.state()).toBe('lost')
    expect(await eventsOf(id)).toHaveLength(2)
  },
)
