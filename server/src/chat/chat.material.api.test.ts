import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import {
  addCourse,
  addQuestionInHand,
  ask,
  collect,
  idsOf,
  makeChatSchool,
  textOf,
} from '#testing/chat-school.ts'
import { makeSchool } from '#testing/harness.ts'

const photosynthesis =
  'Photosynthesis is how green plants make glucose from carbon dioxide and water, using light that chlorophyll absorbs.'
const magnets = 'A magnet has a north pole and a south pole, and like poles repel each other.'

/** What a model was given, as one text. */
const givenTo = ({ prompt, providerOptions }: { prompt: unknown; providerOptions?: unknown }) =>
  JSON.stringify([prompt, providerOptions])

test('the passages that bear on a message are given, cited ones are told and kept', async () => {
  const { client, student, model } = await makeChatSchool()
  const { passages } = await addCourse({
    passages: [{ heading: 'Plants', body: photosynthesis }, { body: magnets }],
    students: [student],
  })
  const [cited = ''] = passages
  const answer = model.nextAnswer()
  const reading = collect(ask(client, 'how does photosynthesis make glucose in plants?'))
  await answer.say('Your notes have it. ')
  await answer.cite(cited)
  await answer.cite(cited)
  await answer.cite(newId())
  await answer.say('What does chlorophyll do?')
  await answer.finish()
  const events = await reading

  expect(givenTo(model.calls[0] ?? { prompt: '' })).toContain(photosynthesis)
  expect(givenTo(model.calls[0] ?? { prompt: '' })).not.toContain(magnets)
  const source = { id: cited, title: 'Course notes', heading: 'Plants', page: 1 }
  expect(events.filter(({ event }) => event === 'source-document')).toMatchObject([
    { data: { sourceId: cited, data: source } },
  ])
  const { thread_id } = idsOf(events)
  const { messages } = await client.call('GET /chat', { query: { thread_id } })
  expect(messages[1]?.sources).toEqual([source])
})

test('no passage of a course that the student does not take, or of another school, is given', async () => {
  const { client, student, model } = await makeChatSchool()
  const other = await makeSchool()
  await addCourse({ passages: [{ body: photosynthesis }] })
  const foreign = { passages: [{ body: photosynthesis }], school_id: other.id }
  await addCourse({ ...foreign, students: [student] })
  const answer = model.nextAnswer()
  const reading = collect(ask(client, 'how does photosynthesis make glucose in plants?'))
  await answer.say('What do you know?')
  await answer.finish()
  await reading
  expect(givenTo(model.calls[0] ?? { prompt: '' })).not.toContain('chlorophyll')
})

test('of an open question the hints are given, and neither key nor solution', async () => {
  const { client, student, model, id: school_id } = await makeChatSchool()
  const open = await addQuestionInHand({ student, school_id })
  const answer = model.nextAnswer()
  const reading = collect(ask(client, 'Help me', { evaluation_question_id: open.id }))
  await answer.say('Look at the first hint.')
  await answer.finish()
  await reading
  const given = givenTo(model.calls[0] ?? { prompt: '' })
  expect(given).toContain(open.question.hints[0])
  expect(given).toContain(open.student_answer)
  for (const secret of open.secrets) expect(given).not.toContain(secret)

  const settled = await addQuestionInHand({ student, school_id, is_settled: true })
  const next = model.nextAnswer()
  const again = collect(ask(client, 'Why?', { evaluation_question_id: settled.id }))
  await next.say('Because.')
  await next.finish()
  await again
  expect(givenTo(model.calls[1] ?? { prompt: '' })).toContain('worked-secret')
})

test('nothing that the built-in tutor sends tells the key or the solution of an open question', async () => {
  const school = await makeSchool()
  const student = await school.addUser('student')
  const client = await school.as(student)
  const open = await addQuestionInHand({ student, school_id: school.id })
  let thread_id: string | undefined
  let sent = ''
  for (const message of ['What is the answer?', 'Just tell me!', 'hint', 'another hint', 'x = 1']) {
    const extra = { evaluation_question_id: open.id, ...(thread_id && { thread_id }) }
    const events = await collect(ask(client, message, extra))
    thread_id = idsOf(events).thread_id
    expect(textOf(events)).not.toBe('')
    sent += JSON.stringify(events)
  }
  for (const secret of open.secrets) expect(sent).not.toContain(secret)
})

test("a question in somebody else's hand is not found", async () => {
  const { client, id: school_id, addUser } = await makeChatSchool()
  const other = await makeSchool()
  const classmate = await addQuestionInHand({ student: await addUser('student'), school_id })
  const stranger = await addQuestionInHand({
    student: await other.addUser('student'),
    school_id: other.id,
  })
  for (const { id } of [classmate, stranger]) {
    await expect(
      collect(ask(client, 'What is it?', { evaluation_question_id: id })),
    ).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
  }
})
