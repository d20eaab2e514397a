import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { right, studentWithQuiz, submit } from '#quiz/testing.ts'
import { addFamily, makeGuardian } from '#testing/family.ts'
import { db, makeSchool } from '#testing/harness.ts'

async function practised() {
  const world = await studentWithQuiz()
  const { client, quiz_id, ids, student } = world
  await submit(client, quiz_id, [{ id: ids.choice, ...right.choice, time_spent: 120 }])
  await submit(client, quiz_id, [{ id: ids.number, value: '20 km/h' }])
  await submit(client, quiz_id, [{ id: ids.number, ...right.number }])
  await submit(client, quiz_id, [{ id: ids.text, value: 'in the roots of it' }])
  const { subject_id } = await db
    .selectFrom('courses')
    .select('subject_id')
    .where('id', '=', world.course_id)
    .executeTakeFirstOrThrow()
  return { ...world, params: { child: student.id, subject: subject_id } }
}

const weekOf = 'GET /analysis/weekly-student-statistics/{child}/subject/{subject}'

test('a week counts each question once, with the marks that it has now', async () => {
  const { client, params, school, student } = await practised()
  const week = await client.call(weekOf, { params })
  // Choice and number are right, the text is not yet.
  expect(week).toMatchObject({ avg_mark: 66.7, qns_count: 3, topic_count: 1 })
  expect(week).toMatchObject({ avg_mark_difference: null, qns_count_difference: 3 })
  const parent = await addFamily(school, 'parent')
  await makeGuardian(parent, student)
  expect(await (await school.as(parent)).call(weekOf, { params })).toEqual(week)
})

test('a week of a subject knows nothing of another subject, and nothing is no mark', async () => {
  const { client, params } = await practised()
  expect(await client.call(weekOf, { params: { ...params, subject: newId() } })).toEqual({
    avg_mark: null,
    qns_count: 0,
    topic_count: 0,
    avg_mark_difference: null,
    qns_count_difference: 0,
    topic_count_difference: 0,
  })
})

test('a week later the week is one of the past', async () => {
  const { client, params, school } = await practised()
  school.wait(7 * 24)
  const week = await client.call(weekOf, { params })
  expect(week).toMatchObject({ avg_mark: null, qns_count: 0, qns_count_difference: -3 })
  const { this_week, last_week } = await client.call('GET /analysis/ai-study-statistics', {
    query: {},
  })
  expect(this_week.questions).toBe(0)
  expect(last_week).toMatchObject({ questions: 3, right_first: 1, minutes: 2, days: 1 })
})

test('nobody reads the weeks of a student who is not theirs to read', async () => {
  const { params, school, student } = await practised()
  const other = await school.as(await school.addUser('student'))
  const stranger = await school.as(await addFamily(school, 'parent'))
  const elsewhere = await makeSchool()
  const teacher = await elsewhere.as(await elsewhere.addUser('teacher'))
  for (const caller of [other, stranger, teacher]) {
    await expect(caller.call(weekOf, { params })).rejects.toMatchObject({ status: 404 })
    await expect(
      caller.call('GET /analysis/ai-study-statistics', { query: { student_id: student.id } }),
    ).rejects.toMatchObject({ status: 404 })
  }
})

test('an event is counted by day, whoever sends it', async () => {
  const { client, school } = await studentWithQuiz()
  const counted = async () => {
    const found = await db
      .selectFrom('analytics_counts')
      .select('count')
      .where('event', '=', 'install_offered')
      .executeTakeFirst()
    return found?.count ?? 0
  }
  const before = await counted()
  const sent = { body: { event: 'install_offered' } } as const
  await client.call('POST /analysis/analytics-event', sent)
  await (await school.as()).call('POST /analysis/analytics-event', sent)
  expect(await counted()).toBe(before + 2)
})
