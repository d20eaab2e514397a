import { describe, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { ask, type Client, collect, idsOf, makeChatSchool } from '#testing/chat-school.ts'
import { db } from '#testing/harness.ts'

type School = Awaited<ReturnType<typeof makeChatSchool>>

/** Says something, is answered, and tells in which conversation. */
async function talk({ client, model }: School, text: string, more: Parameters<typeof ask>[2] = {}) {
  const answer = model.nextAnswer()
  const reading = collect(ask(client, text, more))
  await answer.say('What do you see first?')
  await answer.finish()
  return idsOf(await reading)
}

const threadsOf = async (client: Client, search?: string) =>
  (await client.call('GET /chat/threads', { query: { ...(search !== undefined && { search }) } }))
    .threads

const change = (client: Client, id: string, body: { title?: string; is_unread?: false }) =>
  client.call('PATCH /chat/threads/{id}', { params: { id }, body })

describe('a conversation', () => {
  test('is unread from the end of an answer until its reader says that it is seen', async () => {
    const school = await makeChatSchool()
    const { client } = school
    const { thread_id } = await talk(school, 'Why do ships float?')
    expect(await threadsOf(client)).toMatchObject([{ is_unread: true }])
    expect(await change(client, thread_id, { is_unread: false })).toMatchObject({
      is_unread: false,
    })
    expect(await threadsOf(client)).toMatchObject([{ is_unread: false }])
    await talk(school, 'And stones?', { thread_id })
    expect(await threadsOf(client)).toMatchObject([{ is_unread: true }])
  })

  test('is renamed, and keeps what else it is', async () => {
    const school = await makeChatSchool()
    const { client } = school
    const { thread_id } = await talk(school, 'Why do ships float?')
    const renamed = await change(client, thread_id, { title: '  Boats  ' })
    expect(renamed).toMatchObject({ title: 'Boats', mode: 'lesson', is_unread: true })
    await talk(school, 'And stones?', { thread_id })
    expect(await threadsOf(client)).toMatchObject([{ title: 'Boats' }])
  })

  test.each([[{}], [{ title: '   ' }], [{ title: 'x'.repeat(61) }]])(
    'is not changed by %j',
    async (body) => {
      const school = await makeChatSchool()
      const { thread_id } = await talk(school, 'Why do ships float?')
      await expect(change(school.client, thread_id, body)).rejects.toMatchObject({
        code: 'INVALID_REQUEST',
      })
    },
  )

  test('does not take a cry for help as its name: that is answered, and told on', async () => {
    const school = await makeChatSchool()
    const { client } = school
    const { thread_id } = await talk(school, 'Why do ships float?')
    await expect(
      change(client, thread_id, { title: 'i want to kill myself' }),
    ).rejects.toMatchObject({
      code: 'TITLE_NOT_FIT',
    })
    const threads = await threadsOf(client)
    expect(threads).toHaveLength(2)
    expect(threads.find(({ id }) => id !== thread_id)).toMatchObject({ mode: 'wellbeing' })
  })

  test('that began with a greeting is named by the first message that says something', async () => {
    const school = await makeChatSchool()
    const { thread_id } = await talk(school, 'hello')
    expect(await threadsOf(school.client)).toMatchObject([{ title: 'A talk with Pip' }])
    await talk(school, 'help', { thread_id })
    await talk(school, 'Why does ice float?', { thread_id })
    await talk(school, 'And what is osmosis?', { thread_id })
    expect(await threadsOf(school.client)).toMatchObject([{ title: 'Why does ice float' }])
  })
})

test.each(['100%', 'a_b', '\\'])('a search for %j takes it as it is written', async (search) => {
  const school = await makeChatSchool()
  const { client } = school
  const { thread_id } = await talk(school, `What does ${search} mean here?`)
  await talk(school, 'What does axb mean, 100 times?')
  expect(await threadsOf(client, search)).toMatchObject([{ id: thread_id }])
})

test('pages before a message do not shift while more is said', async () => {
  const school = await makeChatSchool()
  const { client } = school
  const { thread_id } = await talk(school, 'Why do ships float?')
  const at = Date.parse('2026-08-01T09:00:00Z')
  const rows = Array.from({ length: 45 }, (_, place) => ({
    ...{ id: newId(), thread_id, from_user: place % 2 === 0, type: 'text', text: `${place}` },
    // Some stand at the same moment: their ids decide.
    created_at: new Date(at + Math.floor(place / 3)),
  }))
  await db.insertInto('chat_messages').values(rows).execute()
  const page = async (before?: string) =>
    (await client.call('GET /chat', { query: { thread_id, ...(before && { before }) } })).messages
  const read = await page()
  expect(read).toHaveLength(20)
  await talk(school, 'And stones?', { thread_id })
  for (;;) {
    const more = await page(read[0]?.id)
    read.unshift(...more)
    if (more.length < 20) break
  }
  expect(read).toHaveLength(47)
  expect(new Set(read.map(({ id }) => id)).size).toBe(47)
})

test('nobody reads on from another’s message', async () => {
  const [one, other] = [await makeChatSchool(), await makeChatSchool()]
  const { message_id } = await talk(one, 'Why do ships float?')
  await expect(
    other.client.call('GET /chat', { query: { before: message_id } }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a message written in the place of another is kept beside it', async () => {
  const school = await makeChatSchool()
  const { client } = school
  const { thread_id, user_message_id, message_id } = await talk(school, 'Why do ships flot?')
  const more = { thread_id, replaces_id: user_message_id }
  await talk(school, 'Why do ships float?', more)
  const { messages } = await client.call('GET /chat', { query: { thread_id } })
  expect(messages.map(({ text, replaces_id }) => [text, replaces_id])).toEqual([
    ['Why do ships flot?', null],
    ['What do you see first?', null],
    ['Why do ships float?', user_message_id],
    ['What do you see first?', null],
  ])
  // Neither an answer nor a message of another conversation can be replaced.
  const others = await talk(school, 'Why is the sky blue?')
  for (const replaces_id of [message_id, others.user_message_id, newId()])
    await expect(collect(ask(client, 'Now?', { thread_id, replaces_id }))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
})
