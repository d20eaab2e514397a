import { attemptType } from '@learngrove/contract/roles'
import { expect, test } from 'vitest'
import { db } from '#testing/harness.ts'
import {
  minutes,
  minutesWithExtra,
  runJob,
  studentBeforeExam,
  studentInExam,
} from './exam.testing.ts'
import { doneIn, right, submit } from './testing.ts'
import { lateMinutes } from './time-limit.ts'
import { standingOf } from './waiting.testing.ts'

const hour = (minutes: number) => minutes / 60
const inMinutes = (from: Date, minutes: number) => new Date(from.getTime() + minutes * 60_000)

test('the end is fixed when the exam is opened, and by no looking at it before', async () => {
  const { client, params, school, worksheet_id, student } = await studentBeforeExam()
  const ahead = await client.call('POST /quiz/{id}/ahead', { params })
  const looked = await client.call('GET /quiz/{id}', { params, query: { begin: false } })
  for (const quiz of [ahead.quiz, looked]) {
    expect(quiz).toMatchObject({ questions: [], time_limit: minutes, ends_at: null })
    expect(quiz.status).toMatchObject({ is_started: false, num_questions: 4 })
  }
  school.wait(5)
  const opened = school.now()
  const quiz = await client.call('GET /quiz/{id}', { params })
  expect(quiz.questions).toHaveLength(4)
  expect(quiz).toMatchObject({
    ends_at: inMinutes(opened, minutes).toISOString(),
    now: opened.toISOString(),
  })
  // Whatever is set or given later: who has begun has the time that they were told.
  await db.updateTable('worksheets').set({ time_limit: 5 }).where('id', '=', worksheet_id).execute()
  await db.updateTable('users').set({ extra_time: true }).where('id', '=', student.id).execute()
  school.wait(hour(1))
  const again = await client.call('GET /quiz/{id}', { params })
  expect(again.ends_at).toBe(quiz.ends_at)
})

test('ten who open it at once are given one end', async () => {
  const { client, params } = await studentBeforeExam()
  const all = await Promise.all(
    Array.from({ length: 10 }, () => client.call('GET /quiz/{id}', { params })),
  )
  expect(new Set(all.map(({ ends_at, questions }) => `${ends_at} ${questions.length}`)).size).toBe(
    1,
  )
})

test('extra time is a quarter more, and is said', async () => {
  const { client, params, school, student } = await studentBeforeExam()
  await db.updateTable('users').set({ extra_time: true }).where('id', '=', student.id).execute()
  const quiz = await client.call('GET /quiz/{id}', { params })
  expect(quiz).toMatchObject({
    ...{ time_limit: minutesWithExtra, extra_minutes: minutesWithExtra - minutes },
    ends_at: inMinutes(school.now(), minutesWithExtra).toISOString(),
  })
})

test('without a limit there is no end', async () => {
  const { quiz, school, ids, write } = await studentInExam({ time_limit: null })
  expect(quiz).toMatchObject({ time_limit: null, ends_at: null, extra_minutes: 0 })
  school.wait(100)
  await expect(write(ids.choice, right.choice)).resolves.toHaveProperty('evaluations')
})

test('after the end an answer is refused, unless it was written before it and comes soon', async () => {
  const { quiz, school, client, quiz_id, ids, write, read } = await studentInExam()
  const before = quiz.ends_at ?? ''
  const after = inMinutes(new Date(before), 1).toISOString()
  await write(ids.choice, right.choice)
  school.wait(hour(minutes + 2))
  await expect(write(ids.number, right.number)).rejects.toMatchObject({ code: 'TIME_IS_UP' })
  await expect(write(ids.number, right.number, after)).rejects.toMatchObject({ code: 'TIME_IS_UP' })
  const [refused] = await submit(client, quiz_id, [{ id: ids.number, ...right.number }])
  expect(refused?.data).toMatchObject({ code: 'TIME_IS_UP' })
  await write(ids.expression, right.expression, before)
  expect(await read()).toMatchObject({ grading_completed: false })

  school.wait(hour(lateMinutes))
  await expect(write(ids.text, right.text, before)).rejects.toMatchObject({ code: 'TIME_IS_UP' })
  // What was kept in time counts, and nothing else.
  expect(await read()).toMatchObject({ grading_completed: true, total_score: 3, max_score: 5 })
})

