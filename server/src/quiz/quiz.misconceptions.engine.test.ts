import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addEvidence } from '#testing/evidence.ts'
import { db } from '#testing/harness.ts'
import { studentWithQuiz } from './testing.ts'

const migration = new URL('../../migrations/20261122-2110-misconceptions.sql', import.meta.url)

/** One in so many of the names is kept here: each is a line of the same statement. */
const aSampleOf = 40

/** Each name that is taken over, with the code that stands for it. */
const pairsOf = (script: string) =>
  [...script.matchAll(/\('([^']+)', '([^']+)'\)/g)].map(([, name = '', code = '']) => ({
    name,
    code,
  }))

test('evidence that was kept under a former name is given the one of the catalogue, and stays shut', async () => {
  const { student, ids } = await studentWithQuiz()
  const script = await readFile(migration, 'utf8')
  const former = pairsOf(script).filter((_, index) => index % aSampleOf === 0)
  expect(former.length).toBeGreaterThan(4)
  const names = [...former.map(({ name }) => name), 'sign_lost_moving', 'of-an-author', null]
  for (const [index, misconception] of names.entries())
    await addEvidence(db, ids.choice, { try_number: index + 1, misconception })
  await sql.raw(script).execute(db)
  const rows = await db
    .selectFrom('evidence')
    .select('misconception')
    .where('student_id', '=', student.id)
    .orderBy('try_number')
    .execute()
  const kept = ['sign_lost_moving', 'of-an-author', null]
  expect(rows.map(({ misconception }) => misconception)).toEqual([
    ...former.map(({ code }) => code),
    ...kept,
  ])
  const rewrite = db
    .updateTable('evidence')
    .set({ misconception: 'place_value' })
    .where('student_id', '=', student.id)
  await expect(rewrite.execute()).rejects.toThrow('never changed')
})
