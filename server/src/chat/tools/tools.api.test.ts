import { attemptType } from '@learngrove/contract/roles'
import { describe, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { createMemory } from '#platform/memory.ts'
import { studentInExam } from '#quiz/exam.testing.ts'
import { evaluationsIn, right, studentWithQuiz, submit } from '#quiz/testing.ts'
import { placedQuestions } from '#quiz/testing.types.ts'
import { fulfilled, ten } from '#testing/at-once.ts'
import { db, makeSchool } from '#testing/harness.ts'
import { addQuestion, makePractice, sampleQuestions } from '#testing/practice.ts'
import { drawQuestion, type Wish } from './tools.draw-question.ts'
import { planRevision } from './tools.plan-revision.ts'
import { readProgress } from './tools.read-progress.ts'

type Somebody = {
  readonly school: { readonly id: string; readonly now: () => Date }
  readonly student: { readonly id: string }
}

/** What a tool is given for a student. */
const worldOf = ({ school, student }: Somebody) => ({
  ...{ db, memory: createMemory(), actor: student, school_id: school.id, now: school.now() },
})

const draw = (who: Somebody & { readonly course_id: string }, wish: Partial<Wish> = {}) =>
  drawQuestion(worldOf(who), { course_ids: [who.course_id], ...wish })

async function drawn(...args: Parameters<typeof draw>) {
  const question = await draw(...args)
  if ('nothing' in question) throw new Error(`Nothing was drawn: ${question.why}`)
  return question
}

const quizzesOf = ({ student }: Somebody) =>
  db
    .selectFrom('quizzes')
    .select(['id', 'attempt_type_id', 'course_id'])
    .where('student_id', '=', student.id)
    .execute()

const questionOf = async (evaluation_question_id: string) =>
  db
    .selectFrom('evaluation_questions')
    .innerJoin('question_versions', 'question_versions.id', 'question_version_id')
    .select(['evaluation_questions.question_id', 'type', 'difficulty'])
    .where('evaluation_questions.id', '=', evaluation_question_id)
    .executeTakeFirstOrThrow()

const setDifficulty = (question_id: string, difficulty: number) =>
  db
    .updateTable('question_versions')
    .set({ difficulty })
    .where('question_id', '=', question_id)
    .execute()

describe('a question that is drawn', () => {
  test('is of the topic that the words mean, opens as a practice, and counts once', async () => {
    const world = await studentWithQuiz()
    const { client, student, course_id } = world
    const question = await drawn(world, { about: 'numbers' })
    expect(question.title).toBe('Numbers')
    expect(await quizzesOf(world)).toEqual([
      { id: question.quiz_id, attempt_type_id: attemptType.practice, course_id },
    ])
    const quiz = await client.call('GET /quiz/{id}', { params: { id: question.quiz_id } })
    const [asked, ...more] = quiz.questions
    expect(more).toEqual([])
    expect(asked?.evaluation_question_id).toBe(question.evaluation_question_id)
    const place = world.quiz.questions.findIndex(({ id }) => id === asked?.id)
    const answer = [right.choice, right.number, right.expression, right.text][place]
    const id = question.evaluation_question_id
    const attempt_key = newId()
    const told = await submit(client, question.quiz_id, [{ id, attempt_key, ...answer }])
    expect(evaluationsIn(told)).toMatchObject([{ is_full_marks: true }])
    await submit(client, question.quiz_id, [{ id, attempt_key, ...answer }])
    const counted = await db
      .selectFrom('evidence')
      .select('evaluation_question_id')
      .where('student_id', '=', student.id)
      .execute()
    expect(counted).toEqual([{ evaluation_question_id: id }])
  })

  test('ten times at once is one', async () => {
    const world = await studentWithQuiz()
    const results = await ten(() => draw(world, { about: 'numbers' }))
    expect(fulfilled(results)).toBe(10)
    expect(await quizzesOf(world)).toHaveLength(1)
  })

  test('is never of a course that the student does not take, nor of the bank of another school', async () => {
    const [world, other] = [await studentWithQuiz(), await studentWithQuiz()]
    expect(await draw(world, { course_ids: [other.course_id], about: 'numbers' })).toMatchObject({
      nothing: true,
      why: 'no_topic',
    })
    await db
      .updateTable('questions')
      .set({ school_id: other.school.id })
      .where(
        'id',
        'in',
        world.quiz.questions.map(({ id }) => id),
      )
      .execute()
    expect(await draw(world, { about: 'numbers' })).toMatchObject({ why: 'no_question' })
    expect(await quizzesOf(world)).toEqual([])
  })

  test('is not to be had while an exam runs', async () => {
    const exam = await studentInExam()
    const { course_id } = await makePractice(exam.school, [exam.student])
    const who = { ...exam, course_id }
    expect(await draw(who, { about: 'numbers' })).toEqual({
      nothing: true,
      why: 'exam',
      nearest: [],
    })
    const like = exam.ids.number
    expect(await draw(who, { like })).toMatchObject({ why: 'exam' })
    exam.school.wait(2)
    expect(await draw(who, { about: 'numbers', course_ids: [course_id] })).toHaveProperty('quiz_id')
  })

  test('that no topic is meant by is said, with the nearest', async () => {
    const world = await studentWithQuiz()
    expect(await draw(world, { about: 'volcanoes' })).toEqual({
      nothing: true,
      why: 'no_topic',
      nearest: ['Numbers'],
    })
  })

  test('fits a card where the bank has one that does', async () => {
    const school = await makeSchool()
    const student = await school.addUser('student')
    const { course_id, topic_id } = await makePractice(school, [student], [placedQuestions.long])
    const who = { school, student, course_id }
    expect(await questionOf((await drawn(who)).evaluation_question_id)).toMatchObject({
      type: 'long_text',
    })
    await addQuestion(sampleQuestions.choice, topic_id)
    expect(await questionOf((await drawn(who)).evaluation_question_id)).toMatchObject({
      type: 'single_choice',
    })
  })
})

describe('a question to go on from', () => {
  test('is followed by one like it once it was tried, and by another before', async () => {
    const world = await studentWithQuiz()
    const { client, quiz_id, ids } = world
    const before = await drawn(world, { like: ids.number })
    expect(await questionOf(before.evaluation_question_id)).not.toMatchObject({ type: 'number' })
    await submit(client, quiz_id, [{ id: ids.number, value: '60 km/h' }])
    const after = await drawn(world, { like: ids.number })
    expect(after.title).toBe('Numbers')
    expect(after.evaluation_question_id).not.toBe(ids.number)
  })

  test('is not drawn again by the words that drew it', async () => {
    const world = await studentWithQuiz()
    const first = await drawn(world, { about: 'numbers' })
    const second = await drawn(world, { about: 'numbers', like: first.evaluation_question_id })
    const [one, other] = [
      await questionOf(first.evaluation_question_id),
      await questionOf(second.evaluation_question_id),
    ]
    expect(other.question_id).not.toBe(one.question_id)
  })

  test('is followed by a harder one or an easier one', async () => {
    const world = await studentWithQuiz()
    const [choice, number, expression, text] = world.quiz.questions.map(({ id }) => id)
    for (const [at, id] of [choice, number, expression, text].entries())
      await setDifficulty(id ?? '', at - 1)
    const like = world.ids.number
    const harder = await drawn(world, { like, level: 'harder' })
    const easier = await drawn(world, { like, level: 'easier' })
    expect((await questionOf(harder.evaluation_question_id)).question_id).toBe(expression)
    expect((await questionOf(easier.evaluation_question_id)).question_id).toBe(choice)
    expect(await draw(world, { like: world.ids.text, level: 'harder' })).toMatchObject({
      why: 'no_question',
    })
  })

  test('that is another student’s leads nowhere', async () => {
    const [world, other] = [await studentWithQuiz(), await studentWithQuiz()]
    expect(await draw(other, { like: world.ids.number })).toMatchObject({ nothing: true })
    expect(await quizzesOf(other)).toEqual([])
  })
})

describe('progress', () => {
  test('tells only what evidence bears', async () => {
    const world = await studentWithQuiz()
    const { client, quiz_id, ids } = world
    const [nothing, ...more] = await readProgress(worldOf(world))
    expect([nothing?.text, more]).toEqual([expect.stringContaining('No answer'), []])
    await submit(client, quiz_id, [
      { id: ids.choice, ...right.choice },
      { id: ids.number, ...right.number },
      { id: ids.text, ...right.text },
    ])
    const facts = await readProgress(worldOf(world))
    expect(facts.map(({ text, source }) => [source, text])).toEqual([
      ['evidence', 'Questions that you answered in the last seven days: 3 in Numbers.'],
      ['skill', 'Your strongest topic is Numbers, from 3 questions.'],
      ['review', 'No review is due today.'],
    ])
    world.school.wait(24 * 8)
    const [week] = await readProgress(worldOf(world))
    expect(week?.text).toBe('In the last seven days you answered no questions.')
  })

  test('is one’s own alone', async () => {
    const [world, other] = [await studentWithQuiz(), await studentWithQuiz()]
    await submit(world.client, world.quiz_id, [{ id: world.ids.choice, ...right.choice }])
    expect(await readProgress(worldOf(other))).toHaveLength(1)
  })
})

describe('a plan', () => {
  test('has steps of one’s own courses, each with its reason and page', async () => {
    const world = await studentWithQuiz()
    const { client, quiz_id, ids, topic_id } = world
    const address = `/student/v2/revise?topic=${topic_id}`
    expect(await planRevision(worldOf(world))).toEqual([
      { title: 'Numbers', reason: 'It is new, and you are ready for it.', address },
    ])
    await submit(client, quiz_id, [{ id: ids.choice, ...right.choice }])
    const [step] = await planRevision(worldOf(world), { about: 'numbers' })
    expect(step?.reason).toMatch(
      /^You have begun it\. About \d+ more right answers?, and it blooms\.$/,
    )
    expect(await planRevision(worldOf(world), { about: 'volcanoes' })).toEqual([])
  })
})
