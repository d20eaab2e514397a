import { expect, test } from 'vitest'
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

test('a topic of a course that one does not take is not there', async () => {
  const other = await studentWithQuiz()
  const { client } = await studentWithQuiz()
  await expect(
    client.call('POST /quiz/revision', { body: { course_tagging_id: other.topic_id } }),
  ).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
})
