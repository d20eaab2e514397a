import { expect, test } from 'vitest'
import { right, submit } from '#quiz/testing.ts'
import { classWithSheet, listOf } from './testing.ts'

async function opened(rules: object) {
  const made = await classWithSheet()
  const { assignment_id, quiz_id } = await made.set(rules)
  const student = await made.school.as(made.students[0])
  const open = () => student.call('GET /quiz/{id}', { params: { id: quiz_id } })
  const quiz = await open()
  const ids = quiz.questions.map((each) => each.evaluation_question_id)
  const [choice = '', number = ''] = ids
  return { ...made, assignment_id, quiz_id, student, open, quiz, choice, number }
}

test('tries and hints are those that were set', async () => {
  const { student, quiz, quiz_id, number } = await opened({ tries: '1', has_hints: 'false' })
  expect(quiz.behaviour).toMatchObject({ tries: 1, hints: false })
  const params = { id: quiz_id, evaluationQuestionId: number }
  const hint = student.call('POST /quiz/{id}/evaluation-questions/{evaluationQuestionId}/hints', {
    params,
  })
  await expect(hint).rejects.toMatchObject({ code: 'EXAM_OPEN' })
  const [event] = await submit(student, quiz_id, [{ id: number, value: '14 km/h' }])
  expect(event).toMatchObject({ data: { evaluations: [{ is_settled: true, tries_left: 0 }] } })
})

test('answers that are shown once the work is closed stay behind until it is, for each by their own date', async () => {
  const due_date = '2026-09-01T10:00:00Z'
  const { client, school, students, assignment_id, student, quiz_id, choice } = await opened({
    ...{ due_date, answers_shown: 'when_closed' },
  })
  await submit(student, quiz_id, [{ id: choice, ...right.choice }], { is_finished: 'true' })
  const read = async () => {
    const { evaluations } = await student.call('GET /quiz/{id}/evaluations', {
      params: { id: quiz_id },
    })
    return evaluations[0]?.method_answer ?? null
  }
  expect(await read()).toBeNull()
  const body = { student_ids: [students[0].id], due_date: '2026-09-02T10:00:00Z', is_on_time: true }
  await client.call('POST /assignments/{id}/extend', { params: { id: assignment_id }, body })
  school.wait(3)
  expect(await read()).toBeNull()
  school.wait(24)
  expect(await read()).toEqual([{ text: expect.any(String), maths: expect.any(String) }])
})

test('work that is not taken late ends when it is due, and later for who was given more time', async () => {
  const due_date = '2026-09-01T09:00:00.000Z'
  const { client, students, assignment_id, quiz, open, school } = await opened({
    ...{ due_date, is_late_taken: 'false' },
  })
  expect(quiz.ends_at).toBe(due_date)
  const later = '2026-09-03T09:00:00.000Z'
  const body = { student_ids: [students[0].id], due_date: later, is_on_time: true }
  await client.call('POST /assignments/{id}/extend', { params: { id: assignment_id }, body })
  expect((await open()).ends_at).toBe(later)
  school.wait(30)
  expect((await open()).status.is_completed).toBe(false)
  school.wait(30)
  expect((await open()).status.is_completed).toBe(true)
})

test('the time limit of the work is the server’s, whatever the worksheet has', async () => {
  const { quiz, student, quiz_id } = await opened({ time_limit: '20' })
  expect(quiz).toMatchObject({ time_limit: 20, ends_at: '2026-09-01T08:20:00.000Z' })
  expect(quiz.questions).toHaveLength(4)
  const looked = await student.call('GET /quiz', {})
  expect(looked.quizzes[0]).toMatchObject({ id: quiz_id, time_limit: 20 })
})

test('some students are set work, and the others see nothing of it', async () => {
  const { school, students, set } = await classWithSheet()
  await set({ student_ids: listOf([students[0].id]) })
  const lists = await Promise.all(
    students.map(async (student) => (await school.as(student)).call('GET /quiz', {})),
  )
  expect(lists.map(({ quizzes }) => quizzes.length)).toEqual([1, 0])
})
