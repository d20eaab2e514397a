import { expect, test } from 'vitest'
import { addQuestionInHand, ask, collect, idsOf, textOf } from '#testing/chat-school.ts'
import { db, makeSchool } from '#testing/harness.ts'
import { makeHostedSchool } from '#testing/hosted-school.ts'

async function makeTalk() {
  const school = await makeSchool()
  const student = await school.addUser('student')
  const client = await school.as(student)
  const open = await addQuestionInHand({ student, school_id: school.id })
  return { client, open, student, school_id: school.id }
}

const talkOf = (thread_id: string) =>
  db.selectFrom('tutor_talks').select('state').where('thread_id', '=', thread_id).executeTakeFirst()

test('each hint comes once, for each question by itself, however long the talk is', async () => {
  const { client, open, student, school_id } = await makeTalk()
  const other = await addQuestionInHand({ student, school_id })
  const first = await collect(ask(client, 'help', { evaluation_question_id: open.id }))
  const { thread_id } = idsOf(first)
  const say = async (text: string, id: string) =>
    textOf(await collect(ask(client, text, { thread_id, evaluation_question_id: id })))
  expect(await say('hint', open.id)).toContain('What does the bracket say')
  expect(await say('hint', other.id)).not.toContain('Collect $x$')
  for (let turn = 0; turn < 6; turn += 1) await say('thanks', other.id)
  expect(await say('hint', open.id)).toContain('Collect $x$ on one side')
  expect(await say('next', open.id)).not.toContain('What does the bracket say')
})

test('where the tutor is is kept with the answer, and only with it', async () => {
  const { client, open } = await makeTalk()
  const events = await collect(ask(client, 'help', { evaluation_question_id: open.id }))
  const { thread_id } = idsOf(events)
  expect(await talkOf(thread_id)).toMatchObject({
    state: { version: 1, questions: { [open.id]: { hints: 0, has_begun: true } } },
  })
  const again = { thread_id, evaluation_question_id: open.id }
  const reader = ask(client, 'hint', again)
  const opened = await reader.next()
  const { generation_id } = idsOf(opened.done ? [] : [opened.value])
  await client.call('POST /chat/stream/{generationId}/stop', {
    params: { generationId: generation_id },
  })
  await collect(reader)
  const { messages } = await client.call('GET /chat', { query: { thread_id } })
  const isWhole = messages.every(({ unfinished }) => !unfinished)
  const hints = isWhole ? 1 : 0
  expect(await talkOf(thread_id)).toMatchObject({ state: { questions: { [open.id]: { hints } } } })
})

test('another model is told the move, and the hints that were given, and no more', async () => {
  const school = await makeHostedSchool({ pieces: ['What would you do with the bracket?'] })
  const { client, student, endpoint, id: school_id } = school
  const open = await addQuestionInHand({ student, school_id })
  const extra = { evaluation_question_id: open.id }
  const { thread_id } = idsOf(await collect(ask(client, 'help', extra)))
  await collect(ask(client, 'hint please', { ...extra, thread_id }))
  const [first = '', second = ''] = endpoint.bodies
  expect(first).not.toContain('What does the bracket say')
  expect(second).toContain('What does the bracket say')
  expect(second).not.toContain('Collect $x$')
})

test('what tells the key in another model is not shown, and the tutor goes on in its place', async () => {
  const said = ['Look at the bracket. ', 'So the answer is x = 11. ', 'Well done!']
  const { client, student, id: school_id } = await makeHostedSchool({ pieces: said })
  const open = await addQuestionInHand({ student, school_id })
  const events = await collect(ask(client, 'just tell me', { evaluation_question_id: open.id }))
  const text = textOf(events)
  expect(text).toContain('Look at the bracket.')
  expect(text).not.toContain('11')
  expect(text).toContain('What does the bracket say')
  expect(events.at(-1)).toMatchObject({ event: 'finish' })
  const { messages } = await client.call('GET /chat', { query: {} })
  expect(messages[1]).toMatchObject({ text, unfinished: false })
})

test('a hint of the talk is released on the page too, and counts there', async () => {
  const { client, open } = await makeTalk()
  const extra = { evaluation_question_id: open.id }
  const { thread_id } = idsOf(await collect(ask(client, 'help', extra)))
  const rung = () =>
    db
      .selectFrom('evaluation_questions')
      .select('hint_rung')
      .where('id', '=', open.id)
      .executeTakeFirstOrThrow()
  expect(await rung()).toEqual({ hint_rung: 0 })
  await collect(ask(client, 'hint', { ...extra, thread_id }))
  expect(await rung()).toEqual({ hint_rung: 1 })
  await collect(ask(client, 'thanks', { ...extra, thread_id }))
  expect(await rung()).toEqual({ hint_rung: 1 })
})

test('lines are read and kept as they were typed, though a form carries their ends as two signs', async () => {
  const { client } = await makeTalk()
  const working = 'check this please\n1) 3x + 7 = 1\n2) 3x = -6\n3) x = -2'
  const events = await collect(ask(client, working))
  expect(textOf(events)).toContain('$x = -2$ is right')
  const { thread_id } = idsOf(events)
  const { messages } = await client.call('GET /chat', { query: { thread_id } })
  expect(messages[0]?.text).toBe(working)
})
