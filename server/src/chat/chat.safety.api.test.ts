import { describe, expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { ask, collect, idsOf, makeChatSchool, textOf } from '#testing/chat-school.ts'
import { db } from '#testing/harness.ts'

const flagsOf = (school_id: string) =>
  db
    .selectFrom('safety_flags')
    .select(['message_id', 'kind'])
    .where('school_id', '=', school_id)
    .execute()

describe.each([
  ['I want to kill myself', 'self_harm'],
  ['my dad hits me', 'abuse'],
  ['can we meet in real life', 'contact'],
])('%s', (message, category) => {
  test('is answered by fixed words, told to the school, and goes to no model', async () => {
    const { client, model, id } = await makeChatSchool()
    const events = await collect(ask(client, message))
    const { thread_id, user_message_id } = idsOf(events)
    expect(model.calls).toHaveLength(0)
    expect(await flagsOf(id)).toEqual([{ message_id: user_message_id, kind: category }])
    expect(events.find(({ event }) => event === 'data-safety')).toMatchObject({
      data: { data: { category } },
    })
    expect(events.at(-1)?.event).toBe('finish')
    const { threads } = await client.call('GET /chat/threads', { query: {} })
    expect(threads[0]?.title).toBe('A talk with Pip')

    // What was said is not in the prompt of a later lesson either.
    const answer = model.nextAnswer()
    const reading = collect(ask(client, 'What is a half of 8?', { thread_id }))
    await answer.say('Share 8 by 2.')
    await answer.finish()
    await reading
    const prompt = JSON.stringify(model.calls[0]?.prompt)
    expect(prompt).toContain('half of 8')
    expect(prompt).not.toContain(message)
    expect(prompt).not.toContain(textOf(events).slice(0, 30))
  })
})

test('a child in need is answered when the budget is used up, and costs none of it', async () => {
  const config = readConfig({ LOG_LEVEL: 'silent', DAILY_MESSAGES: '1' })
  const { client, model } = await makeChatSchool({ config })
  const answer = model.nextAnswer()
  const reading = collect(ask(client, 'What is a prime?'))
  await answer.say('What divides 7?')
  await answer.finish()
  await reading
  await expect(collect(ask(client, 'And 9?'))).rejects.toMatchObject({ code: 'DAILY_BUDGET_USED' })
  expect(textOf(await collect(ask(client, 'I want to die')))).toContain('Childline')
})

test('personal data are answered with a reminder, and raise no flag', async () => {
  const { client, model, id } = await makeChatSchool()
  const answer = model.nextAnswer()
  const reading = collect(ask(client, 'my phone number is 07700 900123. What is 3 x 4?'))
  await answer.say('Three fours are?')
  await answer.finish()
  const events = await reading
  expect(events.find(({ event }) => event === 'data-safety')).toMatchObject({
    data: { data: { category: 'personal_data' } },
  })
  expect(await flagsOf(id)).toEqual([])
  const { messages } = await client.call('GET /chat', { query: {} })
  expect(messages.map(({ type }) => type)).toEqual(['text', 'text'])
})
