import type { Question } from '@learngrove/marking/question'
import { describe, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { evaluationsIn, studentWithQuiz, submit } from '#quiz/testing.ts'
import { addTeacher } from '#quiz/waiting.testing.ts'
import { fulfilled, refusals, ten } from '#testing/at-once.ts'
import { makeGuardian } from '#testing/family.ts'
import { db, makeSchool } from '#testing/harness.ts'
import { messagesTo } from '#testing/mailbox.ts'
import { makePractice } from '#testing/practice.ts'

type World = Awaited<ReturnType<typeof studentWithQuiz>>

/** A student of a class on the quiz's course, with a teacher who has an address. */
async function inClass() {
  const world = await studentWithQuiz()
  const address = `teacher.${world.school.id}@school.example`
  const { teacher } = await addTeacher(world, address)
  return { ...world, teacher, address }
}

const ask = ({ client }: Pick<World, 'client'>, id: string, text: string, client_id?: string) =>
  client.call('POST /quiz/evaluation-questions/{id}/teacher-questions', {
    params: { id },
    body: { text, ...(client_id && { client_id }) },
  })

const askedOf = ({ client }: Pick<World, 'client'>, id: string) =>
  client.call('GET /quiz/evaluation-questions/{id}/teacher-questions', { params: { id } })

describe('asking the teacher', () => {
  test('writes to the teacher of the class, and is kept', async () => {
    const world = await inClass()
    const { school, student, teacher, address, ids } = world
    const { asked, thread_id } = await ask(world, ids.number, 'Why do we share, and not times?')
    expect(thread_id).toBeNull()
    expect(asked).toMatchObject({ text: 'Why do we share, and not times?', teachers: ['teacher'] })
    const [letter, ...more] = await messagesTo(address)
    expect(more).toEqual([])
    expect(letter?.subject).toBe('A student of yours has a question')
    expect(letter?.body).toContain('student, 8a, asks about question 2 of “Practice”')
    expect(letter?.body).toContain('Why do we share')
    expect(await askedOf(world, ids.number)).toEqual({ asked: [asked], has_teacher: true })
    const client = await school.as(teacher)
    expect((await askedOf({ client }, ids.number)).asked).toEqual([asked])
    const { notices } = await client.call('GET /notices', {})
    expect(notices).toMatchObject([
      { kind: 'asked', title: 'Practice', student: { id: student.id } },
    ])
    // Not a word of a child's stands in what tells of it.
    expect(JSON.stringify(notices)).not.toContain('share')
  })

  test('ten times at once with one id asks once', async () => {
    const world = await inClass()
    const client_id = newId()
    const results = await ten(() => ask(world, world.ids.number, 'What is km/h?', client_id))
    expect(fulfilled(results)).toBe(10)
    expect((await askedOf(world, world.ids.number)).asked).toHaveLength(1)
    expect(await messagesTo(world.address)).toHaveLength(1)
  })

  test('words of need are answered with care, and go to nobody by this way', async () => {
    const world = await inClass()
    const { school, student, address, ids } = world
    const owner = `owner.${school.id}@school.example`
    await school.addUser('owner', { email: owner })
    const { asked, thread_id } = await ask(world, ids.number, 'i want to kill myself')
    expect(asked).toBeNull()
    expect(thread_id).not.toBeNull()
    expect(await messagesTo(address)).toEqual([])
    expect(await messagesTo(owner)).toHaveLength(1)
    expect((await askedOf(world, ids.number)).asked).toEqual([])
    const flags = await db
      .selectFrom('safety_flags')
      .select(['kind', 'thread_id'])
      .where('user_id', '=', student.id)
      .execute()
    expect(flags).toEqual([{ kind: 'suicide', thread_id }])
    const { messages } = await world.client.call('GET /chat', {
      query: { thread_id: thread_id ?? '' },
    })
    expect(messages[0]?.text).toBe('i want to kill myself')
  })

  test('is refused where there is no teacher, and after many questions', async () => {
    const alone = await studentWithQuiz()
    await expect(ask(alone, alone.ids.number, 'Why?')).rejects.toMatchObject({ code: 'NO_TEACHER' })
    expect((await askedOf(alone, alone.ids.number)).has_teacher).toBe(false)
    const world = await inClass()
    for (let asked = 0; asked < 10; asked++) await ask(world, world.ids.number, `Why ${asked}?`)
    await expect(ask(world, world.ids.number, 'Why?')).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    })
  })

  test('is read by nobody else', async () => {
    const world = await inClass()
    const { school, student, ids } = world
    await ask(world, ids.number, 'Why do we share?')
    const parent = await school.addUser('parent')
    await makeGuardian(parent, student)
    const others = [await school.addUser('student'), await school.addUser('teacher')]
    for (const other of others) {
      const client = await school.as(other)
      await expect(askedOf({ client }, ids.number)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    const client = await school.as(parent)
    await expect(askedOf({ client }, ids.number)).rejects.toMatchObject({ status: 403 })
    const elsewhere = await inClass()
    await expect(ask(elsewhere, ids.number, 'Why?')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

/** A question with a number to draw, and its double to find. */
const double = {
  type: 'number',
  text: 'What is the double of {{n}}?',
  max_score: 1,
  hints: ['Twice as much.'],
  method_answer: [{ text: 'Take it twice.', maths: '2 \\times {{n}}' }],
  answer: '{{m}}',
  template: { draw: { n: { from: 2, to: 900 } }, derive: { m: '2*n' } },
} as const satisfies Question

const alike = ({ client }: Pick<World, 'client'>, id: string) =>
  client.call('POST /quiz/evaluation-questions/{id}/alike', { params: { id } })

describe('one like it', () => {
  test('is another question of the topic where this one has no numbers to draw', async () => {
    const world = await studentWithQuiz()
    const { client, quiz_id, ids } = world
    await expect(alike(world, ids.number)).rejects.toMatchObject({ code: 'TRY_FIRST' })
    await submit(client, quiz_id, [{ id: ids.number, value: '60 km/h' }])
    const { quiz_id: practice, has_fresh_numbers } = await alike(world, ids.number)
    expect(has_fresh_numbers).toBe(false)
    const quiz = await client.call('GET /quiz/{id}', { params: { id: practice } })
    expect(quiz).toMatchObject({ title: 'One more: Numbers', attempt_type_id: 7 })
    expect(quiz.questions.map(({ id }) => id)).not.toContain(world.quiz.questions[1]?.id)
    expect(quiz.questions).toHaveLength(1)
  })

  test('is the same question with other numbers where it has some, and it counts', async () => {
    const school = await makeSchool()
    const student = await school.addUser('student')
    const { quiz_id } = await makePractice(school, [student], [double])
    const client = await school.as(student)
    const open = (id: string) => client.call('GET /quiz/{id}', { params: { id } })
    const [asked] = (await open(quiz_id)).questions
    if (!asked) throw new Error('The quiz has a question')
    await submit(client, quiz_id, [{ id: asked.evaluation_question_id, value: '0' }])
    const { quiz_id: practice, has_fresh_numbers } = await alike(
      { client },
      asked.evaluation_question_id,
    )
    expect(has_fresh_numbers).toBe(true)
    const [fresh] = (await open(practice)).questions
    expect(fresh?.id).toBe(asked.id)
    expect(fresh?.text).not.toBe(asked.text)
    const value = String(2 * Number(/\d+/.exec(fresh?.text ?? '')?.[0]))
    const told = await submit(client, practice, [
      { id: fresh?.evaluation_question_id ?? '', value },
    ])
    expect(evaluationsIn(told)).toMatchObject([{ is_full_marks: true }])
    const counted = await db
      .selectFrom('evidence')
      .select('is_full_marks')
      .where('student_id', '=', student.id)
      .orderBy('id')
      .execute()
    expect(counted).toEqual([{ is_full_marks: false }, { is_full_marks: true }])
  })

  test('ten times at once makes one', async () => {
    const world = await studentWithQuiz()
    await submit(world.client, world.quiz_id, [{ id: world.ids.number, value: '60 km/h' }])
    const first = await ten(() => alike(world, world.ids.number))
    expect(fulfilled(first)).toBe(10)
    expect(refusals(first)).toEqual([])
    const made = await db
      .selectFrom('quizzes')
      .select('id')
      .where('student_id', '=', world.student.id)
      .execute()
    expect(made).toHaveLength(1)
  })

  test('is refused for a question of somebody else', async () => {
    const world = await studentWithQuiz()
    const other = await studentWithQuiz()
    await submit(world.client, world.quiz_id, [{ id: world.ids.number, value: '60 km/h' }])
    await expect(alike(other, world.ids.number)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
