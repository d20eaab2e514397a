import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { newId } from '#platform/ids.ts'
import {
  ask,
  collect,
  idsOf,
  makeChatSchool,
  readUntil,
  seqOf,
  textOf,
} from '#testing/chat-school.ts'
import { db } from '#testing/harness.ts'
import { pictureOf } from '#testing/pictures.ts'

test('an answer streams in, with ids that count from 1, and is kept to the letter', async () => {
  const { client, model } = await makeChatSchool()
  const answer = model.nextAnswer()
  const reading = collect(ask(client, 'How do I solve $2x+4=10$?'))
  for (const piece of ['What could ', 'you take ', 'away first? ', '🌱']) await answer.say(piece)
  await answer.finish()

  const events = await reading
  const { thread_id, message_id, user_message_id } = idsOf(events)
  expect(events.map(seqOf)).toEqual(events.map((_, index) => index + 1))
  expect(textOf(events)).toBe('What could you take away first? 🌱')
  expect(events.at(-1)).toMatchObject({
    event: 'finish',
    data: { finishReason: 'stop', messageMetadata: { id: message_id, provider: 'script-1' } },
  })
  const { messages, total_count } = await client.call('GET /chat', { query: { thread_id } })
  expect(total_count).toBe(2)
  expect(messages).toMatchObject([
    { id: user_message_id, from_user: true, text: 'How do I solve $2x+4=10$?' },
    { id: message_id, from_user: false, text: textOf(events), unfinished: false },
  ])
})

test('a new conversation gets a title, and the next message goes on in it with what was said', async () => {
  const { client, model } = await makeChatSchool()
  const first = model.nextAnswer()
  const reading = collect(ask(client, 'Factorising quadratics is hard'))
  await first.say('Let us begin with two brackets.')
  await first.finish()
  const events = await reading
  const { thread_id } = idsOf(events)
  const title = events.find(({ event }) => event === 'data-title')
  const { threads } = await client.call('GET /chat/threads', { query: {} })
  expect(title).toMatchObject({ data: { data: { conversation_title: threads[0]?.title } } })

  const second = model.nextAnswer()
  const more = collect(ask(client, 'And then?', { thread_id }))
  await second.say('Then we multiply.')
  await second.finish()
  expect((await more).some(({ event }) => event === 'data-title')).toBe(false)
  const said = model.calls[1]?.prompt.filter(({ role }) => role !== 'system')
  expect(said?.map(({ role }) => role)).toEqual(['user', 'assistant', 'user'])
})

test('ten sends at once in one thread: one is answered, nine are told to wait', async () => {
  const { client, model } = await makeChatSchool()
  const opening = model.nextAnswer()
  const reading = collect(ask(client, 'Hello'))
  await opening.say('Hello!')
  await opening.finish()
  const { thread_id } = idsOf(await reading)

  const answer = model.nextAnswer()
  const sends = Array.from({ length: 10 }, (_, index) =>
    collect(ask(client, `Question ${index}`, { thread_id })),
  )
  const settled = Promise.allSettled(sends)
  // The answer ends only when all the others were refused.
  const refusals = Promise.withResolvers<void>()
  let count = 0
  for (const send of sends) {
    send.catch(() => {
      count++
      if (count === 9) refusals.resolve()
    })
  }
  await answer.say('One at a time.')
  await refusals.promise
  await answer.finish()

  const results = await settled
  const refused = results.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(9)
  for (const result of refused) {
    expect(result).toMatchObject({ reason: { status: 409, code: 'GENERATION_IN_PROGRESS' } })
  }
  const { total_count } = await client.call('GET /chat', { query: { thread_id } })
  expect(total_count).toBe(4)
})

test('the same message sent ten times at once is asked once, and all ten read the same answer', async () => {
  const { client, model } = await makeChatSchool()
  const answer = model.nextAnswer()
  const client_message_id = newId()
  const sends = Promise.all(
    Array.from({ length: 10 }, () =>
      collect(ask(client, 'What is a prime?', { client_message_id })),
    ),
  )
  await answer.say('Which numbers divide 7?')
  await answer.finish()

  const texts = (await sends).map(textOf)
  expect(new Set(texts)).toEqual(new Set(['Which numbers divide 7?']))
  expect(model.calls).toHaveLength(1)
  const { total_count } = await client.call('GET /chat', { query: {} })
  expect(total_count).toBe(2)
  const { threads } = await client.call('GET /chat/threads', { query: {} })
  expect(threads).toHaveLength(1)
})

