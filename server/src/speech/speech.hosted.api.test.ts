import { expect, test } from 'vitest'
import { fulfilled, ten } from '#testing/at-once.ts'
import { addQuestionInHand } from '#testing/chat-school.ts'
import { makeGuardian } from '#testing/family.ts'
import { db, type TestUser } from '#testing/harness.ts'
import type { Play } from '#testing/model-peer.ts'
import {
  answer,
  bytesOf,
  hear,
  hearing,
  makeHostedSchool,
  recordingOf,
  saidAnswer,
  say,
  speaking,
  tone,
} from './testing.ts'

const voices = { query: {} }

const callsOf = (user: TestUser) =>
  db
    .selectFrom('model_calls')
    .select(['purpose', 'model', 'outcome', 'input_tokens', 'is_estimated'])
    .where('user_id', '=', user.id)
    .execute()

test('a provider says an answer in words alone, once, and the call is written down', async () => {
  const school = await makeHostedSchool(speaking(tone), { SPEECH_VOICE: 'ballad' })
  const { client, message_id, peer, student } = school
  expect(await client.call('GET /chat/voices', voices)).toEqual({ speaks: 'hosted', hears: true })
  expect(await bytesOf(await say(client, message_id, answer))).toEqual(tone)
  expect(await bytesOf(await say(client, message_id, answer))).toEqual(tone)
  expect(peer.paths).toEqual(['/v1/audio/speech'])
  expect(peer.headers[0]?.authorization).toBe('Bearer a secret key')
  expect(JSON.parse(peer.bodies[0] ?? '')).toMatchObject({
    ...{ model: 'tts-1', voice: 'ballad', input: saidAnswer, response_format: 'mp3' },
  })
  for (const personal of [student.id, school.id, message_id])
    expect(peer.bodies[0]).not.toContain(personal)
  expect(await callsOf(student)).toEqual([
    {
      ...{ purpose: 'speech', model: 'tts-1', outcome: 'completed', is_estimated: true },
      input_tokens: String(Math.ceil(saidAnswer.length / 4)),
    },
  ])
})

test('ten who ask for the same at once make one call', async () => {
  const { client, message_id, peer } = await makeHostedSchool(speaking(tone))
  const results = await ten(async () => bytesOf(await say(client, message_id, answer)))
  expect(fulfilled(results)).toBe(10)
  expect(peer.paths).toHaveLength(1)
})

const status =
  (code: number): Play =>
  (response) => {
    response.writeHead(code, { 'content-type': 'application/json' })
    response.end('{"error":{"message":"No"}}')
  }
const endless: Play = (response) => {
  response.writeHead(200, { 'content-type': 'audio/mpeg' })
  const piece = Buffer.alloc(1024 * 1024, 7)
  const more = () => {
    if (!response.destroyed) response.write(piece, () => setImmediate(more))
  }
  more()
}
const faults: readonly (readonly [string, Play])[] = [
  ['is down', status(500)],
  ['refuses the key', status(401)],
  ['breaks off', (response) => void response.destroy()],
  ['is too slow', () => {}],
  ['answers with a page', speaking(Buffer.from('<html>What is this?</html>'))],
  ['answers with nothing', speaking(Buffer.alloc(0))],
  ['answers without an end', endless],
  ['sends elsewhere', (response) => void response.writeHead(302, { location: '/v1/x' }).end()],
]

test.each(faults)('where a provider %s, the small voice says it', async (_name, play) => {
  const school = await makeHostedSchool(play, { SPEECH_MS: '800' })
  const { client, message_id, student } = school
  const response = await say(client, message_id, 'What is x?')
  const sound = await bytesOf(response)
  expect(sound.subarray(0, 4).toString()).toBe('RIFF')
  expect(sound.length).toBeGreaterThan(10_000)
  expect((await callsOf(student)).map(({ outcome }) => outcome)).toEqual(['failed_over'])
})

