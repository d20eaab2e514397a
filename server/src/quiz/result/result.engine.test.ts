import { describe, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { right, studentWithQuiz, submit } from '#quiz/testing.ts'
import { makeGuardian } from '#testing/family.ts'
import { db } from '#testing/harness.ts'
import { assignQuiz } from '#testing/practice.ts'

type World = Awaited<ReturnType<typeof studentWithQuiz>>

const resultOf = ({ client }: Pick<World, 'client'>, quiz_id: string) =>
  client.call('GET /quiz/{id}/result', { params: { id: quiz_id } })

/** Hands in two right answers and one that is not right yet, and leaves the last question open. */
async function finishPartly({ client, quiz_id, ids }: World) {
  await submit(client, quiz_id, [
    { id: ids.choice, selected_option: [1], time_spent: 20 },
    { id: ids.choice, ...right.choice, time_spent: 30 },
    { id: ids.number, ...right.number, time_spent: 10 },
    { id: ids.expression, value: 'x=7', time_spent: 40 },
  ])
  await submit(client, quiz_id, [], { is_finished: 'true' })
}

const allRight = ({ ids }: Pick<World, 'ids'>) => [
  { id: ids.choice, ...right.choice },
  { id: ids.number, ...right.number },
  { id: ids.expression, ...right.expression },
  { id: ids.text, ...right.text },
]

describe('the result of a quiz', () => {
  test('says the marks by topic, and how each question stands', async () => {
    const world = await studentWithQuiz()
    await finishPartly(world)
    const result = await resultOf(world, world.quiz_id)
    expect(result).toMatchObject({ marks_given: 2, max_score: 5, num_waiting: 0 })
    expect(result.total_time_spent).toBe(80)
    expect(result.topics).toHaveLength(1)
    const [topic] = result.topics
    expect(topic).toMatchObject({ title: 'Numbers', marks_given: 2, max_score: 5 })
    expect(topic?.questions).toEqual([
      { number: 1, standing: 'right' },
      { number: 2, standing: 'right' },
      { number: 3, standing: 'not_yet' },
      { number: 4, standing: 'open' },
    ])
    expect(topic?.is_all_first).toBe(false)
    expect(topic?.growth).toMatchObject({ before: 'seed', mastery_before: 0, seen_before: null })
    expect(topic?.growth?.mastery_after).toBeGreaterThan(0)
    expect(result.shown_topic_id).toBe(world.topic_id)
  })

  test('offers what was not yet with fresh numbers first, and then a step with its reason', async () => {
    const world = await studentWithQuiz()
    await finishPartly(world)
    const { next } = await resultOf(world, world.quiz_id)
    expect(next).toMatchObject([
      { kind: 'again', numbers: [3, 4] },
      { kind: 'practise', step: { course_tagging_id: world.topic_id, reason: 'carry_on' } },
    ])
    const [again] = next
    if (again?.kind !== 'again') throw new Error('What was not yet comes first')
    const { question_ids } = again
    await world.client.call('POST /quiz/custom', { body: { question_ids } })
  })

  test('tells of a page to read where several questions of its topic were not right yet', async () => {
    const world = await studentWithQuiz()
    const { id } = await addPage(world)
    await finishPartly(world)
    const { next } = await resultOf(world, world.quiz_id)
    expect(next[1]).toMatchObject({ kind: 'read', content_id: id, numbers: [3, 4] })
  })

  test('says of what improved only that which the evidence bears', async () => {
    const world = await studentWithQuiz()
    await finishPartly(world)
    expect((await resultOf(world, world.quiz_id)).improved).toEqual([
      { kind: 'mended', questions: 1 },
    ])
    world.school.wait(48)
    const later = await nextAttempt(world)
    await submit(world.client, later.quiz_id, allRight(later))
    const { improved } = await resultOf(world, later.quiz_id)
    expect(improved).toMatchObject([
      { kind: 'first_try', now: { right: 4, of: 4 }, before: { right: 1, of: 3 } },
      { kind: 'slip_gone', right: 4 },
      { kind: 'remembered', days_since: 2 },
    ])
    const third = await nextAttempt(world)
    await submit(world.client, third.quiz_id, allRight(third))
    // It went no better than the last time, and on the same day nothing had to be remembered.
    expect((await resultOf(world, third.quiz_id)).improved).toEqual([])
  })

  test('an answer that waits for a person counts for nothing yet', async () => {
    const world = await studentWithQuiz()
    const { client, quiz_id, ids } = world
    await submit(client, quiz_id, [{ id: ids.choice, ...right.choice }])
    const waiting = { attempt_key: ids.text, answer_print: 'x' }
    await db
      .updateTable('evaluation_questions')
      .set({ waiting: JSON.stringify(waiting), is_submitted: true })
      .where('id', '=', ids.text)
      .execute()
    await submit(client, quiz_id, [], { is_finished: 'true' })
    const result = await resultOf(world, quiz_id)
    expect(result).toMatchObject({ marks_given: 1, max_score: 5, num_waiting: 1 })
    expect(result.topics[0]?.questions[3]).toEqual({ number: 4, standing: 'waiting' })
    expect(result.next[0]).toMatchObject({ kind: 'again', numbers: [2, 3] })
  })

  test('is not there before the quiz is finished, nor for anybody else', async () => {
    const world = await studentWithQuiz()
    await expect(resultOf(world, world.quiz_id)).rejects.toMatchObject({ code: 'QUIZ_OPEN' })
    await finishPartly(world)
    const other = await studentWithQuiz()
    await expect(resultOf(other, world.quiz_id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const classmate = await world.school.addUser('student')
    const client = await world.school.as(classmate)
    await expect(resultOf({ client }, world.quiz_id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

/** Each question: nothing, a miss, a miss and then right, or right at once. */
const ways = ['open', 'miss', 'mended', 'right'] as const

test.each(Array.from({ length: 12 }, (_, seed) => seed))(
  'the marks are the same wherever they are shown (draw %i)',
  async (seed) => {
    const world = await studentWithQuiz()
    const { client, quiz_id, ids, school, student } = world
    await assignQuiz({ ...world, school_id: school.id, student_id: student.id })
    const parent = await school.addUser('parent')
    await makeGuardian(parent, student)
    const chosen = [...Object.keys(ids)].map((_, at) => ways[(seed * 7 + at * (seed + 3)) % 4])
    for (const [at, answer] of allRight(world).entries()) {
      const miss = { id: answer.id, ...(at === 0 ? { selected_option: [3] } : { value: '1' }) }
      if (chosen[at] === 'miss' || chosen[at] === 'mended') await submit(client, quiz_id, [miss])
      if (chosen[at] === 'right' || chosen[at] === 'mended') await submit(client, quiz_id, [answer])
    }
    await submit(client, quiz_id, [], { is_finished: 'true' })

    const params = { id: quiz_id }
    const result = await resultOf(world, quiz_id)
    const { quizzes } = await client.call('GET /quiz', { query: {} })
    const listed = quizzes.find(({ id }) => id === quiz_id)?.status
    const review = await client.call('GET /quiz/{id}/evaluations', { params, query: {} })
    const week = await (await school.as(parent)).call('GET /users/children/{id}/week', {
      params: { id: student.id },
    })
    const due = week.due.find((each) => each.quiz_id === quiz_id)
    const sum = (of: readonly { marks_given: number | null; max_score: number }[]) => ({
      marks_given: of.reduce((total, { marks_given }) => total + (marks_given ?? 0), 0),
      max_score: of.reduce((total, { max_score }) => total + max_score, 0),
    })
    const expected = { marks_given: result.marks_given, max_score: result.max_score }
    expect(listed).toMatchObject(expected)
    expect(due).toMatchObject(expected)
    expect({ marks_given: review.total_score, max_score: review.max_score }).toEqual(expected)
    expect(sum(review.evaluations)).toEqual(expected)
    expect(sum(result.topics)).toEqual(expected)
  },
)

/** Another attempt at the same questions, as a practice of the student's own. */
async function nextAttempt({ client, quiz }: World) {
  const question_ids = quiz.questions.map(({ id }) => id)
  const { quiz_id } = await client.call('POST /quiz/custom', { body: { question_ids } })
  const { questions } = await client.call('GET /quiz/{id}', { params: { id: quiz_id } })
  const idOf = (at: number) =>
    questions.find(({ id }) => id === question_ids[at])?.evaluation_question_id ?? ''
  return { quiz_id, ids: { choice: idOf(0), number: idOf(1), expression: idOf(2), text: idOf(3) } }
}

async function addPage({ topic_id, course_id }: World) {
  const [id, passage_id] = [newId(), newId()]
  const document = { id, topic_id, course_id, title: 'How numbers work' }
  await db.insertInto('documents').values(document).execute()
  const passage = { id: passage_id, document_id: id, position: 0, page: 1, body: 'A number.' }
  await db.insertInto('passages').values(passage).execute()
  return { id }
}
