import { beforeEach, expect, test } from 'vitest'
import { makeSchool } from '#testing/harness.ts'
import { makePractice } from '#testing/practice.ts'
import { evaluationsIn, right, studentWithQuiz, submit } from './testing.ts'

const statusOf = async ({ client, params }: Awaited<ReturnType<typeof unopened>>) => {
  const { quiz } = await client.call('POST /quiz/{id}/ahead', { params })
  return quiz.status
}

async function unopened() {
  const school = await makeSchool()
  const student = await school.addUser('student')
  const { quiz_id } = await makePractice(school, [student])
  return { quiz_id, client: await school.as(student), params: { id: quiz_id } }
}

let given: Awaited<ReturnType<typeof unopened>>
beforeEach(async () => {
  given = await unopened()
})

test('what a device keeps ahead is what is opened later, and is not begun by that', async () => {
  const { client, params } = given
  const ahead = await client.call('POST /quiz/{id}/ahead', { params })
  expect(ahead.quiz.questions).toHaveLength(4)
  expect(ahead.attempt.evaluations).toHaveLength(4)
  expect(ahead.quiz.status.is_started).toBe(false)
  expect(await statusOf(given)).toMatchObject({ is_started: false, num_answered: 0 })

  const opened = await client.call('GET /quiz/{id}', { params })
  expect(opened.questions).toEqual(ahead.quiz.questions)
  expect(opened.student_evaluation_id).toBe(ahead.quiz.student_evaluation_id)
  expect(await statusOf(given)).toMatchObject({ is_started: true })
})

test('what was answered without a network was begun', async () => {
  const { client, quiz_id, params } = given
  const { quiz } = await client.call('POST /quiz/{id}/ahead', { params })
  const id = quiz.questions[0]?.evaluation_question_id ?? ''
  const [mine] = evaluationsIn(await submit(client, quiz_id, [{ id, ...right.choice }]))
  expect(mine).toMatchObject({ id, is_full_marks: true })
  expect(await statusOf(given)).toMatchObject({ is_started: true, num_answered: 1 })
})

test('ten devices at once are given one attempt', async () => {
  const { client, params } = given
  const all = await Promise.all(
    Array.from({ length: 10 }, () => client.call('POST /quiz/{id}/ahead', { params })),
  )
  expect(new Set(all.map(({ quiz }) => quiz.student_evaluation_id)).size).toBe(1)
  expect(new Set(all.map(({ attempt }) => JSON.stringify(attempt.evaluations))).size).toBe(1)
})

test('no key goes ahead of its question', async () => {
  const { client, params } = given
  const ahead = JSON.stringify(await client.call('POST /quiz/{id}/ahead', { params }))
  for (const secret of ['"answers"', '"references"', '"mistakes"', '30 \\\\div 2', 'chloroplast']) {
    expect(ahead, secret).not.toContain(secret)
  }
})

test('a review that waits on a device is in no list until it is opened or answered', async () => {
  const { client, topic_id: course_tagging_id } = await studentWithQuiz()
  const ids = async () =>
    (await client.call('GET /quiz', { query: {} })).quizzes.map(({ id }) => id)
  const { quiz_id: id } = await client.call('POST /quiz/revision', { body: { course_tagging_id } })
  const { quiz } = await client.call('POST /quiz/{id}/ahead', { params: { id } })
  expect(await ids()).not.toContain(id)
  const again = await client.call('POST /quiz/revision', { body: { course_tagging_id } })
  expect(again.quiz_id).toBe(id)
  const question = quiz.questions[0]?.evaluation_question_id ?? ''
  await submit(client, id, [{ id: question, ...right.choice }])
  expect(await ids()).toContain(id)
})
