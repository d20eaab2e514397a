import { expect, test } from 'vitest'
import { db } from '#testing/harness.ts'
import { right, studentWithQuiz, submit } from './testing.ts'

test('what is being worked on is kept, and comes back', async () => {
  const { client, quiz_id, ids } = await studentWithQuiz()
  const params = { id: quiz_id }
  await client.call('PATCH /quiz/{id}/evaluation-questions', {
    params,
    body: { id: ids.expression, value: '2x=', time_spent: 12 },
  })
  await client.call('PUT /quiz/{id}/evaluations', {
    params,
    body: {
      evaluations: [
        { id: ids.choice, selected_option: 3 },
        { id: ids.text, value: 'chloro' },
      ],
    },
  })
  const { evaluations } = await client.call('GET /quiz/{id}/evaluations', { params })
  expect(evaluations.map(({ value, selected_option }) => value ?? selected_option)).toEqual([
    [3],
    null,
    '2x=',
    'chloro',
  ])
})

test('clearing empties the value and says that nothing was handed in', async () => {
  const { client, quiz_id, ids } = await studentWithQuiz()
  const params = { id: quiz_id }
  const clear = (value: string | null) =>
    client.call('PATCH /quiz/{id}/evaluation-questions', {
      params,
      body: { id: ids.text, value, is_submitted: false },
    })
  await clear('chloro')
  await clear('')
  const { evaluations } = await client.call('GET /quiz/{id}/evaluations', { params })
  expect(evaluations[3]).toMatchObject({ value: '', is_submitted: false })
})

test('what was handed in can be taken back: the question is open again, and the try is not forgotten', async () => {
  const { client, quiz_id, ids, student } = await studentWithQuiz()
  const params = { id: quiz_id }
  await submit(client, quiz_id, [{ id: ids.text, value: 'in the roots of it' }])
  await client.call('PATCH /quiz/{id}/evaluation-questions', {
    params,
    body: { id: ids.text, value: '', is_submitted: false },
  })
  const { evaluations } = await client.call('GET /quiz/{id}/evaluations', { params })
  const cleared = { value: '', is_submitted: false, verdict: null, marks_given: null, tries: 1 }
  expect(evaluations[3]).toMatchObject(cleared)
  const kept = await db
    .selectFrom('evidence')
    .select('value')
    .where('student_id', '=', student.id)
    .execute()
  expect(kept).toEqual([{ value: 'in the roots of it' }])
  const quizzes = await client.call('GET /quiz', { query: {} })
  expect(quizzes.quizzes.find(({ id }) => id === quiz_id)?.status.num_answered ?? 0).toBe(0)
})

test('what is settled is not taken back, and that is said', async () => {
  const { client, quiz_id, ids } = await studentWithQuiz()
  const params = { id: quiz_id }
  await submit(client, quiz_id, [{ id: ids.choice, ...right.choice }])
  await expect(
    client.call('PATCH /quiz/{id}/evaluation-questions', {
      params,
      body: { id: ids.choice, selected_option: null, is_submitted: false },
    }),
  ).rejects.toMatchObject({ status: 409, code: 'QUESTION_SETTLED' })
})

test('an answer that is settled is not overwritten by a draft that comes late', async () => {
  const { client, quiz_id, ids } = await studentWithQuiz()
  const params = { id: quiz_id }
  await submit(client, quiz_id, [{ id: ids.choice, ...right.choice }])
  await expect(
    client.call('PATCH /quiz/{id}/evaluation-questions', {
      params,
      body: { id: ids.choice, selected_option: 1 },
    }),
  ).rejects.toMatchObject({ status: 409, code: 'QUESTION_SETTLED' })
  const saved = await client.call('PUT /quiz/{id}/evaluations', {
    params,
    body: { evaluations: [{ id: ids.choice, selected_option: 1 }] },
  })
  expect(saved.evaluations).toEqual([])
})

test('opening a quiz twice at once starts one attempt, which holds still', async () => {
  const { client, quiz_id, quiz } = await studentWithQuiz()
  const opened = await Promise.all(
    Array.from({ length: 10 }, () => client.call('GET /quiz/{id}', { params: { id: quiz_id } })),
  )
  for (const again of opened) expect(again.questions).toEqual(quiz.questions)
})

test('a bookmark is set on what is settled, too, and changes nothing else of it', async () => {
  const { client, quiz_id, ids } = await studentWithQuiz()
  const params = { id: quiz_id }
  await submit(client, quiz_id, [{ id: ids.choice, ...right.choice }])
  const before = await client.call('GET /quiz/{id}/evaluations', { params })
  await client.call('PATCH /quiz/{id}/evaluation-questions', {
    params,
    body: { id: ids.choice, is_bookmark: true },
  })
  const after = await client.call('GET /quiz/{id}/evaluations', { params })
  const { updated_at, ...kept } = after.evaluations[0] ?? {}
  expect(before.evaluations[0]).toMatchObject({ ...kept, is_bookmark: false })
  expect(kept).toMatchObject({ is_bookmark: true, is_settled: true })
})
