import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { fulfilled, ten } from '#testing/at-once.ts'
import { addQuestionInHand } from '#testing/chat-school.ts'
import { db, makeSchool } from '#testing/harness.ts'
import { addChat } from '#testing/watched-school.ts'
import { answer, bytesOf, makeSpeakingSchool, saidAnswer, say } from './testing.ts'

/** The loudness of a WAV with samples of two bytes, as the mean of their squares. */
function loudnessOf(wav: Buffer): number {
  const samples = wav.subarray(44)
  let sum = 0
  for (let at = 0; at + 1 < samples.length; at += 2) sum += samples.readInt16LE(at) ** 2
  return Math.sqrt(sum / (samples.length / 2))
}

test('the small voice says an answer, all of it or a sentence, and it can be heard', async () => {
  const { client, message_id } = await makeSpeakingSchool()
  expect(await client.call('GET /chat/voices', { query: {} })).toEqual({
    ...{ speaks: 'built_in', hears: false },
  })
  const whole = await say(client, message_id, answer)
  expect(whole.headers.get('content-type')).toBe('audio/wav')
  const sound = await bytesOf(whole)
  expect(sound.subarray(0, 4).toString()).toBe('RIFF')
  expect(loudnessOf(sound)).toBeGreaterThan(1_000)
  const part = await bytesOf(await say(client, message_id, 'It costs £2.'))
  expect(part.length).toBeGreaterThan(10_000)
  expect(part.length).toBeLessThan(sound.length / 2)
})

test('what is said in other signs and the same words is one sound with one tag, made once', async () => {
  const { client, message_id, student } = await makeSpeakingSchool()
  const written = await say(client, message_id, answer)
  const spoken = await say(client, message_id, saidAnswer)
  expect(spoken.headers.get('etag')).toMatch(/^".+"$/)
  expect(spoken.headers.get('etag')).toBe(written.headers.get('etag'))
  expect(spoken.headers.get('cache-control')).toBe('no-store')
  expect(await bytesOf(spoken)).toEqual(await bytesOf(written))
  const kept = await db
    .selectFrom('files')
    .innerJoin('speech_clips', 'speech_clips.file_id', 'files.id')
    .select(['files.type', 'name'])
    .where('owner_id', '=', student.id)
    .execute()
  expect(kept).toEqual([{ type: 'audio/wav', name: 'speech' }])
})

test.each([
  'Send me your address.',
  'Take 5',
  'What is x? Take 5 from both sides',
  `${answer} And more.`,
  '?',
])('%j does not stand there, and is not said', async (text) => {
  const { client, message_id } = await makeSpeakingSchool()
  await expect(say(client, message_id, text)).rejects.toMatchObject({
    ...{ status: 422, code: 'NOT_SAID_THERE' },
  })
})

test('a text that is empty or too long is refused', async () => {
  const { client, message_id } = await makeSpeakingSchool()
  for (const text of ['', ' ', 'a'.repeat(4_001)])
    await expect(say(client, message_id, text)).rejects.toMatchObject({ code: 'INVALID_REQUEST' })
})

test('messages of somebody else, of another school and of nobody are not there, also where they are kept as sound', async () => {
  const { client, message_id, addUser, as } = await makeSpeakingSchool()
  await say(client, message_id, answer)
  const elsewhere = await makeSchool()
  const others = [
    await as(await addUser('student')),
    await as(await addUser('teacher')),
    await as(await addUser('owner')),
    await elsewhere.as(await elsewhere.addUser('owner')),
  ]
  for (const other of others)
    await expect(say(other, message_id, answer)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(say(client, newId(), answer)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(say(await as(), message_id, answer)).rejects.toMatchObject({
    ...{ code: 'NOT_SIGNED_IN' },
  })
})

test('each person has their own sound of the same words', async () => {
  const school = await makeSpeakingSchool()
  const other = await school.addUser('student')
  const { message_ids } = await addChat(school, { user: other, lines: ['Help me', answer] })
  const mine = await say(school.client, school.message_id, answer)
  const theirs = await say(await school.as(other), message_ids[1] ?? '', answer)
  expect(theirs.headers.get('etag')).not.toBe(mine.headers.get('etag'))
})

test('a question of one’s own quiz is said, with what there is to choose from and without its key', async () => {
  const { client, student, id: school_id, as, addUser } = await makeSpeakingSchool()
  const question = await addQuestionInHand({ student, school_id })
  const { text } = await client.call('GET /chat/questions/{evaluationQuestionId}', {
    params: { evaluationQuestionId: question.id },
  })
  expect((await bytesOf(await say(client, question.id, text, true))).length).toBeGreaterThan(10_000)
  for (const secret of question.secrets)
    await expect(say(client, question.id, secret, true)).rejects.toMatchObject({
      ...{ code: 'NOT_SAID_THERE' },
    })
  const classmate = await as(await addUser('student'))
  await expect(say(classmate, question.id, text, true)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  // An id of the one is none of the other.
  await expect(say(client, question.id, text)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('ten who ask for the same at once hear the same', async () => {
  const { client, message_id } = await makeSpeakingSchool()
  const results = await ten(async () => bytesOf(await say(client, message_id, answer)))
  expect(fulfilled(results)).toBe(10)
  const sounds = results.map((each) => (each.status === 'fulfilled' ? each.value.length : 0))
  expect(new Set(sounds).size).toBe(1)
})

test('without the package, a voice of a provider or a room for it, speech is not there', async () => {
  const { client, message_id } = await makeSpeakingSchool({}, { program: '@learngrove/no-voice' })
  expect(await client.call('GET /chat/voices', { query: {} })).toEqual({
    ...{ speaks: 'none', hears: false },
  })
  await expect(say(client, message_id, answer)).rejects.toMatchObject({
    ...{ status: 503, code: 'SPEECH_UNAVAILABLE' },
  })
})

test('a voice that takes too long is given up, and the next is heard', async () => {
  const { client, message_id } = await makeSpeakingSchool({}, { limit_ms: 1, patience_ms: 2_000 })
  // The first also loads the program, and has the time for it.
  await say(client, message_id, 'What is x?')
  await expect(say(client, message_id, answer)).rejects.toMatchObject({
    ...{ code: 'SPEECH_UNAVAILABLE' },
  })
})