test('a bookmark can be set after the end', async () => {
  const { school, ids, write } = await studentInExam()
  school.wait(hour(minutes + 1))
  await expect(write(ids.choice, { is_bookmark: true })).resolves.toHaveProperty('evaluations')
})

test('what is written when the time is up is handed in by a job, once, however many run', async () => {
  const { school, ids, write, student, quiz, client, quiz_id } = await studentInExam()
  await write(ids.choice, right.choice)
  await write(ids.number, { value: '7 m' })
  const ends_at = new Date(quiz.ends_at ?? '')
  const read = () =>
    db
      .selectFrom('student_evaluations')
      .selectAll()
      .where('id', '=', quiz.student_evaluation_id)
      .executeTakeFirstOrThrow()
  await runJob(inMinutes(ends_at, lateMinutes))
  expect(await read()).toMatchObject({ grading_completed: false })

  school.wait(hour(minutes + lateMinutes + 1))
  await Promise.all([
    ...Array.from({ length: 5 }, () => runJob(school.now())),
    ...Array.from({ length: 5 }, () => client.call('GET /quiz/{id}', { params: { id: quiz_id } })),
  ])
  // Finished when the time was over, and not when somebody looked.
  expect(await read()).toMatchObject({
    grading_completed: true,
    total_score: 1,
    graded_at: ends_at,
  })
  const { evidence } = await standingOf(student)
  expect(evidence.map(({ verdict }) => verdict).toSorted()).toEqual(['right', 'wrong'])
  expect(evidence.every(({ happened_at }) => happened_at.getTime() === ends_at.getTime())).toBe(
    true,
  )
})

test('whoever looks next hands it in: the list of the student does', async () => {
  const { school, client, ids, write, course_id, quiz, student } = await studentInExam()
  await db
    .updateTable('quizzes')
    .set({ student_id: student.id })
    .where('id', '=', quiz.id)
    .execute()
  await write(ids.choice, right.choice)
  school.wait(hour(minutes + lateMinutes + 1))
  const { quizzes } = await client.call('GET /quiz', { query: { course_id } })
  expect(quizzes[0]?.status).toMatchObject({ is_completed: true, marks_given: 1 })
})

test('the page hands in at the end itself, and need not wait for what may come late', async () => {
  const { school, client, quiz_id, ids, write } = await studentInExam()
  await write(ids.expression, right.expression)
  school.wait(hour(minutes) + 0.001)
  const done = doneIn(await submit(client, quiz_id, [], { is_finished: 'true' }))
  expect(done.result).toMatchObject({ total_score: 2, max_score: 5 })
})

test('a worksheet with a limit is marked at once, and its draft is handed in at the end', async () => {
  const { school, client, quiz_id, ids, write, read } = await studentInExam({
    type: attemptType.worksheet,
  })
  await submit(client, quiz_id, [
    { id: ids.choice, selected_option: [1] },
    { id: ids.expression, ...right.expression },
  ])
  await write(ids.choice, right.choice)
  await write(ids.number, right.number)
  school.wait(hour(minutes + lateMinutes + 1))
  const { evaluations, ...attempt } = await read()
  expect(attempt).toMatchObject({ grading_completed: true, total_score: 4 })
  expect(evaluations.map(({ tries }) => tries)).toEqual([2, 1, 1, 0])
})

test('a hint is not released when the time is up', async () => {
  const { school, client, quiz_id, ids } = await studentInExam({ type: attemptType.practice })
  school.wait(hour(minutes + 1))
  const params = { id: quiz_id, evaluationQuestionId: ids.choice }
  await expect(
    client.call('POST /quiz/{id}/evaluation-questions/{evaluationQuestionId}/hints', { params }),
  ).rejects.toMatchObject({ code: 'TIME_IS_UP' })
})
