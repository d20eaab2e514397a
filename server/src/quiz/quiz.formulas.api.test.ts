import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { db } from '#testing/harness.ts'
import { studentWithQuiz } from './testing.ts'

test('the sheet follows the subject and the year of the course', async () => {
  const { client, quiz_id, quiz } = await studentWithQuiz()
  const read = async () => {
    const { groups } = await client.call('GET /quiz/{id}/formulas', { params: { id: quiz_id } })
    return groups.flatMap(({ formulas }) => formulas.map(({ name }) => name))
  }
  const set = async (key: string, name: string) => {
    const row = { id: newId(), key, name: key }
    await db
      .insertInto('subjects')
      .values(row)
      .onConflict((on) => on.doNothing())
      .execute()
    const level = { id: newId(), name, position: 1_000_000 + Number(name.slice(-1)) }
    await db
      .insertInto('academic_levels')
      .values(level)
      .onConflict((on) => on.doNothing())
      .execute()
    await sql`update courses set subject_id = (select id from subjects where key = ${key}),
        academic_level_id = (select id from academic_levels where name = ${name})
      where id = ${quiz.course_id}::uuid`.execute(db)
  }
  await set('mathematics', 'Year 7')
  expect(await read()).toContain('Area of a rectangle')
  expect(await read()).not.toContain('Pythagoras')
  await set('mathematics', 'Year 9')
  expect(await read()).toContain('Pythagoras')
  await set('science', 'Year 9')
  expect(await read()).toContain('Kinetic energy')
  await set('english', 'Year 9')
  expect(await read()).toEqual([])
})

test('a quiz that is not mine has no sheet', async () => {
  const [mine, theirs] = [await studentWithQuiz(), await studentWithQuiz()]
  await expect(
    mine.client.call('GET /quiz/{id}/formulas', { params: { id: theirs.quiz_id } }),
  ).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
})
