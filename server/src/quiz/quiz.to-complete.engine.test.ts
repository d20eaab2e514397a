import { describe, expect, test } from 'vitest'
import { classWithSheet } from '#assignments/testing.ts'
import { selectDue } from '#families/families.week.queries.ts'
import { rebuildEarnings } from '#gamification/gamification.rebuild.ts'
import { transaction } from '#platform/database.ts'
import { selectDone } from '#reports/assignment.queries.ts'
import { selectSetWork } from '#reports/student.queries.ts'
import { ten } from '#testing/at-once.ts'
import { db, makeSchool } from '#testing/harness.ts'
import { type Bound, bindSheet, makePractice } from '#testing/practice.ts'
import { doneIn, resultIn, right, submit } from './testing.ts'
import { addTeacher, hardToSay, standingOf } from './waiting.testing.ts'

/** A student before four questions of 1, 1, 2 and 1 marks, of which three are enough, the first among them. */
async function before(sheet: Bound = { num: 3, compulsory: [0] }) {
  const school = await makeSchool()
  const student = await school.addUser('student')
  const practice = await makePractice(school, [student])
  await bindSheet(practice.worksheet_id, sheet)
  const client = await school.as(student)
  const params = { id: practice.quiz_id }
  const open = () => client.call('GET /quiz/{id}', { params })
  const { questions } = await open()
  const [choice = '', number = '', expression = '', text = ''] = questions.map(
    (each) => each.evaluation_question_id,
  )
  const ids = { choice, number, expression, text }
  const answer = (names: readonly (keyof typeof ids)[]) =>
    submit(
      client,
      practice.quiz_id,
      names.map((name) => ({ id: ids[name], ...right[name] })),
    )
  const finish = () => submit(client, practice.quiz_id, [], { is_finished: 'true' })
  const read = () => client.call('GET /quiz/{id}/evaluations', { params })
  const days = async () => (await client.call('GET /users/streaks', {})).days
  return { school, student, client, ...practice, ids, open, answer, finish, read, days }
}

type World = Awaited<ReturnType<typeof before>>

/** A teacher of the student, who decides about answers. */
async function decides(world: World) {
  const { teacher } = await addTeacher(world)
  const staff = await world.school.as(teacher)
  return (id: string, marks_given: number) =>
    staff.call('PATCH /quiz/student-evaluation-questions/{id}', {
      params: { id },
      body: { marks_given },
    })
}

/** What the student earned, as it is and as it follows from what is kept. */
async function earned({ student }: World) {
  const ledger = async () =>
    (await standingOf(student)).ledger.map(({ reason, amount }) => `${reason} ${amount}`).sort()
  const is = await ledger()
  await transaction(db, (tx) => rebuildEarnings(tx, student.id))
  expect(await ledger()).toEqual(is)
  return is
}

const wrong = { value: 'x=7' }

/** The first answer of all starts what marks, and a busy machine takes long for that. */
const firstAnswerMs = 60_000

