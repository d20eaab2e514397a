import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  applyProjection,
  type Projection,
  projectionsQueue,
  rebuildProjection,
} from '#platform/projections/projections.ts'
import { studentWithQuiz, submit } from '#quiz/testing.ts'
import { fulfilled, ten } from '#testing/at-once.ts'
import { addEvidence } from '#testing/evidence.ts'
import { db } from '#testing/harness.ts'
import { misconceptionCounts } from './revision.misconceptions.ts'

const slips = ['sign', 'sign', null, 'units', 'sign', 'units', null] as const
const expected = [
  { misconception: 'sign', tries: 3 },
  { misconception: 'units', tries: 2 },
]
const batch = 3

/** A student with evidence, and the projection under a name of its own: each test begins with the first row. */
async function begin() {
  const { student, ids } = await studentWithQuiz()
  const student_id = student.id
  for (const [index, misconception] of slips.entries()) {
    await addEvidence(db, ids.choice, { try_number: index + 1, misconception })
  }
  const projection: Projection = { ...misconceptionCounts, name: `misconceptions of ${student_id}` }
  const counts = () =>
    db
      .selectFrom('misconception_counts')
      .select(['misconception', 'tries'])
      .where('student_id', '=', student_id)
      .orderBy('misconception')
      .execute()
  return { student_id, projection, counts }
}

test('counts each misconception that a student showed in a topic, batch by batch', async () => {
  const { projection, counts } = await begin()
  await applyProjection(db, projection, { batch })
  expect(await counts()).toEqual(expected)
})

test('an answer that is kept wakes who follows the evidence', async () => {
  const woken: string[] = []
  const jobs = {
    send: async () => {},
    wake: (queue: string) => void woken.push(queue),
    work: async () => {},
    schedule: async () => {},
    async [Symbol.asyncDispose]() {},
  }
  const { client, quiz_id, ids } = await studentWithQuiz({ jobs })
  await submit(client, quiz_id, [{ id: ids.choice, selected_option: [1] }])
  expect(woken).toEqual([projectionsQueue])
})

test('what is taken in twice is counted once', async () => {
  const { projection, counts } = await begin()
  await applyProjection(db, projection, { batch })
  await db
    .updateTable('projections')
    .set({ cursor: '0' })
    .where('name', '=', projection.name)
    .execute()
  await applyProjection(db, projection, { batch: 2 })
  expect(await counts()).toEqual(expected)
})

test('ten runners at once count as one does', async () => {
  const { projection, counts } = await begin()
  const results = await ten(() => applyProjection(db, projection, { batch }))
  expect(fulfilled(results)).toBe(10)
  expect(await counts()).toEqual(expected)
})

test('a runner that breaks off in the middle of a batch leaves none of it, and the next goes on', async () => {
  const { student_id, projection, counts } = await begin()
  let batches = 0
  const breaking: Projection = {
    ...projection,
    apply: async (tx, rows) => {
      await projection.apply(tx, rows)
      if (rows.some((row) => row.student_id === student_id) && ++batches === 2) {
        throw new Error('It breaks off')
      }
    },
  }
  await expect(applyProjection(db, breaking, { batch })).rejects.toThrow('It breaks off')
  const so_far = (await counts()).reduce((sum, { tries }) => sum + tries, 0)
  expect(so_far).toBeLessThan(5)
  await applyProjection(db, projection, { batch })
  expect(await counts()).toEqual(expected)
})

test('what is rebuilt is what was followed, and mends what is not true', async () => {
  const { student_id, projection, counts } = await begin()
  await applyProjection(db, projection, { batch })
  const followed = await counts()
  await sql`update misconception_counts set tries = 99 where student_id = ${student_id}`.execute(db)
  await rebuildProjection(db, projection, { batch })
  expect(await counts()).toEqual(followed)
  await applyProjection(db, projection, { batch })
  expect(await counts()).toEqual(followed)
})

test('a rebuild that fails leaves what was there', async () => {
  const { projection, counts } = await begin()
  await applyProjection(db, projection, { batch })
  const breaking = { ...projection, apply: () => Promise.reject(new Error('It breaks off')) }
  await expect(rebuildProjection(db, breaking, { batch })).rejects.toThrow('It breaks off')
  expect(await counts()).toEqual(expected)
})
