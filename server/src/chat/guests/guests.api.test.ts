import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { purgeChat } from '#chat/chat.jobs.ts'
import { newId } from '#platform/ids.ts'
import {
  addCourse,
  collect,
  idsOf,
  makeChatSchool,
  readUntil,
  textOf,
} from '#testing/chat-school.ts'
import { addDomain } from '#testing/domains.ts'
import { makeGuest } from '#testing/guest.ts'
import { db, makeSchool } from '#testing/harness.ts'
import { makeHostedSchool } from '#testing/hosted-school.ts'
import { memoryFiles } from '#testing/memory-files.ts'

/** In hours. */
const day = 24
const week = 7 * day

test('a guest asks, is answered in a conversation with a title, and reads it again', async () => {
  const guest = makeGuest(await makeSchool())
  const { events, thread_id, message_id } = await guest.say('Help me solve 3x + 5 = 20')
  expect(textOf(events)).not.toBe('')
  expect(events.at(-1)).toMatchObject({ event: 'finish' })
  const more = await guest.say('3x = 15', { thread_id })
  expect(more.thread_id).toBe(thread_id)
  const { messages, total_count, thread } = await guest.read()
  expect(total_count).toBe(4)
  expect(messages[1]).toMatchObject({ id: message_id, text: textOf(events), from_user: false })
  const title = await guest.call('POST /chat/public/title/{sessionId}', {
    params: { sessionId: guest.session_id },
  })
  expect(thread).toEqual({ id: thread_id, title: title.conversation_title, mode: 'lesson' })
})

test('only the hash of a session is kept', async () => {
  const guest = makeGuest(await makeSchool())
  await guest.say('Hello')
  const rows = await db.selectFrom('guest_chat_sessions').selectAll().execute()
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(guest.session_id)
})

test('another session reads nothing, asks nothing and changes nothing of it', async () => {
  const school = await makeSchool()
  const [guest, other] = [makeGuest(school), makeGuest(school)]
  const { thread_id, message_id, generation_id } = await guest.say('What is a prime number?')
  await other.say('Hello')
  expect((await other.read(thread_id)).messages).toEqual([])
  const { session_id } = other
  const notFound = { code: 'NOT_FOUND' }
  const query = { session_id }
  await expect(other.say('And then?', { thread_id })).rejects.toMatchObject(notFound)
  for (const reaction of ['like', 'dislike'] as const) {
    const sent = { params: { id: message_id }, query }
    await expect(other.call(`POST /chat/public/{id}/${reaction}`, sent)).rejects.toMatchObject(
      notFound,
    )
  }
  const named = { params: { generationId: generation_id }, query }
  const resumed = collect(other.stream('GET /chat/public/stream/{generationId}', named))
  await expect(resumed).rejects.toMatchObject(notFound)
  await expect(
    other.call('POST /chat/public/stream/{generationId}/stop', named),
  ).rejects.toMatchObject(notFound)
  await expect(
    other.call('GET /chat/public/active', { query: { session_id, thread_id } }),
  ).rejects.toMatchObject(notFound)
  await expect(
    other.call('PATCH /chat/public/threads/{id}', {
      params: { id: thread_id },
      query,
      body: { mode: 'lesson' },
    }),
  ).rejects.toMatchObject(notFound)
})

