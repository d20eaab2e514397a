import { expect, test } from 'vitest'
import { fulfilled, refusals, ten } from '#testing/at-once.ts'
import { db } from '#testing/harness.ts'
import { right, studentWithQuiz, submit } from './testing.ts'

type World = Awaited<ReturnType<typeof studentWithQuiz>>

const start = ({ client }: Pick<World, 'client'>) => client.call('POST /users/revisions', {})

/** A student whose one topic was known, and has faded since. */
async function withFadedTopic() {
  const world = await studentWithQuiz()
  const { client, quiz_id, ids, school, student } = world
  await submit(client, quiz_id, [
    { id: ids.choice, ...right.choice },
    { id: ids.number, ...right.number },
    { id: ids.expression, ...right.expression },
    { id: ids.text, ...right.text },
  ])
  school.wait(24 * 60)
  // The session has worn off by then.
  return { ...world, client: await school.as(student) }
}

test('today’s revision has questions of what is due, and is carried on', async () => {
  const world = await withFadedTopic()
  const { client } = world
  const { revisions } = await client.call('GET /users/revisions', {})
  expect(revisions.map(({ course_tagging_id }) => course_tagging_id)).toEqual([world.topic_id])
  const { quiz_id } = await start(world)
  const quiz = await client.call('GET /quiz/{id}', { params: { id: quiz_id } })
  expect(quiz).toMatchObject({ title: 'Today’s reviews', attempt_type_id: 9, group_type_id: 3 })
  expect(quiz.questions.length).toBeGreaterThanOrEqual(2)
  expect((await start(world)).quiz_id).toBe(quiz_id)
})

test('nothing due is refused, and what was done counts towards the minutes of the day', async () => {
  const fresh = await studentWithQuiz()
  await expect(start(fresh)).rejects.toMatchObject({ status: 409, code: 'NOTHING_DUE' })
  const world = await withFadedTopic()
  const { client } = world
  const { quiz_id } = await start(world)
  const { questions } = await client.call('GET /quiz/{id}', { params: { id: quiz_id } })
  const keys = new Map(
    world.quiz.questions.map(({ id }, at) => [id, Object.values(right)[at] ?? {}]),
  )
  for (const { id, evaluation_question_id } of questions)
    await submit(client, quiz_id, [{ id: evaluation_question_id, ...keys.get(id), time_spent: 60 }])
  const { minutes_done, revisions } = await client.call('GET /users/revisions', {})
  expect(minutes_done).toBe(questions.length)
  expect(revisions).toEqual([])
  await expect(start(world)).rejects.toMatchObject({ code: 'NOTHING_DUE' })
})

test('what was not finished yesterday is left, and today begins anew', async () => {
  const world = await withFadedTopic()
  const { quiz_id } = await start(world)
  world.school.wait(24)
  expect((await start(world)).quiz_id).not.toBe(quiz_id)
})

test('ten at once make one', async () => {
  const world = await withFadedTopic()
  const results = await ten(() => start(world))
  expect(fulfilled(results)).toBe(10)
  expect(refusals(results)).toEqual([])
  const made = await db
    .selectFrom('quizzes')
    .select('id')
    .where('student_id', '=', world.student.id)
    .execute()
  expect(made).toHaveLength(1)
})
