import { lessonType } from '@learngrove/contract/roles'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { right, submit } from '#quiz/testing.ts'
import { db, makeSchool, type TestSchool } from '#testing/harness.ts'
import { makePractice } from '#testing/practice.ts'

/** A path of one item whose quiz has one question. */
async function pathOfOne(school: TestSchool) {
  const students = [
    await school.addUser('student'),
    await school.addUser('student'),
    await school.addUser('student'),
  ] as const
  const practice = await makePractice(school, students)
  const { course_id, worksheet_id, quiz_id, topic_id } = practice
  const [lesson_id, section_id] = [newId(), newId()]
  await db
    .insertInto('lessons')
    .values({ id: lesson_id, course_id, lesson_type_id: lessonType.learning_path, title: 'Path' })
    .execute()
  const row = [0, null, null, null, null, null, null]
  const section_matrix = JSON.stringify([row, ...Array(6).fill(Array(7).fill(null))])
  await db
    .insertInto('lesson_sections')
    .values({ id: section_id, lesson_id, position: 0, title: 'Part', section_matrix })
    .execute()
  const item = { title: 'Numbers', item_type_id: 1, topic_id, worksheet_id, quiz_id }
  await db
    .insertInto('lesson_items')
    .values({ id: newId(), section_id, position: 0, ...item })
    .execute()
  return { ...practice, students, section_id }
}

test('an item says how many of the school have finished it, each once', async () => {
  const school = await makeSchool()
  const { students, quiz_id, course_id } = await pathOfOne(school)
  const [mine, ...others] = students
  for (const other of others) {
    const client = await school.as(other)
    const { questions } = await client.call('GET /quiz/{id}', { params: { id: quiz_id } })
    const id = questions[0]?.evaluation_question_id ?? ''
    await submit(client, quiz_id, [{ id, ...right.choice }], { is_finished: 'true' })
  }
  const { call } = await school.as(mine)
  const { sections } = await call('GET /lessons/learning-path', { query: { course_id } })
  const item = sections[0]?.items[0]
  expect(item).toMatchObject({ num_students_completed: 2, is_edited: false, completed: false })
})

test('what the school has changed of its path is said', async () => {
  const school = await makeSchool()
  const { students, section_id, course_id } = await pathOfOne(school)
  await db
    .updateTable('lesson_sections')
    .set({ is_edited: true })
    .where('id', '=', section_id)
    .execute()
  const { call } = await school.as(students[0])
  const { sections } = await call('GET /lessons/learning-path', { query: { course_id } })
  expect(sections).toMatchObject([{ is_edited: true, items: [{ is_edited: false }] }])
})

test('without a course it is the path of the first course that has one', async () => {
  const school = await makeSchool()
  const { students, course_id } = await pathOfOne(school)
  const [student] = students
  await makePractice(school, [student])
  const { call } = await school.as(student)
  expect((await call('GET /lessons/learning-path', { query: {} })).course_id).toBe(course_id)
  const lone = await school.as(await school.addUser('student'))
  await expect(lone.call('GET /lessons/learning-path', { query: {} })).rejects.toMatchObject({
    status: 404,
  })
})
