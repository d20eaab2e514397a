import { expect, test } from 'vitest'
import { addQuizThatIsAnExam } from '#quiz/exam.testing.ts'
import { right, submit } from '#quiz/testing.ts'
import { ask, collect, makeChatSchool, textOf } from '#testing/chat-school.ts'

test('about a question of an open exam the tutor keeps quiet, and asks no model', async () => {
  const { client, student, model, id } = await makeChatSchool()
  const { quiz_id } = await addQuizThatIsAnExam({ id }, student, { time_limit: null })
  const quiz = await client.call('GET /quiz/{id}', { params: { id: quiz_id } })
  const evaluation_question_id = quiz.questions[0]?.evaluation_question_id ?? ''
  const words = await collect(ask(client, 'Is it seven?', { evaluation_question_id }))
  expect(textOf(words)).toMatch(/part of an exam/)
  expect(model.calls).toHaveLength(0)

  // What is not about the exam is a lesson as ever, since its time does not run.
  const lesson = model.nextAnswer()
  const reading = collect(ask(client, 'What is a fraction?'))
  await lesson.say('A part of a whole.')
  await lesson.finish()
  expect(textOf(await reading)).toContain('A part of a whole')

  await submit(client, quiz_id, [{ id: evaluation_question_id, ...right.choice }], {
    is_finished: 'true',
  })
  const answer = model.nextAnswer()
  const after = collect(ask(client, 'Is it seven?', { evaluation_question_id }))
  await answer.say('Now we can look at it.')
  await answer.finish()
  expect(textOf(await after)).toContain('Now we can look')
})

test('while the time of an exam runs the tutor keeps quiet about everything but need', async () => {
  const { client, student, model, id } = await makeChatSchool()
  const { quiz_id } = await addQuizThatIsAnExam({ id }, student, { time_limit: 30 })
  await client.call('GET /quiz/{id}', { params: { id: quiz_id } })
  const words = await collect(ask(client, 'Which is largest, 3, 7 or 5?'))
  expect(textOf(words)).toMatch(/exam is running/)
  const care = await collect(ask(client, 'I want to hurt myself'))
  expect(textOf(care)).not.toMatch(/exam is running/)
  expect(model.calls).toHaveLength(0)

  await submit(client, quiz_id, [], { is_finished: 'true' })
  const answer = model.nextAnswer()
  const after = collect(ask(client, 'Which is largest, 3, 7 or 5?'))
  await answer.say('Think of a number line.')
  await answer.finish()
  expect(textOf(await after)).toContain('number line')
})
