import { expect, test } from 'vitest'
import { right, submit } from '#quiz/testing.ts'
import { db, makeSchool } from '#testing/harness.ts'
import { classWithSheet } from './testing.ts'

/** A class that was set the sheet, of which the first student has begun. */
async function classAtWork(rules: object = {}) {
  const made = await classWithSheet()
  const { assignment_id, quiz_id } = await made.set(rules)
  const student = await made.school.as(made.students[0])
  const { questions } = await student.call('GET /quiz/{id}', { params: { id: quiz_id } })
  const [choice = '', number = '', expression = '', text = ''] = questions.map(
    (each) => each.evaluation_question_id,
  )
  const read = async () => {
    const params = { classId: made.class_id }
    const query = { assignment_id }
    const { board } = await made.client.call('GET /worksheets/progress/{classId}', {
      params,
      query,
    })
    const [first, second] = made.students.map(({ id }) =>
      board?.students.find((each) => each.id === id),
    )
    return { board, first, second }
  }
  const ids = { choice, number, expression, text }
  return { ...made, assignment_id, quiz_id, student, ids, read }
}

test('the board says who is on which question, and who is stuck on it for how long', async () => {
  const { school, student, quiz_id, ids, read } = await classAtWork()
  school.wait(1 / 60)
  await submit(student, quiz_id, [{ id: ids.choice, ...right.choice }])
  expect((await read()).first).toMatchObject({
    ...{ state: 'working', is_live: true, question: 2, num_right_first: 1, num_tried: 1 },
    cells: ['first', 'now', 'open', 'open'],
  })
  school.wait(1 / 60)
  const tries = [{ value: '14 km/h' }, { value: '13 km/h' }]
  await submit(
    student,
    quiz_id,
    tries.map((answer) => ({ id: ids.number, ...answer })),
  )
  school.wait(3 / 60)
  expect((await read()).first).toMatchObject({
    state: 'working',
    question: 2,
    minutes: 4,
    tries: 2,
  })
  school.wait(1 / 60)
  const { board, first, second } = await read()
  expect(first).toMatchObject({ state: 'stuck', question: 2, minutes: 5, tries: 2 })
  expect(second).toMatchObject({ state: 'not_begun', question: null, is_live: false })
  expect(board?.questions.slice(0, 3)).toEqual([
    { number: 1, num_tried: 1, num_right_first: 1 },
    { number: 2, num_tried: 1, num_right_first: 0 },
    { number: 3, num_tried: 0, num_right_first: 0 },
  ])
  expect(board?.assignment).toMatchObject({ num_students: 2, num_working: 1, num_not_begun: 1 })
})

test('who has finished is finished, late where they were late, and the median is theirs', async () => {
  const { school, student, quiz_id, ids, read } = await classAtWork({
    due_date: '2026-09-01T09:00:00Z',
  })
  school.wait(2)
  const all = Object.entries(right).map(([name, answer]) => ({
    ...{ id: ids[name as keyof typeof ids], ...answer },
  }))
  await submit(student, quiz_id, all, { is_finished: 'true' })
  const { board, first, second } = await read()
  expect(first).toMatchObject({ state: 'finished', question: null, is_late: true, marks_given: 5 })
  expect(second).toMatchObject({ state: 'not_begun', is_late: true })
  expect(board?.assignment).toMatchObject({ num_finished: 1, median_score: 5, max_score: 5 })
})

test('of a sheet of which some are enough the board says how far everybody is to that', async () => {
  const made = await classWithSheet()
  await db
    .updateTable('worksheets')
    .set({ num_question_to_complete: 2 })
    .where('id', '=', made.worksheet_id)
    .execute()
  const { assignment_id, quiz_id } = await made.set()
  const student = await made.school.as(made.students[0])
  const { questions } = await student.call('GET /quiz/{id}', { params: { id: quiz_id } })
  await submit(student, quiz_id, [
    { id: questions[0]?.evaluation_question_id ?? '', ...right.choice },
  ])
  const { board } = await made.client.call('GET /worksheets/progress/{classId}', {
    params: { classId: made.class_id },
    query: { assignment_id },
  })
  expect(board?.assignment).toMatchObject({ num_questions: 4, num_to_answer: 2 })
  const far = made.students.map(({ id }) => board?.students.find((each) => each.id === id))
  expect(far).toMatchObject([
    { num_answered: 1, num_to_answer: 2 },
    { num_answered: 0, num_to_answer: 2 },
  ])
})

test('the board comes as a stream, and again when something has changed', async () => {
  const { client, assignment_id, student, quiz_id, ids } = await classAtWork()
  const left = new AbortController()
  const events = client.stream(
    'GET /assignments/{id}/live',
    { params: { id: assignment_id } },
    left.signal,
  )
  const next = async () => (await events.next()).value?.data
  expect(await next()).toMatchObject({ assignment: { num_working: 1 } })
  await submit(student, quiz_id, [{ id: ids.choice, ...right.choice }])
  expect(await next()).toMatchObject({ questions: [{ num_right_first: 1 }, {}, {}, {}] })
  left.abort()
})

test('who has left the class is on its board no longer, and nobody else reads it', async () => {
  const { school, students, other, class_id, other_class_id, assignment_id, client, read } =
    await classAtWork()
  await db.deleteFrom('class_members').where('user_id', '=', students[1].id).execute()
  expect((await read()).board?.students.map(({ id }) => id)).toEqual([students[0].id])
  const elsewhere = await makeSchool()
  for (const stranger of [other, await elsewhere.addUser('owner')]) {
    const { call, stream } = await school.as(stranger)
    const params = { classId: class_id }
    await expect(call('GET /worksheets/progress/{classId}', { params })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    const live = stream('GET /assignments/{id}/live', { params: { id: assignment_id } })
    await expect(live.next()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
  // Another class of the same teacher does not show it either.
  await db
    .updateTable('class_members')
    .set({ user_id: (await school.addUser('teacher')).id })
    .where('class_id', '=', other_class_id)
    .where('is_teacher', '=', true)
    .execute()
  const asked = { params: { classId: other_class_id }, query: { assignment_id } }
  await expect(client.call('GET /worksheets/progress/{classId}', asked)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})
