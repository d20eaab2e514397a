import { attemptType } from '@learngrove/contract/roles'
import { expect, test } from 'vitest'
import { addQuizThatIsAnExam } from '#quiz/exam.testing.ts'
import { right, studentWithQuiz, submit } from '#quiz/testing.ts'
import { addTeacher, hardToSay } from '#quiz/waiting.testing.ts'
import { db, makeSchool } from '#testing/harness.ts'
import { assignQuiz, sampleQuestions } from '#testing/practice.ts'

type Student = Pick<Awaited<ReturnType<typeof studentWithQuiz>>, 'client' | 'quiz_id'>

const read = ({ client }: Pick<Student, 'client'>, evaluationQuestionId: string) =>
  client.call('GET /chat/questions/{evaluationQuestionId}', { params: { evaluationQuestionId } })

const release = ({ client, quiz_id }: Student, evaluationQuestionId: string) =>
  client.call('POST /quiz/{id}/evaluation-questions/{evaluationQuestionId}/hints', {
    params: { id: quiz_id, evaluationQuestionId },
  })

test('of a question the released rungs are told and how many there are, and never the next one', async () => {
  const student = await studentWithQuiz()
  const { choice } = student.ids
  const [first = '', ...others] = sampleQuestions.choice.hints
  const count = others.length + 1
  const before = await read(student, choice)
  expect(before).toMatchObject({ hints: { shown: [], count }, tries: [] })
  expect(JSON.stringify(before)).not.toContain(first)
  await release(student, choice)
  const after = await read(student, choice)
  expect(after.hints).toEqual({ shown: [first], count })
  for (const other of others) expect(JSON.stringify(after)).not.toContain(other)
})

test('each try is told with its verdict, and once it is settled no rung is left to open', async () => {
  const student = await studentWithQuiz()
  const { client, quiz_id, ids } = student
  await submit(client, quiz_id, [{ id: ids.number, value: '12 km/h' }])
  await submit(client, quiz_id, [{ id: ids.number, ...right.number }])
  const { tries, hints, is_open } = await read(student, ids.number)
  expect(tries).toMatchObject([
    { answered: '12 km/h', verdict: 'wrong' },
    { answered: '15 km/h', verdict: 'right' },
  ])
  expect({ hints, is_open }).toEqual({ hints: null, is_open: false })
})

test('what waits for a person stands last, not decided', async () => {
  const student = await studentWithQuiz()
  const { client, quiz_id, ids } = student
  await addTeacher(student)
  await submit(client, quiz_id, [{ id: ids.text, value: hardToSay[0] }])
  const { tries } = await read(student, ids.text)
  expect(tries).toMatchObject([{ answered: hardToSay[0], verdict: 'unsure' }])
})

test('where a teacher gave no hints there is no ladder', async () => {
  const student = await studentWithQuiz()
  const { school, quiz_id, ids } = student
  await assignQuiz({ ...student, school_id: school.id, student_id: student.student.id })
  expect((await read(student, ids.choice)).hints).not.toBeNull()
  const { assignment_id } = await db
    .selectFrom('quizzes')
    .select('assignment_id')
    .where('id', '=', quiz_id)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('assignments')
    .set({ has_hints: false })
    .where('id', '=', assignment_id)
    .execute()
  expect((await read(student, ids.choice)).hints).toBeNull()
})

test('an exam tells neither hints nor tries until it is handed in, and then the tries', async () => {
  const school = await makeSchool()
  const student = await school.addUser('student')
  const client = await school.as(student)
  const exam = { type: attemptType.exam, time_limit: null }
  const { quiz_id } = await addQuizThatIsAnExam(school, student, exam)
  const quiz = await client.call('GET /quiz/{id}', { params: { id: quiz_id } })
  const id = quiz.questions[0]?.evaluation_question_id ?? ''
  await submit(client, quiz_id, [{ id, selected_option: [1] }])
  expect(await read({ client }, id)).toMatchObject({ hints: null, tries: [] })
  await submit(client, quiz_id, [{ id, selected_option: [1] }], { is_finished: 'true' })
  const { hints, tries } = await read({ client }, id)
  expect(hints).toBeNull()
  expect(tries).toMatchObject([{ verdict: 'wrong' }])
})

test('a long answer is cut', async () => {
  const student = await studentWithQuiz()
  const { client, quiz_id, ids } = student
  await submit(client, quiz_id, [{ id: ids.text, value: 'the roots '.repeat(80) }])
  const [first] = (await read(student, ids.text)).tries
  expect(first?.answered).toHaveLength(200)
  expect(first?.answered).toMatch(/…$/)
})

test('somebody else hears nothing of it', async () => {
  const student = await studentWithQuiz()
  const other = await student.school.as(await student.school.addUser('student'))
  await expect(read({ client: other }, student.ids.choice)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})