describe('a sheet of which some questions are enough', () => {
  test('says so from the start, and holds to it whatever becomes of the sheet', async () => {
    const world = await before()
    const said = { num_to_complete: 3, status: { num_answered: 0, num_questions: 3, max_score: 4 } }
    expect(await world.open()).toMatchObject(said)
    expect((await world.open()).questions.map(({ is_compulsory }) => is_compulsory)).toEqual([
      true,
      undefined,
      undefined,
      undefined,
    ])
    await bindSheet(world.worksheet_id, { num: null, compulsory: [2, 3] })
    expect(await world.open()).toMatchObject(said)
    expect(await world.read()).toMatchObject({ max_score: 4 })
  })

  test('asks for all that is left where fewer are left than are enough', async () => {
    const world = await before({ num: 4, compulsory: [0] })
    const opened = await world.open()
    expect(opened.num_to_complete).toBeUndefined()
    expect(opened.questions.some(({ is_compulsory }) => is_compulsory)).toBe(false)
    expect(opened.status).toMatchObject({ num_questions: 4, max_score: 5 })
  })

  test(
    'is finished with enough, and counts the best: everything right is everything',
    async () => {
      const world = await before()
      await world.answer(['choice', 'expression', 'text'])
      expect((await world.open()).status).toMatchObject({ num_answered: 3, num_questions: 3 })
      expect(resultIn(await world.finish())).toMatchObject({ total_score: 4, max_score: 4 })
      expect(await world.days()).toBe(1)
      expect(await earned(world)).toContain('quiz_finished 50')
    },
    firstAnswerMs,
  )

  test('counts no more than enough, and leaves the least out', async () => {
    const world = await before()
    await submit(world.client, world.quiz_id, [{ id: world.ids.expression, ...wrong }])
    await world.answer(['choice', 'number', 'text'])
    expect((await world.open()).status).toMatchObject({ num_answered: 3, marks_given: 3 })
    await world.finish()
    expect(await world.read()).toMatchObject({ total_score: 3, max_score: 4 })
    const params = { id: world.quiz_id }
    expect(await world.client.call('GET /quiz/{id}/result', { params })).toMatchObject({
      ...{ marks_given: 3, max_score: 4, counted: [1, 2, 4] },
      topics: [{ marks_given: 3, max_score: 3 }],
    })
    expect(await earned(world)).toContain('quiz_finished 20')
  })

  test('is not finished without what is compulsory, however much else is answered', async () => {
    const world = await before()
    await world.answer(['number', 'expression', 'text'])
    expect((await world.open()).status).toMatchObject({ num_answered: 2, num_questions: 3 })
    expect(resultIn(await world.finish())).toMatchObject({ total_score: 3, max_score: 4 })
    expect(await world.days()).toBe(0)
    expect((await earned(world)).join()).not.toMatch(/quiz_finished/)
  })

  test('takes what waits for a person as answered, and its marks once they are there', async () => {
    const world = await before()
    const decide = await decides(world)
    await world.answer(['choice', 'expression'])
    await submit(world.client, world.quiz_id, [{ id: world.ids.text, value: hardToSay[0] }])
    expect(resultIn(await world.finish())).toMatchObject({ total_score: 3, num_waiting: 1 })
    expect(await world.days()).toBe(1)
    await decide(world.ids.text, 1)
    expect(await world.read()).toMatchObject({ total_score: 4, num_waiting: 0 })
    expect(await earned(world)).toContain('result_decided 30')
  })

  test('follows a decision after it was handed in, also about what had not counted', async () => {
    const world = await before()
    const decide = await decides(world)
    await submit(world.client, world.quiz_id, [{ id: world.ids.expression, ...wrong }])
    await world.answer(['choice', 'number', 'text'])
    await world.finish()
    for (const [marks, total_score] of [
      [2, 4],
      [1, 3],
      [2, 4],
      [0, 3],
    ] as const) {
      await decide(world.ids.expression, marks)
      expect(await world.read()).toMatchObject({ total_score, max_score: 4 })
    }
    await decide(world.ids.choice, 0)
    expect(await world.read()).toMatchObject({ total_score: 2 })
  })

  test('is finished once by ten at once, and earns once', async () => {
    const world = await before()
    await world.answer(['choice', 'expression', 'text'])
    const results = await ten(() => world.finish())
    const totals = results.flatMap((each) =>
      each.status === 'fulfilled' ? [doneIn(each.value).result?.total_score] : [],
    )
    expect(totals).toEqual(Array.from({ length: 10 }, () => 4))
    expect((await earned(world)).filter((each) => each === 'quiz_finished 50')).toHaveLength(1)
  })
})

test('everybody is told the same of it: its student, who set it, and who reads about it', async () => {
  const made = await classWithSheet()
  await bindSheet(made.worksheet_id, { num: 3, compulsory: [0] })
  const { assignment_id, quiz_id } = await made.set()
  const [student] = made.students
  const client = await made.school.as(student)
  const { questions } = await client.call('GET /quiz/{id}', { params: { id: quiz_id } })
  const [choice = '', number = '', expression = '', text = ''] = questions.map(
    (each) => each.evaluation_question_id,
  )
  // Changed while it is answered.
  await bindSheet(made.worksheet_id, { num: null, compulsory: [] })
  await submit(client, quiz_id, [
    { id: choice, ...right.choice },
    { id: number, ...right.number },
    { id: expression, ...wrong },
    { id: text, ...right.text },
  ])
  await submit(client, quiz_id, [], { is_finished: 'true' })
  const came_to = { marks_given: 3, max_score: 4 }
  const { quizzes } = await client.call('GET /quiz', { query: {} })
  expect(quizzes.find(({ id }) => id === quiz_id)?.status).toMatchObject({
    ...{ num_answered: 3, num_questions: 3, is_completed: true, ...came_to },
  })
  const { class_id, worksheet_id } = made
  const { board } = await made.client.call('GET /worksheets/progress/{classId}', {
    params: { classId: class_id },
    query: { assignment_id, worksheet_id },
  })
  const row = board?.students.find(({ id }) => id === student.id)
  expect(row).toMatchObject({ state: 'finished', ...came_to })
  const of = { student_id: student.id }
  const set = { num_answered: 3, num_questions: 3, ...came_to }
  const words = { name: '8B', subject: 'Mathematics', time_zone: 'Europe/London' }
  const where = { id: class_id, course_id: made.course_id, school_id: made.school.id }
  const reading = { ...where, ...words }
  expect(await selectSetWork(db, { of: reading, ...of })).toMatchObject([set])
  const done = await selectDone(db, { of: reading, id: assignment_id })
  expect(done.find(({ id }) => id === student.id)).toMatchObject(set)
  const week = { time_zone: 'Europe/London', since: '2000-01-03' }
  expect(await selectDue(db, { ...of, ...week })).toMatchObject([set])
})