test.each(faults)(
  'where a provider that hears %s, nothing is heard and nothing is lost',
  async (_name, play) => {
    const { client } = await makeHostedSchool(play, { SPEECH_MS: '800' })
    await expect(hear(client, recordingOf(tone))).rejects.toMatchObject({
      ...{ status: 503, code: 'HEARING_UNAVAILABLE' },
    })
  },
)

test('a provider that failed three times in a row is left alone for a while', async () => {
  const { client, message_id, peer } = await makeHostedSchool(status(401))
  for (const text of [
    'What is x?',
    'It costs £2.',
    answer,
    'Take 5 from both sides',
    'so x squared equals 4',
  ])
    await say(client, message_id, text)
  expect(peer.paths).toHaveLength(3)
})

test('where a provider is off by school or guardian, it is sent nothing and there is no microphone', async () => {
  const school = await makeHostedSchool(speaking(tone))
  const { client, message_id, peer, student } = school
  const parent = await school.addUser('parent')
  await makeGuardian(parent, student)
  const owner = await school.as(await school.addUser('owner'))
  const guardian = await school.as(parent)
  type Use = 'on' | 'off'
  const switches: readonly ((hosted: Use) => Promise<unknown>)[] = [
    (hosted) => owner.call('PATCH /models/settings/school', { body: { hosted } }),
    (hosted) =>
      guardian.call('PATCH /models/settings/child/{childId}', {
        ...{ params: { childId: student.id }, body: { hosted } },
      }),
  ]
  for (const set of switches) {
    await set('off')
    expect(await client.call('GET /chat/voices', voices)).toEqual({
      ...{ speaks: 'built_in', hears: false },
    })
    const sound = await bytesOf(await say(client, message_id, 'What is x?'))
    expect(sound.subarray(0, 4).toString()).toBe('RIFF')
    expect(sound).not.toEqual(tone)
    await expect(hear(client, recordingOf(tone))).rejects.toMatchObject({
      ...{ code: 'HEARING_UNAVAILABLE' },
    })
    expect(peer.bodies).toEqual([])
    await set('on')
  }
  expect(await bytesOf(await say(client, message_id, 'What is x?'))).toEqual(tone)
})

test('where it is limited, a provider says questions of the bank alone', async () => {
  const { client, message_id, peer, student, ...school } = await makeHostedSchool(speaking(tone))
  const owner = await school.as(await school.addUser('owner'))
  await owner.call('PATCH /models/settings/school', { body: { hosted: 'limited' } })
  expect(await client.call('GET /chat/voices', voices)).toMatchObject({ speaks: 'built_in' })
  expect(await client.call('GET /chat/voices', { query: { is_quiz: true } })).toEqual({
    ...{ speaks: 'hosted', hears: false },
  })
  await say(client, message_id, answer)
  expect(peer.bodies).toEqual([])
  const question = await addQuestionInHand({ student, school_id: school.id })
  const { text } = await client.call('GET /chat/questions/{evaluationQuestionId}', {
    params: { evaluationQuestionId: question.id },
  })
  expect(await bytesOf(await say(client, question.id, text, true))).toEqual(tone)
})

test('beyond the budget the small voice speaks, and nothing is heard', async () => {
  const { client, message_id, peer } = await makeHostedSchool(speaking(tone), {
    MODEL_TOKENS_A_DAY: '10',
  })
  const sound = await bytesOf(await say(client, message_id, answer))
  expect(sound).not.toEqual(tone)
  await expect(hear(client, recordingOf(tone))).rejects.toMatchObject({
    ...{ code: 'HEARING_UNAVAILABLE' },
  })
  expect(peer.bodies).toEqual([])
})

test('a text that was heard is on one line, without signs that nobody speaks, and no longer than a message', async () => {
  const { client, peer } = await makeHostedSchool(hearing(' What is\n a\u202E half\u0000 of 8? '))
  expect(await hear(client, recordingOf(tone))).toEqual({ text: 'What is a half of 8?' })
  peer.play(hearing('word '.repeat(2_000)))
  const { text } = await hear(client, recordingOf(tone))
  expect(text.length).toBeLessThanOrEqual(4_000)
})