test('a session that has not begun has nothing, and what is no random id is refused', async () => {
  const guest = makeGuest(await makeSchool())
  expect(await guest.read()).toEqual({ messages: [], total_count: 0, thread: null })
  await expect(
    guest.call('POST /chat/public/title/{sessionId}', { params: { sessionId: randomUUID() } }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  for (const session_id of ['', 'mine', newId(), '00000000-0000-0000-0000-000000000000']) {
    const other = makeGuest(await makeSchool(), { session_id })
    await expect(other.say('Hello')).rejects.toMatchObject({ code: 'INVALID_REQUEST' })
  }
})

test('no student and no teacher reads a guest’s conversation, and it is in no list of theirs', async () => {
  const school = await makeSchool()
  const { thread_id, message_id } = await makeGuest(school).say('What is photosynthesis?')
  for (const role of ['student', 'teacher', 'owner', 'admin'] as const) {
    const client = await school.as(await school.addUser(role))
    const { messages } = await client.call('GET /chat', { query: { thread_id } })
    expect(messages).toEqual([])
    expect((await client.call('GET /chat/threads', { query: {} })).threads).toEqual([])
    await expect(
      client.call('POST /chat/{id}/like', { params: { id: message_id } }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
})

test('a session of a school’s own site is none elsewhere', async () => {
  const school = await makeSchool()
  const host = await addDomain(school.id)
  const there = makeGuest(school, { host })
  const { thread_id } = await there.say('Hello')
  const here = makeGuest(school, { session_id: there.session_id })
  expect((await here.read()).messages).toEqual([])
  await expect(here.say('Hello')).rejects.toMatchObject({ code: 'GUEST_SESSION_OVER' })
  await expect(here.say('Hello', { thread_id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a week after the last message a session is over, and then it is deleted with all of it', async () => {
  const school = await makeSchool()
  // In years past, so that nothing of other tests is deleted.
  school.wait(-3 * 52 * week)
  const guest = makeGuest(school)
  const { thread_id } = await guest.say('Hello')
  school.wait(week - 1)
  await guest.say('Are you there?', { thread_id })
  school.wait(week - 1)
  expect((await guest.read()).messages).toHaveLength(4)
  school.wait(1)
  expect((await guest.read()).messages).toEqual([])
  await expect(guest.say('Hello')).rejects.toMatchObject({ code: 'GUEST_SESSION_OVER' })
  await purgeChat({ db, files: memoryFiles() }, school.now())
  const left = await db
    .selectFrom('chat_messages')
    .select('id')
    .where('thread_id', '=', thread_id)
    .execute()
  expect(left).toEqual([])
  expect((await guest.say('Hello')).thread_id).not.toBe(thread_id)
})

test('a child who tells of something grave gets care and numbers, and truly nobody is told', async () => {
  const school = await makeSchool()
  await school.addUser('owner')
  const host = await addDomain(school.id)
  const guest = makeGuest(school, { host })
  const { events, thread_id } = await guest.say('I want to kill myself', {
    time_zone: 'Europe/Dublin',
  })
  const care = events.find(({ event }) => event === 'data-care')
  expect(care).toMatchObject({ data: { data: { country: 'Ireland', told: [] } } })
  expect(textOf(events)).toContain('I have told nobody')
  expect((await guest.read()).thread).toMatchObject({ mode: 'wellbeing' })
  const flags = await db
    .selectFrom('safety_flags')
    .select('id')
    .where('thread_id', '=', thread_id)
    .execute()
  expect(flags).toEqual([])
  const next = await guest.say('Solve 2x = 4', { thread_id })
  expect(textOf(next.events)).not.toContain('2x')
  const back = await guest.call('PATCH /chat/public/threads/{id}', {
    params: { id: thread_id },
    query: { session_id: guest.session_id },
    body: { mode: 'lesson' },
  })
  expect(back).toMatchObject({ mode: 'lesson' })
  expect(textOf((await guest.say('Solve 2x = 4', { thread_id })).events)).toContain('x')
})

test('no hosted model is asked for a guest', async () => {
  const school = await makeHostedSchool({ pieces: ['I am a model of somebody else.'] })
  const { events } = await makeGuest(school).say('Help me solve 3x + 5 = 20')
  expect(textOf(events)).not.toContain('somebody else')
  expect(events.at(-1)).toMatchObject({
    data: { messageMetadata: { provider: 'built-in', because: 'off' } },
  })
  expect(school.endpoint.bodies).toEqual([])
})

test('personal data are answered with a reminder', async () => {
  const { events } = await makeGuest(await makeSchool()).say('my phone number is 07700 900123')
  expect(events.some(({ event }) => event === 'data-safety')).toBe(true)
})

test('an answer is liked and disliked by its own session', async () => {
  const guest = makeGuest(await makeSchool())
  const { message_id: id } = await guest.say('Hello')
  const sent = { params: { id }, query: { session_id: guest.session_id } }
  const liked = await guest.call('POST /chat/public/{id}/like', sent)
  expect(liked).toEqual({ liked: true, disliked: false })
  const disliked = await guest.call('POST /chat/public/{id}/dislike', sent)
  expect(disliked).toEqual({ liked: false, disliked: true })
})

test('an answer goes on without its reader, is read on, and is stopped', async () => {
  const school = await makeChatSchool()
  const guest = makeGuest(school)
  const answer = school.model.nextAnswer()
  const reading = guest.ask('Hello')
  const opening = readUntil(reading, 'text-delta')
  await answer.say('One step. ')
  const begun = await opening
  const { generation_id, thread_id } = idsOf(begun)
  await reading.return(undefined)
  const { session_id } = guest
  const active = await guest.call('GET /chat/public/active', { query: { session_id, thread_id } })
  expect(active).toMatchObject({ generation_id })
  const named = { params: { generationId: generation_id }, query: { session_id } }
  const rest = collect(
    guest.stream('GET /chat/public/stream/{generationId}', {
      ...named,
      query: { session_id, after: begun.length },
    }),
  )
  await answer.say('And another.')
  await guest.call('POST /chat/public/stream/{generationId}/stop', named)
  expect((await rest).at(-1)).toMatchObject({ event: 'abort' })
  expect((await guest.read()).messages[1]).toMatchObject({
    text: 'One step. And another.',
    unfinished: true,
  })
})

test('a guest is told what the platform’s courses say, and nothing of a school’s own', async () => {
  const school = await makeSchool()
  const host = await addDomain(school.id)
  const body = (what: string) => [
    { heading: 'Zorbing', body: `Zorbing is ${what}. A zorb is a large ball.` },
  ]
  const own = await addCourse({ school_id: school.id, passages: body('a secret of the school') })
  const guest = makeGuest(school, { host })
  const first = await guest.say('What is zorbing?')
  expect(textOf(first.events)).not.toContain('secret')
  const [passage = ''] = own.passages
  await expect(
    guest.call('GET /chat/public/sources/{id}', { params: { id: passage } }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const open = await addCourse({ passages: body('rolling downhill in a ball') })
  const second = await guest.say('What is zorbing?', { thread_id: first.thread_id })
  expect(textOf(second.events)).toContain('rolling downhill')
  const source = second.events.find(({ event }) => event === 'source-document')
  expect(source).toMatchObject({ data: { sourceId: open.passages[0] } })
  const read = await guest.call('GET /chat/public/sources/{id}', {
    params: { id: open.passages[0] ?? '' },
  })
  expect(read.text).toContain('rolling downhill')
})

test('a guest is told truly that nothing is kept of them, and is helped with the site', async () => {
  const guest = makeGuest(await makeSchool())
  const progress = await guest.say('How am I doing?')
  expect(textOf(progress.events)).toContain('/aiacademy/signup')
  const account = await guest.say('Where can I sign up?')
  expect(textOf(account.events)).toContain('/login')
  const practice = await guest.say('Give me a practice question about fractions')
  const cards = practice.events.filter(({ event }) => event === 'data-card')
  expect(JSON.stringify(cards)).not.toContain('evaluation_question_id')
})
