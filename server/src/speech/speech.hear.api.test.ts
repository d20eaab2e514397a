import { expect, test } from 'vitest'
import { ten } from '#testing/at-once.ts'
import { db } from '#testing/harness.ts'
import { memoryFiles } from '#testing/memory-files.ts'
import { mostHeard } from './speech.limits.ts'
import {
  hear,
  hearing,
  makeHostedSchool,
  makeSpeakingSchool,
  recordingOf,
  tone,
} from './testing.ts'

test('a recording becomes text to look over, and is sent on without whose it is', async () => {
  const { client, peer, student } = await makeHostedSchool(hearing('What is a half of 8?'))
  const named = new File([Uint8Array.from(tone)], 'Maya at home.wav', { type: 'audio/wav' })
  expect(await hear(client, named)).toEqual({ text: 'What is a half of 8?' })
  expect(peer.paths).toEqual(['/v1/audio/transcriptions'])
  expect(peer.bodies[0]).toContain('whisper-1')
  for (const personal of ['Maya', student.id]) expect(peer.bodies[0]).not.toContain(personal)
  const calls = await db
    .selectFrom('model_calls')
    .select(['purpose', 'outcome'])
    .where('user_id', '=', student.id)
    .execute()
  expect(calls).toEqual([{ purpose: 'hearing', outcome: 'completed' }])
})

test('nothing of a recording or of its text is kept: no file, no row, no message', async () => {
  const files = memoryFiles()
  const put: string[] = []
  const watched = {
    ...files,
    put: async (id: string, bytes: Uint8Array) => {
      put.push(id)
      return files.put(id, bytes)
    },
  }
  const words = 'Only the walls have heard this'
  const { client, student } = await makeHostedSchool(hearing(words), {}, { files: watched })
  await hear(client, recordingOf(tone))
  expect(put).toEqual([])
  expect(
    await db.selectFrom('files').select('id').where('owner_id', '=', student.id).execute(),
  ).toEqual([])
  const kept = await db
    .selectFrom('chat_messages')
    .innerJoin('chat_threads', 'chat_threads.id', 'thread_id')
    .select('text')
    .where('user_id', '=', student.id)
    .execute()
  expect(JSON.stringify(kept)).not.toContain(words)
})

test('where nobody speaks in it, that is said', async () => {
  for (const text of ['', ' ', '…', '♪']) {
    const { client } = await makeHostedSchool(hearing(text))
    await expect(hear(client, recordingOf(tone))).rejects.toMatchObject({
      ...{ status: 422, code: 'NOTHING_HEARD' },
    })
  }
})

test('without an ear nothing is heard', async () => {
  const { client } = await makeSpeakingSchool()
  await expect(hear(client, recordingOf(tone))).rejects.toMatchObject({
    ...{ status: 503, code: 'HEARING_UNAVAILABLE' },
  })
})

test('what is no recording, two of them, none, or one that is too large is refused', async () => {
  const { client, peer } = await makeHostedSchool(hearing('Hm'))
  const page = new File(['<html></html>'], 'a.wav', { type: 'audio/wav' })
  await expect(hear(client, page)).rejects.toMatchObject({ code: 'UNSUPPORTED_TYPE' })
  await expect(hear(client, recordingOf(tone.subarray(0, 20)))).rejects.toMatchObject({
    ...{ code: 'UNSUPPORTED_TYPE' },
  })
  await expect(hear(client, recordingOf(tone), recordingOf(tone))).rejects.toMatchObject({
    ...{ code: 'TOO_LARGE' },
  })
  await expect(hear(client)).rejects.toMatchObject({ code: 'INVALID_REQUEST' })
  const large = Buffer.concat([tone, Buffer.alloc(2 * 1024 * 1024)])
  await expect(hear(client, recordingOf(large))).rejects.toMatchObject({ code: 'TOO_LARGE' })
  expect(peer.bodies).toEqual([])
})

test('a person speaks so often in ten minutes, and no more', async () => {
  const { client, wait } = await makeHostedSchool(hearing('Hm'))
  for (let at = 0; at < mostHeard.most - 5; at += 1) await hear(client, recordingOf(tone))
  const results = await ten(() => hear(client, recordingOf(tone)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  await expect(hear(client, recordingOf(tone))).rejects.toMatchObject({
    ...{ code: 'TOO_MANY_REQUESTS' },
  })
  wait(1)
  await hear(client, recordingOf(tone))
})
