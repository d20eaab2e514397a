import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { submit } from '#quiz/testing.ts'
import { db } from '#testing/harness.ts'
import { memoryFiles } from '#testing/memory-files.ts'
import { purgeAnswerFiles } from './files.purge.ts'
import { codeOf, read, scene } from './scene.testing.ts'

test('what belongs to no answer is removed, bytes and all', async () => {
  const { client, quiz_id, keep, ids, files, school } = await scene()
  const handedIn = await keep(ids.drawing)
  await submit(client, quiz_id, [{ id: ids.drawing, file_ids: [handedIn.id] }])
  const drafted = await keep(ids.drawing)
  await client.call('PATCH /quiz/{id}/evaluation-questions', {
    params: { id: quiz_id },
    body: { id: ids.drawing, file_ids: [drafted.id] },
  })
  const forgotten = await keep(ids.drawing)
  const left = async () => {
    const ids = [handedIn.id, drafted.id, forgotten.id]
    const rows = await db.selectFrom('files').select('id').where('id', 'in', ids).execute()
    return rows.map(({ id }) => id).toSorted()
  }
  school.wait(13 * 24)
  await purgeAnswerFiles({ db, files }, school.now())
  expect(await left()).toHaveLength(3)
  school.wait(2 * 24)
  await purgeAnswerFiles({ db, files }, school.now())
  expect(await left()).toEqual([handedIn.id, drafted.id].toSorted())
  await expect(files.get(forgotten.id)).rejects.toThrow()
  expect((await read(client, handedIn.id)).length).toBe(handedIn.bytes)
  // Where a quiz goes, its files go.
  await db.deleteFrom('quizzes').where('id', '=', quiz_id).execute()
  await purgeAnswerFiles({ db, files }, school.now())
  expect(await left()).toEqual([])
  await expect(files.get(handedIn.id)).rejects.toThrow()
})

test('a server that dies between the bytes and their row loses nothing and leaves nothing', async () => {
  const kept = memoryFiles()
  let isDying = true
  const files = {
    ...kept,
    put: async (id: string, bytes: Uint8Array) => {
      const done = await kept.put(id, bytes)
      if (isDying) throw new Error('killed')
      return done
    },
  }
  const { keep, ids, school } = await scene(files)
  const [again, never] = [newId(), newId()]
  for (const file_id of [again, never]) {
    expect(await codeOf(keep(ids.drawing, undefined, { file_id }))).toBe('INTERNAL')
  }
  isDying = false
  expect(await codeOf(keep(ids.drawing, undefined, { file_id: again }))).toBe('done')
  school.wait(2)
  await purgeAnswerFiles({ db, files }, school.now())
  await expect(kept.get(never)).rejects.toThrow()
  expect((await kept.get(again)).length).toBeGreaterThan(0)
})
