import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { assignQuiz, makePractice } from '#testing/practice.ts'
import { right, studentWithQuiz, submit } from './testing.ts'

type World = Awaited<ReturnType<typeof studentWithQuiz>>

const questionOf = ({ quiz, ids }: World, name: keyof World['ids']) => {
  const found = quiz.questions.find((each) => each.evaluation_question_id === ids[name])
  if (!found) throw new Error('The quiz has no such question')
  return found.id
}

/** Tries a question until it is settled, and never gets it right. */
async function fail({ client, quiz_id }: World, id: string) {
  for (const value of ['20 km/h', '30 km/h', '60 km/h'])
    await submit(client, quiz_id, [{ id, value }])
}

test('a bookmark is kept, listed with the question as it was drawn, and taken away', async () => {
  const world = await studentWithQuiz()
  const { client, quiz, ids } = world
  const { student_evaluation_id } = quiz
  const question_id = questionOf(world, 'number')
  const set = (is_bookmark: boolean) =>
    client.call('POST /quiz/bookmarks', {
      body: { student_evaluation_id, question_id, is_bookmark },
    })
  expect(await set(true)).toEqual({ is_bookmark: true })
  const { questions } = await client.call('GET /quiz/bookmarks', { query: {} })
  expect(questions).toHaveLength(1)
  expect(questions[0]).toMatchObject({
    ...{ quiz_id: quiz.id, topic_title: 'Numbers', subject_name: 'Mathematics' },
    question: { id: question_id, evaluation_question_id: ids.number, needs_unit: true },
    evaluation: { is_bookmark: true, method_answer: null, hints: [] },
  })
  await set(false)
  expect(await client.call('GET /quiz/bookmarks', { query: {} })).toEqual({ questions: [] })
})

test('nobody bookmarks, skips or judges the questions of others', async () => {
  const world = await studentWithQuiz()
  const { school, quiz, ids } = world
  const other = await school.as(await school.addUser('student'))
  const question_id = questionOf(world, 'number')
  const { student_evaluation_id } = quiz
  const refused = { status: 404, code: 'NOT_FOUND' }
  await expect(
    other.call('POST /quiz/bookmarks', {
      body: { student_evaluation_id, question_id, is_bookmark: true },
    }),
  ).rejects.toMatchObject(refused)
  await expect(
    other.call('PATCH /quiz/skip', { body: { question_id: ids.number, is_skipped: true } }),
  ).rejects.toMatchObject(refused)
  const teacher = await school.as(await school.addUser('teacher'))
  for (const caller of [other, teacher])
    await expect(
      caller.call('POST /quiz/evaluation-questions/{id}/feedback', {
        params: { id: ids.number },
        body: { liked: true },
      }),
    ).rejects.toMatchObject(refused)
})

test('a question is left for later by either of its ids, until it is settled', async () => {
  const world = await studentWithQuiz()
  const { client, quiz_id, ids } = world
  const skip = (question_id: string, is_skipped: boolean) =>
    client.call('PATCH /quiz/skip', { body: { question_id, is_skipped } })
  const skipped = async () => {
    const { evaluations } = await client.call('GET /quiz/{id}/evaluations', {
      params: { id: quiz_id },
      query: {},
    })
    return evaluations.filter(({ is_skipped }) => is_skipped).map(({ id }) => id)
  }
  await skip(ids.number, true)
  await skip(questionOf(world, 'text'), true)
  expect(await skipped()).toEqual([ids.number, ids.text])
  await skip(ids.number, false)
  expect(await skipped()).toEqual([ids.text])
  await submit(client, quiz_id, [{ id: ids.choice, ...right.choice }])
  await expect(skip(ids.choice, true)).rejects.toMatchObject({ code: 'QUESTION_SETTLED' })
})

