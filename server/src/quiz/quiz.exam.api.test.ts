import { attemptType } from '@learngrove/contract/roles'
import { expect, test } from 'vitest'
import { db } from '#testing/harness.ts'
import { studentInExam } from './exam.testing.ts'
import { doneIn, evaluationsIn, right, submit } from './testing.ts'
import { addTeacher, hardToSay, standingOf } from './waiting.testing.ts'

const untimed = { time_limit: null }

/** What would tell how an answer was taken, or what the right one is. */
const secrets = [
  ...['"verdict":"', '"marks_given":1', '"marks_given":2', '"is_full_marks":true'],
  ...['"is_settled":true', '"misconception":"', '"scoring_rationale":"', '"confidence":1'],
  ...['Seven is furthest', 'Which is furthest', 'Share the distance', 'Speed is distance'],
  ...['Take 4 away', 'What was added last', 'chloroplasts hold', 'It is green', '"references"'],
  ...['"answers"', '"tolerance"', '"mark_points"'],
]

test('no answer of the API tells during an exam how an answer was taken', async () => {
  const exam = await studentInExam(untimed)
  const { school, student, client, quiz_id, ids, write, course_id } = exam
  const { teacher } = await addTeacher(exam)
  const events = await submit(client, quiz_id, [
    { id: ids.choice, ...right.choice },
    { id: ids.number, value: '7 m' },
    { id: ids.expression, ...right.expression },
  ])
  await write(ids.text, { ...right.text, is_bookmark: true })
  const seen = [JSON.stringify(events)]
  const look = async (token: string, path: string) => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(`${school.base}/api/v1${path}`, { headers })
    expect(answer.status, path).toBe(200)
    seen.push(await answer.text())
  }
  const own = await school.tokenOf(student)
  for (const path of [
    ...['/quiz', `/quiz?course_id=${course_id}`, `/quiz/${quiz_id}`],
    ...[`/quiz/${quiz_id}/evaluations`, '/quiz/bookmarks', '/quiz/mistakes'],
    ...['/users/xp', '/users/streaks', '/users/heart-status', '/users/revisions'],
    ...['/users/revisions/skills', `/courses/${course_id}/map`],
    `/chat/questions/${ids.choice}`,
  ])
    await look(own, path)
  await look(await school.tokenOf(teacher), `/quiz/${quiz_id}/evaluations?student_id=${student.id}`)
  const all = seen.join('\n')
  for (const secret of secrets) expect(all, secret).not.toContain(secret)
  expect(await standingOf(student)).toMatchObject({ evidence: [], ledger: [], skill: undefined })
})

test('an answer can be changed until the exam is handed in, and then the last one counts', async () => {
  const { client, quiz_id, quiz, ids, write, read, student } = await studentInExam(untimed)
  expect(quiz.behaviour).toEqual({
    ...{ tries: 1, marking: 'at_end', hints: false, tutor: false },
    ...{ solution: 'at_end', hearts: false },
  })
  await submit(client, quiz_id, [{ id: ids.choice, selected_option: [1] }])
  await submit(client, quiz_id, [{ id: ids.choice, ...right.choice }])
  await write(ids.number, { value: '7 m' })
  await write(ids.number, right.number)
  await write(ids.text, right.text)
  await write(ids.text, { value: '' })
  const open = await read()
  expect(open.evaluations.map((each) => each.is_submitted)).toEqual([true, true, false, false])
  expect(open.evaluations.map((each) => each.tries)).toEqual([0, 0, 0, 0])

  const done = doneIn(await submit(client, quiz_id, [], { is_finished: 'true' }))
  expect(done.result).toMatchObject({ total_score: 2, max_score: 5 })
  const { evaluations, ...attempt } = await read()
  expect(attempt).toMatchObject({ grading_completed: true, total_score: 2 })
  expect(evaluations.map((each) => each.verdict)).toEqual(['right', 'right', null, null])
  // Now that nothing can be answered any more every solution is there, of what was left open too.
  expect(evaluations.every(({ method_answer }) => method_answer !== null)).toBe(true)
  const { evidence } = await standingOf(student)
  expect(evidence.map((each) => [each.attempt_type_id, each.try_number])).toEqual([
    [attemptType.exam, 1],
    [attemptType.exam, 1],
  ])
})

