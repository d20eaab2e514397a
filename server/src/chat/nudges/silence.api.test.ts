import { expect, test } from 'vitest'
import { addQuizThatIsAnExam } from '#quiz/exam.testing.ts'
import { right, studentWithQuiz, submit } from '#quiz/testing.ts'
import { fulfilled, ten } from '#testing/at-once.ts'
import { ask, type Client, collect, idsOf } from '#testing/chat-school.ts'
import { makeSchool } from '#testing/harness.ts'

const afterSilence = { nudging_group: 2, nudging_type: 11 }

const nudge = (client: Client, thread_id: string) =>
  client.call('POST /chat/generate', { query: { thread_id }, body: afterSilence })

/** Says something about a question, and tells in which conversation. */
const talkAbout = async (client: Client, evaluation_question_id: string) =>
  idsOf(await collect(ask(client, 'i dont get it', { evaluation_question_id }))).thread_id

test('who is silent about a question is asked where they are once, of ten at once too', async () => {
  const { client, ids } = await studentWithQuiz()
  const thread_id = await talkAbout(client, ids.choice)
  const all = await ten(() => nudge(client, thread_id))
  expect(fulfilled(all)).toBe(1)
  const { messages } = await client.call('GET /chat', { query: { thread_id } })
  expect(messages.at(-1)).toMatchObject({ from_user: false, card: null })
  expect(messages.at(-1)?.text).toMatch(/Take all the time you need/)
  expect(messages.at(-1)?.suggestions).toContain('Give me a hint')
  const elsewhere = await talkAbout(client, ids.choice)
  await expect(nudge(client, elsewhere)).rejects.toMatchObject({ code: 'NUDGE_SHOWN' })
  const other = await talkAbout(client, ids.number)
  expect((await nudge(client, other)).message.text).toMatch(/Take all the time/)
})

test('the talk is still about its question after that', async () => {
  const { client, ids } = await studentWithQuiz()
  const thread_id = await talkAbout(client, ids.choice)
  await nudge(client, thread_id)
  const { threads } = await client.call('GET /chat/threads', { query: {} })
  expect(threads).toMatchObject([{ id: thread_id, evaluation_question_id: ids.choice }])
})

test('nothing is asked about a question that is settled', async () => {
  const { client, quiz_id, ids } = await studentWithQuiz()
  const thread_id = await talkAbout(client, ids.choice)
  await submit(client, quiz_id, [{ id: ids.choice, ...right.choice }])
  await expect(nudge(client, thread_id)).rejects.toMatchObject({ code: 'NUDGE_SHOWN' })
})

test('nothing is asked about a question of an open exam', async () => {
  const school = await makeSchool()
  const student = await school.addUser('student')
  const client = await school.as(student)
  const { quiz_id } = await addQuizThatIsAnExam(school, student, { time_limit: null })
  const quiz = await client.call('GET /quiz/{id}', { params: { id: quiz_id } })
  const thread_id = await talkAbout(client, quiz.questions[0]?.evaluation_question_id ?? '')
  await expect(nudge(client, thread_id)).rejects.toMatchObject({ code: 'NUDGE_SHOWN' })
})
