import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { fulfilled, ten } from '#testing/at-once.ts'
import { makeGuest } from '#testing/guest.ts'
import { db, makeSchool, type TestUser } from '#testing/harness.ts'

async function guestAndStudent() {
  const school = await makeSchool()
  const [guest, student] = [makeGuest(school), await school.addUser('student')]
  const take = async (user: TestUser = student, session_id = guest.session_id) =>
    (await school.as(user)).call('POST /chat/public/taken-over', { body: { session_id } })
  return { school, guest, student, take }
}

test('what was asked as a visitor becomes a student’s, once, whoever asks how often', async () => {
  const { school, guest, student, take } = await guestAndStudent()
  const { thread_id } = await guest.say('Help me solve 3x + 5 = 20')
  const taken = await ten(() => take())
  expect(fulfilled(taken)).toBe(10)
  expect(await take()).toEqual({ thread_ids: [thread_id] })
  const client = await school.as(student)
  const { threads } = await client.call('GET /chat/threads', { query: {} })
  expect(threads.map(({ id }) => id)).toEqual([thread_id])
  const { messages } = await client.call('GET /chat', { query: { thread_id } })
  expect(messages).toHaveLength(2)
  expect(await client.call('GET /chat/budget', {})).toMatchObject({ daily_messages: 60, left: 60 })
})

test('afterwards the session is nobody’s any more', async () => {
  const { school, guest, take } = await guestAndStudent()
  const { thread_id } = await guest.say('Hello')
  await take()
  expect((await guest.read()).messages).toEqual([])
  await expect(guest.say('Hello')).rejects.toMatchObject({ code: 'GUEST_SESSION_OVER' })
  await expect(guest.say('Hello', { thread_id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(take(await school.addUser('student'))).rejects.toMatchObject({
    code: 'GUEST_SESSION_OVER',
  })
})

test('the first of ten students gets it', async () => {
  const { school, guest, take } = await guestAndStudent()
  await guest.say('Hello')
  const students = await Promise.all(Array.from({ length: 10 }, () => school.addUser('student')))
  const taken = await ten((index) => take(students[index]))
  expect(fulfilled(taken)).toBe(1)
})

test('what is unknown or over is refused', async () => {
  const { school, guest, take, student } = await guestAndStudent()
  await expect(take(student, randomUUID())).rejects.toMatchObject({ code: 'GUEST_SESSION_OVER' })
  await guest.say('Hello')
  school.wait(7 * 24)
  await expect(take()).rejects.toMatchObject({ code: 'GUEST_SESSION_OVER' })
})

test('a conversation with words of care stays behind, and nobody reads it', async () => {
  const { guest, take } = await guestAndStudent()
  const grave = await guest.say('I want to kill myself')
  const lesson = await guest.say('What is a half of eight?')
  expect(await take()).toEqual({ thread_ids: [lesson.thread_id] })
  const row = await db
    .selectFrom('chat_threads')
    .select('user_id')
    .where('id', '=', grave.thread_id)
    .executeTakeFirst()
  expect(row).toEqual({ user_id: null })
})
