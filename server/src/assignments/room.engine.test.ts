import { expect, test } from 'vitest'
import { submit } from '#quiz/testing.ts'
import { db } from '#testing/harness.ts'
import { classWithSheet } from './testing.ts'

/** A class in which both students have begun the work that is set. */
async function roomAtWork() {
  const made = await classWithSheet()
  const { assignment_id, quiz_id } = await made.set()
  const begin = async (at: 0 | 1) => {
    const client = await made.school.as(made.students[at])
    const { questions } = await client.call('GET /quiz/{id}', { params: { id: quiz_id } })
    const answer = (place: number, given: object) =>
      submit(client, quiz_id, [{ id: questions[place]?.evaluation_question_id ?? '', ...given }])
    return { answer }
  }
  const read = (number: number) =>
    made.client.call('GET /assignments/{id}/questions/{number}/room', {
      params: { id: assignment_id, number },
    })
  return { ...made, assignment_id, one: await begin(0), two: await begin(1), read }
}

test('the answers of a room are counted, and nobody is named', async () => {
  const { one, two, read, students } = await roomAtWork()
  await one.answer(0, { selected_option: [2] })
  await two.answer(0, { selected_option: [3] })
  const room = await read(1)
  expect(room).toMatchObject({
    ...{ number: 1, num_questions: 4, num_students: 2, num_answered: 2 },
    ...{ num_right_first: 1, num_right_later: 0, question: { type: 'single_choice' } },
  })
  expect(room.answers).toEqual([
    { option: 2, text: null, count: 1, is_right: true },
    { option: 3, text: null, count: 1, is_right: false },
  ])
  const told = JSON.stringify(room)
  for (const { id } of students) expect(told).not.toContain(id)
})

test('numbers are shown as they were typed, and words of a child on no wall', async () => {
  const { one, two, read } = await roomAtWork()
  await one.answer(1, { value: '15 km/h' })
  await two.answer(1, { value: '14 km/h' })
  await one.answer(3, { value: 'in the roots of it' })
  const { answers } = await read(2)
  expect(answers.map(({ text, is_right }) => [text, is_right])).toEqual([
    ['15 km/h', true],
    ['14 km/h', false],
  ])
  expect(await read(4)).toMatchObject({ num_answered: 1, answers: [] })
})

test('there is no further question than the last, and none for who may not see the work', async () => {
  const { school, other, assignment_id, read } = await roomAtWork()
  await expect(read(5)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const params = { id: assignment_id, number: 1 }
  const client = await school.as(other)
  await expect(
    client.call('GET /assignments/{id}/questions/{number}/room', { params }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('before anybody has begun the question is there, without answers', async () => {
  const { client, set, worksheet_id } = await classWithSheet()
  const { assignment_id } = await set()
  const params = { id: assignment_id, number: 2 }
  expect(
    await client.call('GET /assignments/{id}/questions/{number}/room', { params }),
  ).toMatchObject({ num_answered: 0, answers: [], question: { type: 'number' } })
  const rows = await db
    .selectFrom('student_evaluations')
    .innerJoin('quizzes', 'quizzes.id', 'student_evaluations.quiz_id')
    .select('student_evaluations.id')
    .where('quizzes.worksheet_id', '=', worksheet_id)
    .execute()
  expect(rows).toEqual([])
})
