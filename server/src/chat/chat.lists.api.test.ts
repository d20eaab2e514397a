import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { newId } from '#platform/ids.ts'
import { addQuestionInHand, ask, collect, idsOf, makeChatSchool } from '#testing/chat-school.ts'
import { db } from '#testing/harness.ts'

type School = Awaited<ReturnType<typeof makeChatSchool>>

/** Says something, is answered with something, and tells in which conversation. */
async function talk({ client, model }: School, text: string, more: Parameters<typeof ask>[2] = {}) {
  const answer = model.nextAnswer()
  const reading = collect(ask(client, text, more))
  await answer.say('What do you see first?')
  await answer.finish()
  return idsOf(await reading).thread_id
}

test('what is left of the day is told before it is used up, and when there is more', async () => {
  const config = readConfig({ LOG_LEVEL: 'silent', DAILY_MESSAGES: '2' })
  const school = await makeChatSchool({ config })
  const budget = () => school.client.call('GET /chat/budget', {})
  // The school is in London, and it is summer: midnight is at 23 o'clock.
  const renewed_at = '2026-09-01T23:00:00.000Z'
  expect(await budget()).toEqual({ daily_messages: 2, left: 2, renewed_at })
  await talk(school, 'Why is the sky blue?')
  expect(await budget()).toEqual({ daily_messages: 2, left: 1, renewed_at })
  await talk(school, 'And the sea?')
  expect(await budget()).toMatchObject({ left: 0 })
  school.wait(15)
  expect(await budget()).toMatchObject({ left: 2, renewed_at: '2026-09-02T23:00:00.000Z' })
})

test('a conversation about a question bears its name, and leads back to it', async () => {
  const school = await makeChatSchool()
  const { client, student } = school
  const { school_id } = student
  const { id, question, student_answer, secrets } = await addQuestionInHand({ student, school_id })
  const thread_id = await talk(school, 'I dont know how to start', { evaluation_question_id: id })
  const { threads } = await client.call('GET /chat/threads', { query: {} })
  expect(threads).toMatchObject([
    { id: thread_id, title: 'Question 2: Equations', evaluation_question_id: id, found: null },
  ])
  const params = { evaluationQuestionId: id }
  const asked = await client.call('GET /chat/questions/{evaluationQuestionId}', { params })
  expect(asked).toMatchObject({
    quiz_title: 'Equations',
    number: 2,
    text: question.text,
    answered: student_answer,
    is_open: true,
  })
  for (const secret of secrets) expect(JSON.stringify(asked)).not.toContain(secret)

  await talk(school, 'Why do plants need light?', { thread_id })
  const later = await client.call('GET /chat/threads', { query: {} })
  expect(later.threads[0]?.evaluation_question_id).toBeNull()
})

test('a search shows the words that it found, but none that told of a worry', async () => {
  const school = await makeChatSchool()
  const { client } = school
  const thread_id = await talk(school, 'How do plants use photosynthesis at night?')
  await talk(school, 'Why do ships float?')
  const find = async (search: string) =>
    (await client.call('GET /chat/threads', { query: { search } })).threads
  expect(await find('PHOTOSYN')).toMatchObject([
    { id: thread_id, found: 'How do plants use photosynthesis at night?' },
  ])
  await db
    .updateTable('chat_messages')
    .set({ type: 'safety' })
    .where('thread_id', '=', thread_id)
    .execute()
  expect(await find('photosynthesis at night')).toMatchObject([{ id: thread_id, found: null }])
})

test('the messages of surveys are listed by themselves', async () => {
  const school = await makeChatSchool()
  const thread_id = await talk(school, 'Why do ships float?')
  const survey = () => school.client.call('GET /chat', { query: { type: 'survey' } })
  expect(await survey()).toEqual({ messages: [], total_count: 0 })
  const id = newId()
  await db
    .insertInto('chat_messages')
    .values({
      id,
      thread_id,
      from_user: false,
      type: 'survey_question',
      text: 'How sure are you?',
      created_at: new Date('2026-09-01T09:00:00Z'),
    })
    .execute()
  expect(await survey()).toMatchObject({ messages: [{ id }], total_count: 1 })
  const all = await school.client.call('GET /chat', { query: { type: 'all' } })
  expect(all.total_count).toBe(3)
})
