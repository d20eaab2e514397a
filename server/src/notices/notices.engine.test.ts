import { expect, test } from 'vitest'
import { transaction } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import { db, makeSchool, start } from '#testing/harness.ts'
import { assignQuiz, makePractice } from '#testing/practice.ts'
import { tell } from './notices.ts'

async function studentWithNotice() {
  const school = await makeSchool()
  const student = await school.addUser('student')
  const practice = await makePractice(school, [student])
  await assignQuiz({ ...practice, school_id: school.id, student_id: student.id })
  const { assignment_id } = await db
    .selectFrom('quizzes')
    .select('assignment_id')
    .where('id', '=', practice.quiz_id)
    .executeTakeFirstOrThrow()
  const about = { assignment_id: assignment_id ?? '' }
  const telling = { school_id: school.id, user_ids: [student.id], about, now: start }
  await transaction(db, (tx) => tell(tx, { ...telling, kind: 'set' }))
  return { school, student, practice, client: await school.as(student), telling }
}

test('a notice names the work and leads to its quiz', async () => {
  const { client, practice, telling } = await studentWithNotice()
  expect(await client.call('GET /notices', {})).toMatchObject({
    total_count: 1,
    num_unread: 1,
    notices: [
      {
        kind: 'set',
        title: 'Set',
        quiz_id: practice.quiz_id,
        assignment_id: telling.about.assignment_id,
        student: null,
        read_at: null,
      },
    ],
  })
})

test('a notice is read once, and only by whom it is for', async () => {
  const { school, client } = await studentWithNotice()
  const [notice] = (await client.call('GET /notices', {})).notices
  const params = { id: notice?.id ?? '' }
  const other = await school.as(await school.addUser('student'))
  await expect(other.call('PATCH /notices/{id}', { params })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  expect(await client.call('PATCH /notices/{id}', { params })).toEqual({ num_unread: 0 })
  const read = async () => (await client.call('GET /notices', {})).notices[0]?.read_at
  const first = await read()
  school.wait(1)
  await client.call('PATCH /notices/{id}', { params })
  expect(await read()).toBe(first)
})

test('what came after the last that was seen stays unread', async () => {
  const { school, client, telling } = await studentWithNotice()
  const later = new Date(start.getTime() + 60_000)
  await transaction(db, (tx) => tell(tx, { ...telling, kind: 'reminded', now: later }))
  const body = { until: start.toISOString() }
  // What is told of later is not there yet.
  expect(await client.call('GET /notices', {})).toMatchObject({ total_count: 1 })
  school.wait(1)
  expect(await client.call('POST /notices/read', { body })).toEqual({ num_unread: 1 })
  const { notices } = await client.call('GET /notices', { query: { size: 1 } })
  expect(notices).toMatchObject([{ kind: 'reminded', read_at: null }])
})

test('nobody is told where the transaction comes to nothing', async () => {
  const { client, telling } = await studentWithNotice()
  const told = transaction(db, async (tx) => {
    await tell(tx, { ...telling, kind: 'extended' })
    throw new Error('Undone')
  })
  await expect(told).rejects.toThrow('Undone')
  expect((await client.call('GET /notices', {})).total_count).toBe(1)
  await expect(
    transaction(db, (tx) => tell(tx, { ...telling, user_ids: [newId()], kind: 'set' })),
  ).rejects.toThrow('foreign key')
})