test('a message sent again after its events are purged is answered from what was kept', async () => {
  const { client, model } = await makeChatSchool()
  const client_message_id = newId()
  const answer = model.nextAnswer()
  const reading = collect(ask(client, 'Why is the sky blue?', { client_message_id }))
  await answer.say('What do you know about light?')
  await answer.finish()
  const { generation_id } = idsOf(await reading)
  await db.deleteFrom('chat_generation_events').where('generation_id', '=', generation_id).execute()

  const again = await collect(ask(client, 'Why is the sky blue?', { client_message_id }))
  expect(textOf(again)).toBe('What do you know about light?')
  expect(again.at(-1)?.event).toBe('finish')
  expect(model.calls).toHaveLength(1)
})

test('the daily budget ends at local midnight, and is the same for ten sends at once', async () => {
  const config = readConfig({ LOG_LEVEL: 'silent', DAILY_MESSAGES: '3' })
  const school = await makeChatSchool({ config })
  const { client, model } = school
  const answers = Array.from({ length: 3 }, () => model.nextAnswer())
  const sends = Array.from({ length: 10 }, (_, index) => collect(ask(client, `Question ${index}`)))
  const settled = Promise.allSettled(sends)
  for (const answer of answers) {
    await answer.say('Yes?')
    await answer.finish()
  }
  const results = await settled
  const refused = results.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(7)
  expect(refused[0]).toMatchObject({ reason: { status: 429, code: 'DAILY_BUDGET_USED' } })

  // The school is in London: at eight in the morning of a summer's day, sixteen hours are left but for the hour of summer time.
  const form = new FormData()
  form.append('messages', 'One more')
  const token = await school.tokenOf(school.student)
  const answer = await fetch(`${school.base}/api/v1/chat/stream`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBe(15 * 3600)

  school.wait(15)
  const tomorrow = model.nextAnswer()
  const reading = collect(ask(client, 'Good morning'))
  await tomorrow.say('Good morning!')
  await tomorrow.finish()
  expect(textOf(await reading)).toBe('Good morning!')
})

test('a message of nothing, or of what no database can hold, is refused or mended', async () => {
  const { client, model } = await makeChatSchool()
  await expect(collect(ask(client, '   '))).rejects.toMatchObject({ code: 'INVALID_REQUEST' })
  await expect(collect(ask(client, '\0'))).rejects.toMatchObject({ code: 'INVALID_REQUEST' })
  await expect(collect(ask(client, 'x'.repeat(4_001)))).rejects.toMatchObject({
    code: 'INVALID_REQUEST',
  })
  const answer = model.nextAnswer()
  const reading = collect(ask(client, 'ab'))
  await answer.say('c\0d \uD83C')
  await answer.say('\uDF31 \uDC00')
  await answer.finish()
  expect(textOf(await reading)).toBe('cd 🌱 \uFFFD')
  const { messages } = await client.call('GET /chat', { query: {} })
  expect(messages.map(({ text }) => text)).toEqual(['ab', 'cd 🌱 \uFFFD'])
})

test('a file of a wrong type is refused; with a picture the built-in tutor says that it cannot see', async () => {
  const { client, model } = await makeChatSchool()
  const text = new File(['<html>just words'], 'notes.txt', { type: 'image/png' })
  await expect(collect(ask(client, 'Look', { file: text }))).rejects.toMatchObject({
    code: 'UNSUPPORTED_TYPE',
  })
  const answer = model.nextAnswer()
  const picture = new File([new Uint8Array(await pictureOf(8, 8))], 'dot.png')
  const stream = ask(client, 'Look', { file: picture })
  const reading = collect(stream)
  await answer.say('Tell me about it.')
  await answer.finish()
  expect(textOf(await reading)).toMatch(/cannot see pictures.*Tell me about it\.$/s)
})

test('a model that breaks off leaves what it said, says so, and does not block the thread', async () => {
  const { client, model } = await makeChatSchool()
  const answer = model.nextAnswer()
  const stream = ask(client, 'Explain ice')
  await answer.say('Ice floats ')
  const before = await readUntil(stream, 'text-delta')
  await answer.fail()
  const rest = await collect(stream)
  expect(rest.at(-1)).toMatchObject({ event: 'error', data: { errorText: 'TUTOR_UNAVAILABLE' } })

  const { thread_id, message_id } = idsOf(before)
  const { messages } = await client.call('GET /chat', { query: { thread_id } })
  expect(messages[1]).toMatchObject({ id: message_id, text: 'Ice floats ', unfinished: true })
  const next = model.nextAnswer()
  const again = collect(ask(client, 'Go on', { thread_id }))
  await next.say('because it is less dense.')
  await next.finish()
  expect(textOf(await again)).toBe('because it is less dense.')
})