test('neither hints nor solutions come before the end', async () => {
  const { client, quiz_id, ids, write } = await studentInExam(untimed)
  await write(ids.choice, right.choice)
  const params = { id: quiz_id, evaluationQuestionId: ids.choice }
  const path = 'POST /quiz/{id}/evaluation-questions/{evaluationQuestionId}' as const
  await expect(client.call(`${path}/hints`, { params })).rejects.toMatchObject({
    code: 'EXAM_OPEN',
  })
  await expect(client.call(`${path}/solution`, { params })).rejects.toMatchObject({
    code: 'EXAM_OPEN',
  })
  await submit(client, quiz_id, [], { is_finished: 'true' })
  const solved = await client.call(`${path}/solution`, { params })
  expect(solved.method_answer).toHaveLength(1)
})

test('a question of an open exam cannot be practised meanwhile', async () => {
  const { client, quiz_id, quiz } = await studentInExam(untimed)
  const question_ids = quiz.questions.map(({ id }) => id)
  const practise = () => client.call('POST /quiz/custom', { body: { question_ids } })
  await expect(practise()).rejects.toMatchObject({ code: 'NOTHING_TO_PRACTISE' })
  await submit(client, quiz_id, [], { is_finished: 'true' })
  await expect(practise()).resolves.toHaveProperty('quiz_id')
})

test('what cannot be read at the end is left to a person, as what is hard to say is', async () => {
  const exam = await studentInExam(untimed)
  const { client, quiz_id, ids, write, read } = exam
  await addTeacher(exam)
  await write(ids.number, { value: 'fast' })
  await write(ids.text, { value: hardToSay[0] })
  const { result } = doneIn(await submit(client, quiz_id, [], { is_finished: 'true' }))
  expect(result).toMatchObject({ total_score: 0, num_waiting: 2 })
  const { evaluations } = await read()
  expect(evaluations.map(({ review }) => review)).toEqual([null, 'waiting', null, 'waiting'])
})

test('ten who hand in at once hand in once', async () => {
  const { client, quiz_id, ids, write, student } = await studentInExam(untimed)
  await write(ids.choice, right.choice)
  await write(ids.number, right.number)
  await write(ids.expression, right.expression)
  await write(ids.text, right.text)
  const all = await Promise.all(
    Array.from({ length: 10 }, () => submit(client, quiz_id, [], { is_finished: 'true' })),
  )
  for (const events of all) expect(doneIn(events).result).toMatchObject({ total_score: 5 })
  const { evidence, ledger } = await standingOf(student)
  expect(evidence).toHaveLength(4)
  expect(ledger.filter(({ reason }) => reason === 'quiz_finished')).toHaveLength(1)
})

test('what broke off while it was handed in is taken up by whoever looks, and stays a secret until then', async () => {
  const { school, ids, write, read, quiz, student } = await studentInExam(untimed)
  await write(ids.choice, right.choice)
  await write(ids.number, { value: '7 m' })
  await db
    .updateTable('student_evaluations')
    .set({ handing_in_at: school.now() })
    .where('id', '=', quiz.student_evaluation_id)
    .execute()
  await expect(write(ids.number, right.number)).rejects.toMatchObject({ code: 'QUIZ_COMPLETED' })
  expect(await read()).toMatchObject({ grading_completed: false })
  school.wait(1)
  expect(await read()).toMatchObject({ grading_completed: true, total_score: 1 })
  expect((await standingOf(student)).evidence).toHaveLength(2)
})

test('the list says neither marks nor what waits before the end', async () => {
  const exam = await studentInExam(untimed)
  await exam.write(exam.ids.choice, right.choice)
  const { quiz } = await exam.client.call('POST /quiz/{id}/ahead', { params: exam.params })
  expect(quiz.status).toMatchObject({ num_answered: 1, marks_given: 0, is_completed: false })
  expect(evaluationsIn(await submit(exam.client, exam.quiz_id, []))).toEqual([])
})
