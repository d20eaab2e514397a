import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { right, studentWithQuiz, submit } from '#quiz/testing.ts'
import { makePractice } from '#testing/practice.ts'

const hourMs = 3_600_000

type World = Awaited<ReturnType<typeof studentWithQuiz>>

const skillsOf = (client: World['client'], query: { course_id?: string } = {}) =>
  client.call('GET /users/revisions/skills', { query })

/** Answers every question of the quiz rightly. */
const bloom = ({ client, quiz_id, ids }: World) =>
  submit(client, quiz_id, [
    { id: ids.choice, ...right.choice },
    { id: ids.number, ...right.number },
    { id: ids.expression, ...right.expression },
    { id: ids.text, ...right.text },
  ])

test('nothing is listed before the first answer', async () => {
  const { client } = await studentWithQuiz()
  expect(await skillsOf(client)).toEqual({ remembered_from: 0.9, skills: [] })
})

test('a topic says how it stands, and is due from the moment that it names', async () => {
  const world = await studentWithQuiz()
  const { client, school, topic_id, course_id } = world
  await bloom(world)
  const [skill] = (await skillsOf(client)).skills
  expect(skill).toMatchObject({
    ...{ course_tagging_id: topic_id, course_id, title: 'Numbers' },
    ...{ recall: 1, marks_given: 5, max_score: 5 },
  })
  const at = Date.parse(skill?.next_review_at ?? '')
  const from = Date.parse(skill?.last_practised_at ?? '')
  expect(at).toBeGreaterThan(from)
  const hours = (at - from) / hourMs
  school.wait(Math.floor(hours))
  expect((await client.call('GET /users/revisions', {})).revisions).toEqual([])
  expect((await skillsOf(client)).skills[0]?.recall).toBeGreaterThanOrEqual(0.9)
  school.wait(1)
  const [later] = (await skillsOf(client)).skills
  expect(later?.recall).toBeLessThan(0.9)
  expect(later).toMatchObject({ plant: 'wilting', next_review_at: skill?.next_review_at })
  const due = (await client.call('GET /users/revisions', {})).revisions
  expect(due.map(({ course_tagging_id }) => course_tagging_id)).toEqual([topic_id])
})

test('what still grows has no review, however long ago it was', async () => {
  const { client, school, student, quiz_id, ids } = await studentWithQuiz()
  await submit(client, quiz_id, [{ id: ids.choice, selected_option: [1] }])
  school.wait(400 * 24)
  expect((await skillsOf(await school.as(student))).skills).toMatchObject([
    { plant: 'sprout', next_review_at: null, marks_given: 0, max_score: 1 },
  ])
})

test('marks are those of the last answer to each question', async () => {
  const { client, quiz_id, ids } = await studentWithQuiz()
  await submit(client, quiz_id, [{ id: ids.number, value: '20 km/h' }])
  expect((await skillsOf(client)).skills).toMatchObject([{ marks_given: 0, max_score: 1 }])
  await submit(client, quiz_id, [{ id: ids.number, ...right.number }])
  expect((await skillsOf(client)).skills).toMatchObject([{ marks_given: 1, max_score: 1 }])
})

test('a course is chosen by its id; one that is not theirs, or is nobody’s, has nothing', async () => {
  const world = await studentWithQuiz()
  const { client, school, student, course_id } = world
  const other = await makePractice(school, [await school.addUser('student')])
  await bloom(world)
  expect((await skillsOf(client, { course_id })).skills).toHaveLength(1)
  for (const one of [other.course_id, newId()])
    expect((await skillsOf(client, { course_id: one })).skills).toEqual([])
  const second = await makePractice(school, [student])
  expect((await skillsOf(client, { course_id: second.course_id })).skills).toEqual([])
  await expect(skillsOf(client, { course_id: 'not an id' })).rejects.toMatchObject({ status: 400 })
})

test('only students ask, each for what is theirs, in whichever school', async () => {
  const world = await studentWithQuiz()
  await bloom(world)
  const classmate = await world.school.as(await world.school.addUser('student'))
  expect((await skillsOf(classmate)).skills).toEqual([])
  const elsewhere = await studentWithQuiz()
  const { course_id } = world
  expect((await skillsOf(elsewhere.client, { course_id })).skills).toEqual([])
  for (const role of ['teacher', 'parent'] as const) {
    const caller = await world.school.as(await world.school.addUser(role))
    await expect(skillsOf(caller)).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' })
  }
})
