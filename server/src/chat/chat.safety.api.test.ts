import { describe, expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { newId } from '#platform/ids.ts'
import { platformSchoolId } from '#schools/schools.platform.ts'
import { schoolWithContact } from '#testing/chat-care.ts'
import { ask, collect, idsOf, readUntil, textOf } from '#testing/chat-school.ts'
import { db, makeSchool } from '#testing/harness.ts'
import { messagesTo } from '#testing/mailbox.ts'

const flagsOf = (school_id: string) =>
  db
    .selectFrom('safety_flags')
    .select(['message_id', 'kind', 'response'])
    .where('school_id', '=', school_id)
    .execute()

describe.each([
  ['I want to kill myself', 'suicide', 'care'],
  ['my dad hits me', 'abuse', 'care'],
  ['she makes me swear on my life not to tell dad what she does to me', 'abuse', 'care'],
  ['can we meet in real life', 'contact', 'refuse'],
])('%s', (message, kind, response) => {
  test('is answered by fixed words, told to the school, and goes to no model', async () => {
    const { client, model, id } = await schoolWithContact()
    const events = await collect(ask(client, message))
    const { thread_id, user_message_id } = idsOf(events)
    expect(model.calls).toHaveLength(0)
    expect(await flagsOf(id)).toEqual([{ message_id: user_message_id, kind, response }])
    expect(events.find(({ event }) => event === 'data-safety')).toMatchObject({
      data: { data: { category: kind } },
    })
    expect(textOf(events)).toContain('Ruth Adeyemi')
    expect(events.at(-1)?.event).toBe('finish')
    const { threads } = await client.call('GET /chat/threads', { query: {} })
    expect(threads[0]).toMatchObject({
      title: 'A talk with Pip',
      mode: response === 'care' ? 'wellbeing' : 'lesson',
    })

    // What was said is not in the prompt of a later lesson either.
    if (response === 'care') await leave(client, thread_id)
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

type Client = Awaited<ReturnType<typeof schoolWithContact>>['client']

const leave = (client: Client, id: string) =>
  client.call('PATCH /chat/threads/{id}', { params: { id }, body: { mode: 'lesson' } })

test('words of care bring one question, who listens, and who is told, and are there again after a reload', async () => {
  const { client } = await schoolWithContact()
  const events = await collect(ask(client, 'i cut my arms sometimes'))
  const card = {
    ...{ response: 'care', asks_safe: true, country: 'the United Kingdom', emergency: '999' },
    told: ['Ruth Adeyemi'],
  }
  expect(events.find(({ event }) => event === 'data-care')?.data).toMatchObject({ data: card })
  const { messages } = await client.call('GET /chat', { query: {} })
  expect(messages[1]).toMatchObject({ type: 'safety', care: card })
  expect(messages[1]?.care?.lines[0]).toMatchObject({ name: 'Childline', number: '0800 1111' })
})

test('after care the conversation stays a quiet moment until the child leaves it', async () => {
  const { client, model, id } = await schoolWithContact()
  const { thread_id } = idsOf(await collect(ask(client, 'i want to die')))
  const said: string[] = []
  for (const message of ['ok', 'please dont tell anyone', 'ok', 'what is 3 + 4?']) {
    said.push(textOf(await collect(ask(client, message, { thread_id }))))
  }
  expect(model.calls).toHaveLength(0)
  expect(new Set(said).size).toBe(4)
  expect(said[1]).toContain('I cannot keep it to myself')
  expect(said.join(' ')).not.toContain('notes say')
  expect(await flagsOf(id)).toHaveLength(1)

  expect(await leave(client, thread_id)).toMatchObject({ id: thread_id, mode: 'lesson' })
  const answer = model.nextAnswer()
  const reading = collect(ask(client, 'what is 3 + 4?', { thread_id }))
  await answer.say('Count on from 4.')
  await answer.finish()
  expect(textOf(await reading)).toBe('Count on from 4.')
})

test('a child who says that it needs help now is flagged again, and shown the numbers', async () => {
  const { client, id } = await schoolWithContact()
  const { thread_id } = idsOf(
    await collect(ask(client, 'nobody at school talks to me any more and i feel really low')),
  )
  expect(await flagsOf(id)).toMatchObject([{ response: 'check_in' }])
  const events = await collect(ask(client, 'No, I need help now', { thread_id }))
  expect(events.find(({ event }) => event === 'data-care')).toBeDefined()
  expect(await flagsOf(id)).toContainEqual(
    expect.objectContaining({ kind: 'danger_now', response: 'care' }),
  )
})

test('a child in need is answered when the budget is used up, and costs none of it', async () => {
  const config = readConfig({ LOG_LEVEL: 'silent', DAILY_MESSAGES: '2' })
  const { client, model } = await schoolWithContact({ config })
  const lesson = async (text: string) => {
    const answer = model.nextAnswer()
    const reading = collect(ask(client, text))
    await answer.say('What divides it?')
    await answer.finish()
    return reading
  }
  await lesson('What is a prime?')
  const { thread_id } = idsOf(await collect(ask(client, 'I want to die')))
  await collect(ask(client, 'ok', { thread_id }))
  await lesson('And 9?')
  await expect(collect(ask(client, 'And 11?'))).rejects.toMatchObject({ code: 'DAILY_BUDGET_USED' })
  expect(textOf(await collect(ask(client, 'I want to die')))).toContain('Childline')
  expect(textOf(await collect(ask(client, 'ok', { thread_id })))).not.toBe('')
})

test('a lesson that is being explained does not hold up a child in need', async () => {
  const { client, model } = await schoolWithContact()
  const answer = model.nextAnswer()
  const stream = ask(client, 'Explain forces')
  await answer.say('A force is')
  const { thread_id } = idsOf(await readUntil(stream, 'text-delta'))
  const events = await collect(ask(client, 'i want to kill myself', { thread_id }))
  expect(textOf(events)).toContain('0800 1111')
  expect((await collect(stream)).at(-1)?.event).toBe('abort')
})

test('of a child without a school nobody is told, and Pip says so', async () => {
  const { client } = await schoolWithContact()
  const school = await makeSchool()
  const at_home = await school.as(await familyStudent())
  const said = textOf(await collect(ask(at_home, 'my dad hits me')))
  expect(said).toContain('I have told nobody')
  expect(said).toContain('0800 1111')
  expect(textOf(await collect(ask(client, 'my dad hits me')))).not.toContain('told nobody')
})

async function familyStudent() {
  const id = newId()
  const names = { username: `f${id.slice(-12)}`, first_name: 'Kit', user_role_id: 1 }
  await db
    .insertInto('users')
    .values({ id, school_id: platformSchoolId, ...names })
    .execute()
  return { id }
}

test('a conversation can be taken off the list, and its flagged lines stay with the contact', async () => {
  const { client, owner, address } = await schoolWithContact()
  const { thread_id } = idsOf(await collect(ask(client, 'my dad hits me')))
  await client.call('DELETE /chat/threads/{id}', { params: { id: thread_id } })
  const lists = await client.call('GET /chat/threads', { query: {} })
  expect(lists.threads).toEqual([])
  expect((await client.call('GET /chat', { query: {} })).messages).toEqual([])
  await expect(collect(ask(client, 'hello', { thread_id }))).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await expect(leave(client, thread_id)).rejects.toMatchObject({ code: 'NOT_FOUND' })

  expect(await messagesTo(address)).toHaveLength(1)
  const staff = await owner()
  const { cases } = await staff.call('GET /safeguarding/cases', { query: {} })
  const params = { id: cases[0]?.id ?? '' }
  const { passages } = await staff.call('GET /safeguarding/cases/{id}', { params })
  expect(passages[0]?.lines[0]?.text).toBe('my dad hits me')
})

test('personal data are answered with a reminder, and raise no flag', async () => {
  const { client, model, id } = await schoolWithContact()
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
