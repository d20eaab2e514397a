import { userRole } from '@learngrove/contract/roles'
import { describe, expect, test } from 'vitest'
import { right, studentWithQuiz, submit } from '#quiz/testing.ts'
import { fulfilled, ten } from '#testing/at-once.ts'
import type { Client } from '#testing/chat-school.ts'
import { db, makeSchool } from '#testing/harness.ts'

type Body = {
  user_input?: string
  nudging_group?: number
  nudging_type?: number
  latest_question_correct?: boolean
}

const generate = async (client: Client, body: Body = {}, thread_id?: string) => {
  const query = { ...(thread_id !== undefined && { thread_id }) }
  return (await client.call('POST /chat/generate', { query, body })).message
}

/** A student who has answered the first question of a quiz, rightly or not yet. */
async function studentWhoAnswered(isRight: boolean) {
  const world = await studentWithQuiz()
  const { client, quiz_id, ids } = world
  const answer = isRight ? right.number : { value: '60 km/h' }
  await submit(client, quiz_id, [{ id: ids.number, ...answer }])
  return world
}

describe('what comes next', () => {
  test('is a question of the student’s own course, kept as a message and in hand from then on', async () => {
    const { client } = await studentWithQuiz()
    const message = await generate(client)
    expect(message).toMatchObject({
      ...{ from_user: false, type: 'text', card: { type: 'question' } },
      suggestions: ['Give me a hint', 'An easier one', 'A harder one'],
    })
    const { thread_id } = message
    const { messages } = await client.call('GET /chat', { query: { thread_id } })
    expect(messages).toEqual([message])
    const { threads } = await client.call('GET /chat/threads', { query: {} })
    expect(threads).toMatchObject([{ id: thread_id, is_unread: true }])
    const { state } = await db
      .selectFrom('tutor_talks')
      .select('state')
      .where('thread_id', '=', thread_id)
      .executeTakeFirstOrThrow()
    expect(state).toMatchObject({
      in_hand: message.card && 'quiz_id' in message.card && message.card.evaluation_question_id,
    })
  })

  test('is decided by stored results, whatever the page claims', async () => {
    for (const [isRight, words] of [
      [false, /not right yet/],
      [true, /was right/],
    ] as const) {
      const { client } = await studentWhoAnswered(isRight)
      for (const latest_question_correct of [true, false])
        expect((await generate(client, { latest_question_correct })).text).toMatch(words)
      const cheer = { nudging_group: 2, nudging_type: 9, latest_question_correct: !isRight }
      expect(await generate(client, cheer)).toMatchObject({ card: null })
      expect((await generate(client, cheer)).text).toMatch(words)
    }
  })

  test('goes on in the conversation of the last one', async () => {
    const { client } = await studentWithQuiz()
    const first = await generate(client)
    const second = await generate(client, { nudging_group: 2, nudging_type: 1 })
    expect(second.thread_id).toBe(first.thread_id)
  })
})

describe('a prompt that comes once', () => {
  test('answers the same message ever after, also ten times at once', async () => {
    const { client } = await studentWithQuiz()
    const all = await ten(() => generate(client, { nudging_type: 1 }))
    expect(fulfilled(all)).toBe(10)
    const ids = all.map((each) => (each.status === 'fulfilled' ? each.value.id : ''))
    expect(new Set(ids).size).toBe(1)
    const other = await generate(client, { nudging_type: 2 })
    expect(ids).not.toContain(other.id)
  })

  test('of a later login stands for the surveys of a login', async () => {
    const { client, student } = await studentWithQuiz()
    await generate(client, { nudging_group: 1, nudging_type: 3 })
    const shown = await db
      .selectFrom('chat_nudges')
      .select('nudging_type')
      .where('user_id', '=', student.id)
      .orderBy('nudging_type')
      .execute()
    expect(shown.map(({ nudging_type }) => nudging_type)).toEqual([3, 10, 12])
    await expect(generate(client, { nudging_type: 10 })).rejects.toMatchObject({
      code: 'NUDGE_SHOWN',
    })
  })
})

describe('what is said with the wish', () => {
  test('is kept as the student’s own message and answered with the question', async () => {
    const { client } = await studentWithQuiz()
    const message = await generate(client, { user_input: 'next one please' })
    expect(message.card).toMatchObject({ type: 'question' })
    const { thread_id } = message
    const { messages } = await client.call('GET /chat', { query: { thread_id } })
    expect(messages).toMatchObject([
      { from_user: true, text: 'next one please' },
      { id: message.id },
    ])
  })

  test('is heard where it tells of danger: no question is set then', async () => {
    const { client, student } = await studentWithQuiz()
    const message = await generate(client, { user_input: 'i want to kill myself' })
    expect(message).toMatchObject({ type: 'safety', card: null })
    expect(message.care).not.toBeNull()
    const flags = await db
      .selectFrom('safety_flags')
      .select('kind')
      .where('user_id', '=', student.id)
      .execute()
    expect(flags).toHaveLength(1)
    const later = await generate(client, {}, message.thread_id)
    expect(later).toMatchObject({ card: null })
    expect(later.text).toMatch(/no question now/)
  })
})

test.each(['parent', 'teacher', 'admin'] as const)(
  'a %s is told honestly that questions are for students',
  async (role) => {
    const school = await makeSchool()
    const client = await school.as(await school.addUser(role))
    const message = await generate(client, { user_input: 'next' })
    expect(message.text).toMatch(/questions for students/)
    expect(message.card).toBeNull()
    expect(userRole[role]).toBeDefined()
  },
)

test('another’s conversation is not found', async () => {
  const [one, other] = [await studentWithQuiz(), await studentWithQuiz()]
  const { thread_id } = await generate(one.client)
  await expect(generate(other.client, {}, thread_id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
