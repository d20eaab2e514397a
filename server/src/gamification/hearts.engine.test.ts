import { attemptType } from '@learngrove/contract/roles'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { evaluationsIn, right, studentWithQuiz, submit } from '#quiz/testing.ts'
import { db } from '#testing/harness.ts'

/** Not yet right, each in a way of its own: the same once more would cost nothing. */
const [wrong, alsoWrong] = [{ selected_option: [1] }, { selected_option: [3] }]

/** A student of the free tier, before practice. */
async function freeStudent() {
  const made = await studentWithQuiz()
  const { student, client } = made
  await db.updateTable('users').set({ is_free_tier: true }).where('id', '=', student.id).execute()
  await db
    .updateTable('enrolments')
    .set({ is_free: true })
    .where('student_id', '=', student.id)
    .execute()
  const hearts = async () => {
    const { hearts, max_hearts, next_heart_at } = await client.call('GET /users/heart-status', {})
    return { hearts, max_hearts, next_heart_at }
  }
  /** As many wrong answers as it takes, each a try of one of three questions. */
  const loseAll = async () => {
    const answers = [
      { id: made.ids.choice, ...wrong },
      { id: made.ids.choice, ...alsoWrong },
      { id: made.ids.number, value: '14 km/h' },
      { id: made.ids.number, value: '13 km/h' },
      { id: made.ids.text, value: 'in the roots of it' },
    ]
    return submit(client, made.quiz_id, answers)
  }
  return { ...made, hearts, loseAll }
}

/** Makes the practice an assignment, as a class is set one. */
async function assign({ quiz_id, worksheet_id, course_id, school, student }: Assigned) {
  const [class_id, assignment_id] = [newId(), newId()]
  await db
    .insertInto('classes')
    .values({ id: class_id, school_id: school.id, course_id, name: '8b' })
    .execute()
  await db
    .insertInto('assignments')
    .values({
      id: assignment_id,
      school_id: school.id,
      class_id,
      worksheet_id,
      title: 'Set',
      date_assigned: school.now(),
    })
    .execute()
  await db
    .insertInto('assignment_students')
    .values({ assignment_id, student_id: student.id })
    .execute()
  await db
    .updateTable('quizzes')
    .set({ assignment_id, attempt_type_id: attemptType.worksheet })
    .where('id', '=', quiz_id)
    .execute()
}

type Assigned = Awaited<ReturnType<typeof freeStudent>>

test('each wrong answer costs a heart, a right one none, and one is back every four hours', async () => {
  const { client, quiz_id, ids, hearts, school } = await freeStudent()
  expect(await hearts()).toEqual({ hearts: 5, max_hearts: 5, next_heart_at: null })
  await submit(client, quiz_id, [{ id: ids.choice, ...wrong }])
  const back = new Date(school.now().getTime() + 4 * 3_600_000).toISOString()
  school.wait(1)
  await submit(client, quiz_id, [{ id: ids.choice, ...alsoWrong }])
  await submit(client, quiz_id, [{ id: ids.choice, ...right.choice }])
  expect(await hearts()).toEqual({ hearts: 3, max_hearts: 5, next_heart_at: back })
  school.wait(3)
  expect(await hearts()).toMatchObject({ hearts: 4 })
  school.wait(4)
  expect(await hearts()).toEqual({ hearts: 5, max_hearts: 5, next_heart_at: null })
})

test('without a heart practice waits, costs no try, and goes on when one is back', async () => {
  const { client, quiz_id, ids, hearts, loseAll, school } = await freeStudent()
  await loseAll()
  expect(await hearts()).toMatchObject({ hearts: 0 })
  const [refused] = await submit(client, quiz_id, [{ id: ids.number, ...right.number }])
  expect(refused).toEqual({ event: 'error', data: { id: ids.number, code: 'NO_HEARTS' } })
  const { evaluations } = await client.call('GET /quiz/{id}/evaluations', {
    params: { id: quiz_id },
  })
  expect(evaluations.find(({ id }) => id === ids.number)).toMatchObject({ tries: 2 })
  school.wait(4)
  const [marked] = evaluationsIn(
    await submit(client, quiz_id, [{ id: ids.number, ...right.number }]),
  )
  expect(marked).toMatchObject({ is_full_marks: true })
})

test('an answer whose receipt was lost gets it without a heart, too', async () => {
  const { client, quiz_id, ids, loseAll } = await freeStudent()
  const attempt_key = newId()
  const first = { id: ids.expression, attempt_key, ...right.expression }
  await submit(client, quiz_id, [first])
  await loseAll()
  const [again] = evaluationsIn(await submit(client, quiz_id, [first]))
  expect(again).toMatchObject({ is_full_marks: true, tries: 1 })
})

test('an assignment costs no heart, and goes on without one', async () => {
  const made = await freeStudent()
  const { client, quiz_id, ids, hearts, loseAll } = made
  await assign(made)
  await loseAll()
  expect(await hearts()).toMatchObject({ hearts: 5 })
  const [marked] = evaluationsIn(await submit(client, quiz_id, [{ id: ids.text, ...right.text }]))
  expect(marked).toMatchObject({ is_full_marks: true })
})

test('an exam costs no heart', async () => {
  const { quiz_id, hearts, loseAll } = await freeStudent()
  await db
    .updateTable('quizzes')
    .set({ attempt_type_id: attemptType.exam })
    .where('id', '=', quiz_id)
    .execute()
  await loseAll()
  expect(await hearts()).toMatchObject({ hearts: 5 })
})

test('what was answered while a course was held in full costs nothing later', async () => {
  const { student, course_id, hearts, loseAll, school } = await freeStudent()
  await loseAll()
  expect(await hearts()).toMatchObject({ hearts: 0 })
  const days = (count: number) => new Date(school.now().getTime() + count * 24 * 3_600_000)
  await db
    .updateTable('enrolments')
    .set({ is_free: false, created_at: days(-1), ends_at: days(1) })
    .where('student_id', '=', student.id)
    .where('course_id', '=', course_id)
    .execute()
  // By the clock of the database the course has ended again.
  expect(await hearts()).toMatchObject({ hearts: 5 })
})

test('a course in full has no hearts to lose', async () => {
  const { client, quiz_id, ids } = await studentWithQuiz()
  for (const each of [wrong, alsoWrong])
    await submit(client, quiz_id, [{ id: ids.choice, ...each }])
  expect(await client.call('GET /users/heart-status', {})).toEqual({
    is_free_tier: false,
    hearts: 5,
    max_hearts: 5,
    next_heart_at: null,
  })
})
