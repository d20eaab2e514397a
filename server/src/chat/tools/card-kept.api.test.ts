import type { Card } from '@learngrove/contract/chat.cards'
import { expect, test } from 'vitest'
import { insertMessage } from '#chat/chat.messages.queries.ts'
import { insertThread } from '#chat/chat.threads.queries.ts'
import { openLog, textId } from '#chat/stream/stream.answer-log.ts'
import { insertGeneration } from '#chat/stream/stream.generations.queries.ts'
import { newId } from '#platform/ids.ts'
import { createMemory } from '#platform/memory.ts'
import { ask, collect, makeChatSchool, resume } from '#testing/chat-school.ts'
import { db, instance_id } from '#testing/harness.ts'
import { cardPart } from './tools.card-part.ts'

const cards: readonly Card[] = [
  { type: 'question', evaluation_question_id: newId(), quiz_id: newId(), title: 'Fractions' },
  {
    type: 'picture',
    drawing: {
      kind: 'bar_chart',
      categories: ['1', '2'],
      series: [{ values: [3, 5] }],
      y: { from: 0, to: 5, step: 1 },
    },
  },
  {
    type: 'topics',
    topics: [
      { topic_id: newId(), name: 'Cells' },
      { topic_id: null, name: 'Enzymes' },
    ],
  },
  {
    type: 'steps',
    steps: [{ title: 'Cells', reason: 'It fades.', address: '/student/v2/revise' }],
  },
]

/** A student whose question was answered with a card. */
async function answeredWith(card: Card) {
  const { client, student, ...school } = await makeChatSchool()
  const owner = { user_id: student.id, school_id: school.id }
  const [id, thread_id, user_message_id, message_id] = [newId(), newId(), newId(), newId()]
  const at = school.now()
  await insertThread(db, { id: thread_id, ...owner, created_at: at, updated_at: at })
  const asked = { id: user_message_id, thread_id, from_user: true, type: 'text', text: 'More?' }
  await insertMessage(db, { ...asked, created_at: at })
  const ids = { thread_id, user_message_id, message_id }
  const first = [
    { type: 'data-generation', data: { generation_id: id, ...ids } },
    { type: 'start', messageId: message_id },
  ] as const
  await insertGeneration(db, { id, ...ids, instance_id, started_at: at, parts: first })
  const log = openLog({ db, memory: createMemory() }, id, first)
  log.add({ type: 'text-start', id: textId })
  log.addText('Have a look.')
  log.add(cardPart(card))
  await log.end('completed', [{ type: 'text-end', id: textId }])
  return { client, id, ...ids }
}

test.each(cards)(
  'a card of type $type comes with the answer, and again with the message',
  async (card) => {
    const { client, id, thread_id, user_message_id } = await answeredWith(card)
    const events = await collect(resume(client, id))
    expect(events.find(({ event }) => event === 'data-card')?.data).toMatchObject({ data: card })
    const list = await client.call('GET /chat', { query: { thread_id } })
    expect(list.messages.map((each) => each.card)).toEqual([null, card])

    // Its events are purged in the end; the same message again is then answered from what is kept.
    await db.deleteFrom('chat_generation_events').where('generation_id', '=', id).execute()
    const again = ask(client, 'More?', { thread_id, client_message_id: user_message_id })
    const told = await collect(again)
    expect(told.find(({ event }) => event === 'data-card')?.data).toMatchObject({ data: card })
  },
)
