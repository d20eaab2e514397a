import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { createSpeech } from '#platform/speech/speech.ts'
import { db, makeSchool } from '#testing/harness.ts'
import { memoryFiles } from '#testing/memory-files.ts'
import { addChat } from '#testing/watched-school.ts'
import { purgeClips } from './speech.jobs.ts'
import { answer, say } from './testing.ts'

const dayMs = 24 * 3_600_000
const everything = Number.MAX_SAFE_INTEGER

async function makeKeptSound() {
  const files = memoryFiles()
  const speech = createSpeech(readConfig({ LOG_LEVEL: 'silent' }))
  const school = await makeSchool({ files, speech })
  const student = await school.addUser('student')
  const { message_ids } = await addChat(school, { user: student, lines: ['Hm', answer] })
  const client = await school.as(student)
  await say(client, message_ids[1] ?? '', 'What is x?')
  const clips = () =>
    db
      .selectFrom('files')
      .innerJoin('speech_clips', 'speech_clips.file_id', 'files.id')
      .select(['files.id', 'key'])
      .where('owner_id', '=', student.id)
      .execute()
  const purge = (after_ms: number, most_bytes = everything) =>
    purgeClips({ db, files, clock: () => new Date(school.now().getTime() + after_ms) }, most_bytes)
  return { ...school, files, student, client, clips, purge, message_id: message_ids[1] ?? '' }
}

test('a sound goes after its week, with its bytes', async () => {
  const { clips, purge, files } = await makeKeptSound()
  const [kept] = await clips()
  await purge(6 * dayMs)
  expect(await clips()).toEqual([kept])
  await purge(7 * dayMs + 1)
  expect(await clips()).toEqual([])
  await expect(files.get(kept?.id ?? '')).rejects.toThrow()
})

test('a sound whose time is over is not played, though nobody has removed it yet', async () => {
  const { client, message_id, wait, files, clips } = await makeKeptSound()
  const [kept] = await clips()
  await files.put(kept?.id ?? '', Buffer.from('old'))
  const heard = async () => (await (await say(client, message_id, 'What is x?')).text()).length
  expect(await heard()).toBe(3)
  wait(24 * 7 + 1)
  expect(await heard()).toBeGreaterThan(1_000)
})

test('beyond what there is room for, those go that nobody asked for longest', async () => {
  const { client, message_id, clips, purge, wait } = await makeKeptSound()
  const [first] = await clips()
  wait(2)
  await say(client, message_id, 'It costs £2.')
  wait(2)
  // Whoever asks again keeps it.
  await say(client, message_id, 'What is x?')
  const sizes = await db
    .selectFrom('files')
    .select('bytes')
    .where('id', '=', first?.id ?? '')
    .execute()
  await purge(0, (sizes[0]?.bytes ?? 0) + 10)
  expect((await clips()).map(({ id }) => id)).toEqual([first?.id])
})

test('what was begun and never finished goes, and is made again', async () => {
  const { student, clips, purge, client, message_id } = await makeKeptSound()
  await db.deleteFrom('files').where('owner_id', '=', student.id).execute()
  expect(await clips()).toEqual([])
  await say(client, message_id, 'What is x?')
  expect(await clips()).toHaveLength(1)
  const [{ key, id } = { key: '', id: '' }] = await clips()
  await db.updateTable('speech_clips').set({ file_id: null }).where('key', '=', key).execute()
  await purge(11 * 60_000)
  expect(await db.selectFrom('speech_clips').select('id').where('id', '=', id).execute()).toEqual(
    [],
  )
})
