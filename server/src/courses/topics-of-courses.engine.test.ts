import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { right, studentWithQuiz, submit } from '#quiz/testing.ts'
import { db } from '#testing/harness.ts'

/** Answers three questions right, so that its topic is known well enough to be revised. */
const answerAll = (
  client: Parameters<typeof submit>[0],
  quiz_id: string,
  ids: Readonly<Record<keyof typeof right, string>>,
) =>
  submit(client, quiz_id, [
    { id: ids.choice, ...right.choice },
    { id: ids.number, ...right.number },
    { id: ids.expression, ...right.expression },
  ])

/** A student who takes a second course that has the topic of their first too. */
async function studentOfTwoCourses() {
  const made = await studentWithQuiz()
  const { topic_id, course_id, student } = made
  const { subject_id, academic_level_id } = await db
    .selectFrom('courses')
    .select(['subject_id', 'academic_level_id'])
    .where('id', '=', course_id)
    .executeTakeFirstOrThrow()
  const later = newId()
  await db
    .insertInto('courses')
    .values({ id: later, subject_id, academic_level_id, title: 'The year after' })
    .execute()
  await db.insertInto('course_topics').values({ course_id: later, topic_id, position: 3 }).execute()
  await db
    .insertInto('enrolments')
    .values({ student_id: student.id, course_id: later, created_at: new Date('2099-01-01') })
    .execute()
  return { ...made, later }
}

test('a topic stands in every course that has it, and is revised once, in the latest', async () => {
  const { client, quiz_id, ids, topic_id, course_id, later, school } = await studentOfTwoCourses()
  for (const id of [course_id, later]) {
    const { topics } = await client.call('GET /courses/{id}', { params: { id } })
    expect(topics).toMatchObject([{ id: topic_id, question_count: 4 }])
  }
  await answerAll(client, quiz_id, ids)
  school.wait(24 * 20)
  const { revisions } = await client.call('GET /users/revisions', {})
  expect(revisions).toMatchObject([{ course_tagging_id: topic_id, course_id: later }])
  const begun = await client.call('POST /quiz/revision', { body: { course_tagging_id: topic_id } })
  const quiz = await db
    .selectFrom('quizzes')
    .select('course_id')
    .where('id', '=', begun.quiz_id)
    .executeTakeFirst()
  expect(quiz).toEqual({ course_id: later })
})

test('a topic that is taught no more is in no course, and is not revised', async () => {
  const { client, quiz_id, ids, topic_id, course_id, school } = await studentWithQuiz()
  await answerAll(client, quiz_id, ids)
  school.wait(24 * 20)
  expect((await client.call('GET /users/revisions', {})).revisions).toHaveLength(1)
  await db.updateTable('topics').set({ is_active: false }).where('id', '=', topic_id).execute()
  const { topics } = await client.call('GET /courses/{id}', { params: { id: course_id } })
  expect(topics).toEqual([])
  expect((await client.call('GET /users/revisions', {})).revisions).toEqual([])
})
