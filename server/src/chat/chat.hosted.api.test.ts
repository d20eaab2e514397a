import { expect, test } from 'vitest'
import { addCourse, addQuestionInHand, ask, collect, idsOf, textOf } from '#testing/chat-school.ts'
import { db } from '#testing/harness.ts'
import { makeHostedSchool } from '#testing/hosted-school.ts'

test('a model elsewhere answers, and is sent nothing that tells who asks', async () => {
  const {
    client,
    student,
    endpoint,
    id: school_id,
  } = await makeHostedSchool({
    pieces: ['Light, as your notes say [', '1]. ', 'What else?'],
  })
  const course = await addCourse({
    passages: [{ heading: 'Plants', body: 'Green plants make glucose by photosynthesis.' }],
    students: [student],
  })
  const message = 'I am at maya@mail.example. How do plants make glucose by photosynthesis?'
  const events = await collect(ask(client, message))
  expect(textOf(events)).toBe('Light, as your notes say [1]. What else?')
  expect(events.at(-1)).toMatchObject({ data: { messageMetadata: { provider: 'school-model' } } })
  const sources = events.filter(({ event }) => event === 'source-document')
  expect(sources).toMatchObject([{ data: { sourceId: course.passages[0] } }])

  const [body = ''] = endpoint.bodies
  expect(body).toContain('Green plants make glucose')
  expect(body).toContain('[e-mail]')
  const { thread_id } = idsOf(events)
  for (const personal of ['maya@', student.id, school_id, thread_id, 'school.example']) {
    expect(body).not.toContain(personal)
  }
})

test('of an open question a model elsewhere gets hints and rules, never key or solution', async () => {
  const { client, student, endpoint, id: school_id } = await makeHostedSchool({ pieces: ['Hm?'] })
  const open = await addQuestionInHand({ student, school_id })
  await collect(ask(client, 'Tell me!', { evaluation_question_id: open.id }))
  const [body = ''] = endpoint.bodies
  expect(body).toContain('still open')
  expect(body).toContain('What does the bracket say')
  for (const secret of open.secrets) expect(body).not.toContain(secret)
})

test('where it fails before its first word, the built-in tutor answers and says so', async () => {
  for (const script of [{ status: 500 }, { status: 401 }, { after: 'cut' }, {}] as const) {
    const { client } = await makeHostedSchool(script)
    const events = await collect(ask(client, 'Hello!'))
    expect(textOf(events)).not.toBe('')
    expect(events.at(-1)).toMatchObject({
      event: 'finish',
      data: { messageMetadata: { provider: 'built-in' } },
    })
    const { messages } = await client.call('GET /chat', { query: {} })
    expect(messages[1]).toMatchObject({ unfinished: false, text: textOf(events) })
  }
})

test('where it breaks off in the middle, what it said is kept and nobody goes on in its voice', async () => {
  const { client } = await makeHostedSchool({
    pieces: ['Plants need ', 'light and '],
    after: 'cut',
  })
  const events = await collect(ask(client, 'What do plants need?'))
  expect(textOf(events)).toBe('Plants need light and ')
  expect(events.at(-1)).toMatchObject({ event: 'error', data: { errorText: 'TUTOR_UNAVAILABLE' } })
  const { messages } = await client.call('GET /chat', { query: {} })
  expect(messages[1]).toMatchObject({ text: 'Plants need light and ', unfinished: true })
})

test('a worry never leaves the school', async () => {
  const { client, endpoint } = await makeHostedSchool({ pieces: ['No'] })
  const events = await collect(ask(client, 'I want to kill myself'))
  expect(textOf(events)).toContain('Childline')
  expect(endpoint.bodies).toEqual([])
})

test('words that are unfit for a child are not shown, and the school is told', async () => {
  const { client, id: school_id } = await makeHostedSchool({
    pieces: ['Sure. ', 'Just add ', 'me on ', 'snapchat', ' and more'],
  })
  const events = await collect(ask(client, 'Who are you?'))
  expect(textOf(events)).toBe('Sure.')
  expect(events.at(-1)).toMatchObject({ event: 'error', data: { errorText: 'ANSWER_WITHHELD' } })
  const { message_id } = idsOf(events)
  await expect
    .poll(() =>
      db
        .selectFrom('safety_flags')
        .select(['message_id', 'kind'])
        .where('school_id', '=', school_id)
        .execute(),
    )
    .toEqual([{ message_id, kind: 'contact' }])
})

test('a stop closes the connection to the model', async () => {
  const { client } = await makeHostedSchool({ pieces: ['One. Two. '], after: 'hang' })
  const stream = ask(client, 'Count')
  const { value: first } = await stream.next()
  if (!first) throw new Error('Nothing came')
  const { generation_id } = idsOf([first])
  const stop = () =>
    client.call('POST /chat/stream/{generationId}/stop', {
      params: { generationId: generation_id },
    })
  for await (const { event } of stream) if (event === 'text-delta') await stop()
  const { messages } = await client.call('GET /chat', { query: {} })
  expect(messages[1]).toMatchObject({ text: 'One. Two.', unfinished: true })
})
