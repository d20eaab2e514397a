import { expect, test } from 'vitest'
import { db } from '#testing/harness.ts'
import { right, studentWithQuiz, submit } from './testing.ts'

test('a revision draws afresh, is carried on while it is open, and begins anew when it is done', async () => {
  const { client, topic_id } = await studentWithQuiz()
  const start = () => client.call('POST /quiz/revision', { body: { course_tagging_id: topic_id } })
  const { quiz_id } = await start()
  expect((await start()).quiz_id).toBe(quiz_id)
  const quiz = await client.call('GET /quiz/{id}', { params: { id: quiz_id } })
  expect(quiz).toMatchObject({ attempt_type_id: 9, group_type_id: 3 })
  const [choice] = quiz.questions
  await submit(client, quiz_id, [{ id: choice?.evaluation_question_id ?? '', ...right.choice }], {
    is_finished: 'true',
  })
  expect((await start()).quiz_id).not.toBe(quiz_id)
})

test('a question names the topic by which it can be practised with fresh numbers', async () => {
  const { client, quiz, topic_id, worksheet_id, quiz_id } = await studentWithQuiz()
  const named = quiz.questions.map(({ course_tagging_id }) => course_tagging_id)
  expect(named).toEqual(quiz.questions.map(() => topic_id))
  const started = await client.call('POST /quiz/revision', {
    body: { course_tagging_id: topic_id },
  })
  expect(started.quiz_id).not.toBe(quiz_id)
  await db
    .updateTable('worksheets')
    .set({ topic_id: null })
    .where('id', '=', worksheet_id)
    .execute()
  const { questions } = await client.call('GET /quiz/{id}', { params: { id: quiz_id } })
  expect(questions.map(({ course_tagging_id }) => course_tagging_id)).toEqual(
    questions.map(() => undefined),
  )
})

test('a topic of a course that one does not take is not there', async () => {
  const other = await studentWithQuiz()
  const { client } = await studentWithQuiz()
  await expect(
    client.call('POST /quiz/revision', { body: { course_tagging_id: other.topic_id } }),
  ).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
})

test('the list says when a review was made and when it was finished', async () => {
  const { client, topic_id, school } = await studentWithQuiz()
  const { quiz_id } = await client.call('POST /quiz/revision', {
    body: { course_tagging_id: topic_id },
  })
  await client.call('GET /quiz/{id}', { params: { id: quiz_id } })
  const listed = async () => {
    const { quizzes } = await client.call('GET /quiz', { query: {} })
    return quizzes.find(({ id }) => id === quiz_id)
  }
  const created_at = school.now().toISOString()
  expect(await listed()).toMatchObject({ created_at, status: { graded_at: null } })
  school.wait(24)
  await submit(client, quiz_id, [], { is_finished: 'true' })
  expect(await listed()).toMatchObject({
    created_at,
    status: { graded_at: school.now().toISOString() },
  })
})