test('an explanation is liked or disliked, never both', async () => {
  const { client, ids } = await studentWithQuiz()
  const say = (body: { liked?: boolean; disliked?: boolean }) =>
    client.call('POST /quiz/evaluation-questions/{id}/feedback', {
      params: { id: ids.text },
      body,
    })
  expect(await say({ liked: true })).toEqual({ liked: true, disliked: false })
  expect(await say({ disliked: true })).toEqual({ liked: false, disliked: true })
  expect(await say({ disliked: false })).toEqual({ liked: false, disliked: false })
  await expect(say({ liked: true, disliked: true })).rejects.toMatchObject({
    code: 'FEEDBACK_CONTRADICTS',
  })
})

test('a mistake stands in the list until the question is got right, in whatever practice', async () => {
  const world = await studentWithQuiz()
  const { client, ids, quiz_id } = world
  const mistakes = async () =>
    (await client.call('GET /quiz/mistakes', { query: {} })).questions.map(
      (each) => each.question.id,
    )
  await submit(client, quiz_id, [{ id: ids.number, value: '20 km/h' }])
  expect(await mistakes()).toEqual([])
  await fail(world, ids.number)
  const question_id = questionOf(world, 'number')
  expect(await mistakes()).toEqual([question_id])
  const { quiz_id: again } = await client.call('POST /quiz/custom', {
    body: { question_ids: [question_id] },
  })
  const { questions, ...summary } = await client.call('GET /quiz/{id}', { params: { id: again } })
  expect(summary).toMatchObject({ title: 'My practice: Numbers', attempt_type_id: 7 })
  expect(questions.map(({ id }) => id)).toEqual([question_id])
  const [asked] = questions
  await submit(client, again, [{ id: asked?.evaluation_question_id ?? '', ...right.number }])
  expect(await mistakes()).toEqual([])
})

test('a practice of topics takes what was not met first, and only of courses that one takes', async () => {
  const { school, client, topic_id } = await studentWithQuiz()
  const make = (body: {
    course_tagging_ids?: string[]
    question_ids?: string[]
    num_questions?: number
  }) => client.call('POST /quiz/custom', { body })
  const { quiz_id } = await make({ course_tagging_ids: [topic_id], num_questions: 3 })
  const { questions } = await client.call('GET /quiz/{id}', { params: { id: quiz_id } })
  expect(new Set(questions.map(({ id }) => id)).size).toBe(3)
  const elsewhere = await makePractice(school, [])
  const nothing = { status: 409, code: 'NOTHING_TO_PRACTISE' }
  await expect(make({ course_tagging_ids: [elsewhere.topic_id] })).rejects.toMatchObject(nothing)
  await expect(make({ question_ids: [newId()] })).rejects.toMatchObject(nothing)
  await expect(make({})).rejects.toMatchObject(nothing)
  const other = await school.as(await school.addUser('student'))
  await expect(other.call('GET /quiz/{id}', { params: { id: quiz_id } })).rejects.toMatchObject({
    status: 404,
  })
})

test('a practice is of the kinds that are wished for, or of any where there are none', async () => {
  const { client, topic_id } = await studentWithQuiz()
  const typesOf = async (kinds: ('choose' | 'arrange' | 'type')[]) => {
    const body = { course_tagging_ids: [topic_id], kinds }
    const { quiz_id: id } = await client.call('POST /quiz/custom', { body })
    const { questions } = await client.call('GET /quiz/{id}', { params: { id } })
    return questions.map(({ type }) => type).toSorted()
  }
  expect(await typesOf(['choose'])).toEqual(['single_choice'])
  expect(await typesOf(['type'])).toEqual(['expression', 'number', 'short_text'])
  expect(await typesOf(['arrange'])).toHaveLength(4)
})

test('what is set in a course is counted, for those who take it', async () => {
  const { school, client, student, ...practice } = await studentWithQuiz()
  const params = { id: practice.course_id }
  const ask = () => client.call('GET /quiz/courses/{id}/have-assignments', { params })
  expect(await ask()).toEqual({ have_assignments: false, num_open: 0 })
  await assignQuiz({ school_id: school.id, student_id: student.id, ...practice })
  expect(await ask()).toEqual({ have_assignments: true, num_open: 1 })
  const other = await school.as(await school.addUser('student'))
  await expect(
    other.call('GET /quiz/courses/{id}/have-assignments', { params }),
  ).rejects.toMatchObject({ status: 404 })
})
