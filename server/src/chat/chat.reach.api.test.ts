import { describe, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import {
  addCourse,
  ask,
  type Client,
  collect,
  idsOf,
  makeChatSchool,
  readUntil,
  resume,
  textOf,
} from '#testing/chat-school.ts'
import { makeSchool } from '#testing/harness.ts'

const notFound = { status: 404, code: 'NOT_FOUND' }

/** A student with one answer that is done and one that is being written. */
async function withTwoAnswers() {
  const school = await makeChatSchool()
  const { client, model } = school
  const first = model.nextAnswer()
  const reading = collect(ask(client, 'The angles of a triangle?'))
  await first.say('What do they add up to?')
  await first.finish()
  const done = idsOf(await reading)
  const second = model.nextAnswer()
  const stream = ask(client, 'And of a square?', { thread_id: done.thread_id })
  const running = idsOf(await readUntil(stream, 'start'))
  const close = async () => {
    await second.say('Count them.')
    await second.finish()
    await collect(stream)
  }
  return { ...school, done, running, close }
}

describe.each(['a student of the same school', 'a student of another school', 'a parent'])(
  '%s',
  (who) => {
    test("finds nothing of somebody else's", async () => {
      const { done, running, close, addUser, as } = await withTwoAnswers()
      const other = await makeSchool()
      const stranger: Client = who.includes('another')
        ? await other.as(await other.addUser('student'))
        : await as(await addUser(who.includes('parent') ? 'parent' : 'student'))
      const { thread_id, message_id, user_message_id } = done
      const generationId = running.generation_id

      await expect(collect(ask(stranger, 'Hi', { thread_id }))).rejects.toMatchObject(notFound)
      await expect(
        collect(ask(stranger, 'Hi', { client_message_id: user_message_id })),
      ).rejects.toMatchObject(notFound)
      await expect(collect(resume(stranger, done.generation_id))).rejects.toMatchObject(notFound)
      await expect(collect(resume(stranger, generationId))).rejects.toMatchObject(notFound)
      await expect(
        stranger.call('POST /chat/stream/{generationId}/stop', { params: { generationId } }),
      ).rejects.toMatchObject(notFound)
      await expect(
        stranger.call('GET /chat/active', { query: { thread_id } }),
      ).rejects.toMatchObject(notFound)
      for (const reaction of ['like', 'dislike', 'bookmark'] as const) {
        await expect(
          stranger.call(`POST /chat/{id}/${reaction}`, { params: { id: message_id } }),
        ).rejects.toMatchObject(notFound)
      }
      expect(await stranger.call('GET /chat', { query: { thread_id } })).toEqual({
        messages: [],
        total_count: 0,
      })
      expect((await stranger.call('GET /chat/threads', { query: {} })).threads).toEqual([])
      await close()
    })
  },
)

test('ids of nothing are not found, and what is no id is refused', async () => {
  const { client } = await makeChatSchool()
  const id = newId()
  await expect(collect(ask(client, 'Hi', { thread_id: id }))).rejects.toMatchObject(notFound)
  await expect(collect(ask(client, 'Hi', { evaluation_question_id: id }))).rejects.toMatchObject(
    notFound,
  )
  await expect(collect(resume(client, id))).rejects.toMatchObject(notFound)
  await expect(client.call('GET /chat/sources/{id}', { params: { id } })).rejects.toMatchObject(
    notFound,
  )
  await expect(collect(resume(client, 'none'))).rejects.toMatchObject({ code: 'INVALID_REQUEST' })
})

test('the answer that is being written is found again by its thread', async () => {
  const { client, running, done, close } = await withTwoAnswers()
  const { thread_id } = done
  expect(await client.call('GET /chat/active', { query: { thread_id } })).toEqual({
    generation_id: running.generation_id,
    message_id: running.message_id,
  })
  const found = collect(resume(client, running.generation_id))
  await close()
  expect(textOf(await found)).toBe('Count them.')
  expect((await client.call('GET /chat/active', { query: { thread_id } })).generation_id).toBeNull()
})

test('to like clears a dislike, again takes it back, and what is kept can be listed', async () => {
  const { client, done, close } = await withTwoAnswers()
  await close()
  const params = { id: done.message_id }
  const none = { liked: false, disliked: false, bookmarked: false }
  const react = (reaction: 'like' | 'dislike' | 'bookmark') =>
    client.call(`POST /chat/{id}/${reaction}`, { params })
  expect(await react('dislike')).toEqual({ ...none, disliked: true })
  expect(await react('like')).toEqual({ ...none, liked: true })
  expect(await react('like')).toEqual(none)
  expect(await react('bookmark')).toEqual({ ...none, bookmarked: true })
  const kept = await client.call('GET /chat', { query: { type: 'bookmarked' } })
  expect(kept).toMatchObject({ total_count: 1, messages: [{ id: done.message_id }] })
  const { threads } = await client.call('GET /chat/threads', { query: {} })
  expect(threads).toMatchObject([{ id: done.thread_id, has_bookmark: true }])
  // What the student wrote themselves is no answer to like.
  await expect(
    client.call('POST /chat/{id}/like', { params: { id: done.user_message_id } }),
  ).rejects.toMatchObject(notFound)
})

test('pages count from the newest, and a search looks into what was said', async () => {
  const { client, close, done } = await withTwoAnswers()
  await close()
  const page = (number: number) =>
    client.call('GET /chat', { query: { page: number, size: 3, thread_id: done.thread_id } })
  const [newest, oldest] = [await page(1), await page(2)]
  expect(newest.total_count).toBe(4)
  expect(newest.messages.map(({ text }) => text)).toEqual([
    'What do they add up to?',
    'And of a square?',
    'Count them.',
  ])
  expect(oldest.messages.map(({ text }) => text)).toEqual(['The angles of a triangle?'])

  const search = async (text: string) =>
    (await client.call('GET /chat/threads', { query: { search: text } })).total_count
  expect(await search('SQUARE')).toBe(1)
  expect(await search('pentagon')).toBe(0)
  expect(await search('%')).toBe(0)
  expect(await search('_')).toBe(0)
})

test('a source is read by who takes the course, and by the school that it belongs to', async () => {
  const { client, student, as, addUser, id: school_id } = await makeChatSchool()
  const other = await makeSchool()
  const stranger = await other.as(await other.addUser('student'))
  const classmate = await as(await addUser('student'))
  const body = 'A prime has exactly two divisors.'
  const common = await addCourse({ passages: [{ heading: 'Primes', body }], students: [student] })
  const own = await addCourse({ passages: [{ body }], school_id })
  const read = (reader: Client, [id = '']: string[]) =>
    reader.call('GET /chat/sources/{id}', { params: { id } })

  expect(await read(client, common.passages)).toEqual({
    id: common.passages[0],
    title: 'Course notes',
    heading: 'Primes',
    page: 1,
    text: body,
  })
  await expect(read(classmate, common.passages)).rejects.toMatchObject(notFound)
  expect(await read(classmate, own.passages)).toMatchObject({ text: body })
  await expect(read(stranger, own.passages)).rejects.toMatchObject(notFound)
})
