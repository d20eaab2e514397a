import { expect, test } from 'vitest'
import { createMail } from '#mail/mail.ts'
import { readConfig } from '#platform/config.ts'
import { type Encoder, noEncoder } from '#platform/encoder.ts'
import { schoolWithContact } from '#testing/chat-care.ts'
import { ask, collect, idsOf, textOf } from '#testing/chat-school.ts'
import { db, patientEncoder, tutor } from '#testing/harness.ts'
import { messagesTo } from '#testing/mailbox.ts'
import { rescreenMessages } from './rescreen-messages.ts'

/** Heard by the encoder alone: no rule knows these words. */
const veiled = 'she makes me swear on my life not to tell dad what she does to me'

/** Too late for every message, although it is there. */
const lateEncoder: Encoder = { ...noEncoder, state: () => 'ready' }

const config = readConfig({ LOG_LEVEL: 'silent' })
const mail = createMail({ jobs: { send: async () => {} }, config })

function world(clock: () => Date) {
  return { db, encoder: patientEncoder, tutor, clock, config, mail, log: { warn: () => {} } }
}

test('what was judged by rules alone is judged again, and the care answer and the flag follow', async () => {
  const school = await schoolWithContact({ encoder: lateEncoder })
  const { client, model, address } = school
  const events = await answered(school, veiled)
  const { thread_id, user_message_id } = idsOf(events)
  expect(model.calls).toHaveLength(1)
  expect(events.find(({ event }) => event === 'data-screening')).toBeDefined()
  expect(await messagesTo(address)).toEqual([])

  // Ten at once do it once.
  await Promise.all(Array.from({ length: 10 }, () => rescreenMessages(world(school.now))))
  const { messages } = await client.call('GET /chat', { query: { thread_id } })
  expect(messages.map(({ from_user, type }) => [from_user, type])).toEqual([
    [true, 'safety'],
    [false, 'text'],
    [false, 'safety'],
  ])
  expect(messages[2]?.care).toMatchObject({ response: 'care', told: ['Ruth Adeyemi'] })
  expect(await messagesTo(address)).toHaveLength(1)
  const flags = await db
    .selectFrom('safety_flags')
    .select('message_id')
    .where('school_id', '=', school.id)
    .execute()
  expect(flags).toEqual([{ message_id: user_message_id }])
  const { threads } = await client.call('GET /chat/threads', { query: {} })
  expect(threads[0]).toMatchObject({ title: 'A talk with Pip', mode: 'wellbeing' })
})

test('a lesson that is judged again stays a lesson, and gets its title', async () => {
  const school = await schoolWithContact({ encoder: lateEncoder })
  await answered(school, 'Help me solve 3x + 5 = 20')
  const titleOf = async () =>
    (await school.client.call('GET /chat/threads', { query: {} })).threads[0]?.title
  expect(await titleOf()).toBe('A talk with Pip')
  await rescreenMessages(world(school.now))
  expect(await titleOf()).toBe('A linear equation')
  expect(await messagesTo(school.address)).toEqual([])
})

test('a rule that hears openly does not wait for the encoder', async () => {
  const { client, address } = await schoolWithContact({ encoder: noEncoder })
  expect(textOf(await collect(ask(client, 'i want to kill myself')))).toContain('0800 1111')
  expect(await messagesTo(address)).toHaveLength(1)
})

test('a model elsewhere is not asked before the screen has spoken', async () => {
  const elsewhere = readConfig({ LOG_LEVEL: 'silent', MODEL_URL: 'http://127.0.0.1:9/v1' })
  const { client, model } = await schoolWithContact({ encoder: lateEncoder, config: elsewhere })
  const said = textOf(await collect(ask(client, 'Solve x + 2 = 5')))
  expect(said).not.toBe('')
  expect(model.calls).toHaveLength(0)
})

async function answered(
  { client, model }: Pick<Awaited<ReturnType<typeof schoolWithContact>>, 'client' | 'model'>,
  text: string,
) {
  const answer = model.nextAnswer()
  const reading = collect(ask(client, text))
  await answer.say('Let us see.')
  await answer.finish()
  return reading
}
