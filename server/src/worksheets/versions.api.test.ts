import { describe, expect, test } from 'vitest'
import { evaluationsIn, submit } from '#quiz/testing.ts'
import { db } from '#testing/harness.ts'
import { addQuestion, sampleQuestions } from '#testing/practice.ts'
import { type BankClass, classWithBank, madeSheet, placeOf } from './testing.ts'
import { placesOfVersion, versionOf } from './worksheets.versions.ts'

const change = 'PATCH /worksheets/{id}'

async function addStudents({ school, class_id, course_id }: BankClass, count: number) {
  const added = []
  for (let at = 0; at < count; at++) {
    const student = await school.addUser('student')
    const place = { class_id, user_id: student.id, is_teacher: false }
    await db.insertInto('class_members').values(place).execute()
    await db.insertInto('enrolments').values({ student_id: student.id, course_id }).execute()
    added.push(student)
  }
  return added
}

const set = ({ client, class_id }: BankClass, id: string) =>
  client.call('POST /worksheets/{id}/reassign', {
    params: { id },
    body: { class_id },
    files: {},
  })

/** How the questions of a student's attempt were drawn, in their order. */
const drawnFor = (student_id: string, quiz_id: string) =>
  db
    .selectFrom('evaluation_questions')
    .innerJoin('student_evaluations', 'student_evaluations.id', 'student_evaluation_id')
    .select(['evaluation_questions.question_id', 'seed'])
    .where('student_id', '=', student_id)
    .where('quiz_id', '=', quiz_id)
    .orderBy('position')
    .execute()

describe('two versions', () => {
  test('each student gets A or B, with the numbers and the order of that version', async () => {
    const world = await classWithBank()
    const students = [world.student, ...(await addStudents(world, 6))]
    const sheet = await madeSheet(world, [])
    const questions = world.question_ids.slice(0, 4).map((id, at) => placeOf(id, at + 1))
    await world.client.call(change, {
      params: { id: sheet.id },
      body: { questions, has_versions: true, is_draft: false },
    })
    const { quiz_id } = await set(world, sheet.id)
    for (const student of students) {
      const client = await world.school.as(student)
      await client.call('GET /quiz/{id}', { params: { id: quiz_id } })
      const wanted = placesOfVersion(questions, versionOf(quiz_id, student.id))
      expect(await drawnFor(student.id, quiz_id)).toEqual(
        wanted.map(({ question_id, seed }) => ({ question_id, seed })),
      )
    }
  })

  test('what is told by the number of a question is told by its place on the sheet', async () => {
    const world = await classWithBank()
    const students = [world.student, ...(await addStudents(world, 6))]
    const sheet = await madeSheet(world, [])
    const questions = world.question_ids.slice(0, 2).map((id, at) => placeOf(id, at + 1))
    await world.client.call(change, {
      params: { id: sheet.id },
      body: { questions, has_versions: true, is_draft: false },
    })
    const { assignment_id, quiz_id } = await set(world, sheet.id)
    for (const student of students) {
      const client = await world.school.as(student)
      const quiz = await client.call('GET /quiz/{id}', { params: { id: quiz_id } })
      const first = quiz.questions.find(({ id }) => id === world.question_ids[0])
      const answer = { id: first?.evaluation_question_id ?? '', value: '15 km/h' }
      await submit(client, quiz_id, [answer])
    }
    const room = (number: number) =>
      world.client.call('GET /assignments/{id}/questions/{number}/room', {
        params: { id: assignment_id, number },
      })
    expect(await room(1)).toMatchObject({ num_answered: students.length })
    expect(await room(2)).toMatchObject({ num_answered: 0 })
    const { board } = await world.client.call('GET /worksheets/progress/{classId}', {
      params: { classId: world.class_id },
      query: { assignment_id, worksheet_id: sheet.id },
    })
    expect(board?.questions.map(({ num_tried }) => num_tried)).toEqual([students.length, 0])
  })

  test('without them each student has numbers of their own, in the order of the sheet', async () => {
    const world = await classWithBank()
    const sheet = await madeSheet(world, world.question_ids.slice(0, 4))
    await world.client.call(change, { params: { id: sheet.id }, body: { is_draft: false } })
    const { quiz_id } = await set(world, sheet.id)
    const client = await world.school.as(world.student)
    await client.call('GET /quiz/{id}', { params: { id: quiz_id } })
    const drawn = await drawnFor(world.student.id, quiz_id)
    expect(drawn.map(({ question_id }) => question_id)).toEqual(world.question_ids.slice(0, 4))
  })
})

describe('marks on a sheet', () => {
  test('are what students see, what the marker gives, and what the sheet comes to', async () => {
    const world = await classWithBank()
    const { client, question_ids, school, student } = world
    const sheet = await madeSheet(world, question_ids.slice(0, 2))
    const params = { id: sheet.id, questionId: question_ids[0] ?? '' }
    const path = 'PATCH /worksheets/{id}/questions/{questionId}'
    await client.call(path, { params, body: { marks: 5 } })
    await client.call(change, { params: { id: sheet.id }, body: { is_draft: false } })
    const { quiz_id } = await set(world, sheet.id)
    const asStudent = await school.as(student)
    const quiz = await asStudent.call('GET /quiz/{id}', { params: { id: quiz_id } })
    const usual = sampleQuestions.number.max_score
    expect(quiz.questions.map(({ max_score }) => max_score)).toEqual([5, usual])
    expect(quiz.status.max_score).toBe(5 + usual)
    const [first] = quiz.questions
    const answer = { id: first?.evaluation_question_id ?? '', value: '15 km/h' }
    const [marked] = evaluationsIn(await submit(asStudent, quiz_id, [answer]))
    expect(marked).toMatchObject({ marks_given: 5, max_score: 5, is_full_marks: true })
    const evidence = await db
      .selectFrom('evidence')
      .select(['marks_given', 'max_score'])
      .where('student_id', '=', student.id)
      .execute()
    expect(evidence).toEqual([{ marks_given: 5, max_score: 5 }])
    const { assignments } = await client.call('GET /worksheets/progress/{classId}', {
      params: { classId: world.class_id },
    })
    expect(assignments.find(({ worksheet_id }) => worksheet_id === sheet.id)?.max_score).toBe(
      5 + usual,
    )
  })

  test('are kept by a copy, and taken back to those of the bank', async () => {
    const world = await classWithBank()
    const { client, question_ids } = world
    const sheet = await madeSheet(world, question_ids.slice(0, 1))
    const params = { id: sheet.id, questionId: question_ids[0] ?? '' }
    const path = 'PATCH /worksheets/{id}/questions/{questionId}'
    const read = async (id: string) =>
      (await client.call('GET /worksheets/{id}/making', { params: { id } })).worksheet.questions[0]
    await client.call(path, { params, body: { marks: 7 } })
    const copy = await client.call('POST /worksheets/{id}/duplicate', {
      params: { id: sheet.id },
      query: {},
    })
    expect(await read(copy.worksheet_id)).toMatchObject({ marks: 7, shown: { max_score: 7 } })
    await client.call(path, { params, body: { marks: null } })
    const usual = sampleQuestions.number.max_score
    expect(await read(sheet.id)).toMatchObject({ marks: null, shown: { max_score: usual } })
  })

  test('of a question of parts stay what its parts come to', async () => {
    const world = await classWithBank()
    const { client, topic_id } = world
    const { number } = sampleQuestions
    const { hints, method_answer, max_score } = number
    const question_id = await addQuestion(
      {
        ...{ type: 'multi_part', text: 'Two parts', hints, method_answer },
        ...{ max_score: 2 * max_score, sub_questions: [number, number] },
      },
      topic_id,
    )
    const sheet = await madeSheet(world, [question_id])
    const questions = [{ ...placeOf(question_id), marks: 9 }]
    const all = client.call(change, { params: { id: sheet.id }, body: { questions } })
    await expect(all).rejects.toMatchObject({ code: 'MARKS_FIXED' })
    const one = client.call('PATCH /worksheets/{id}/questions/{questionId}', {
      params: { id: sheet.id, questionId: question_id },
      body: { marks: 9 },
    })
    await expect(one).rejects.toMatchObject({ code: 'MARKS_FIXED' })
    const { worksheet } = await client.call('GET /worksheets/{id}/making', {
      params: { id: sheet.id },
    })
    expect(worksheet.questions[0]).toMatchObject({ marks: null, can_change_marks: false })
  })

  test.each([0, 21, 1.5])('are a whole number from 1 to 20, and not %d', async (marks) => {
    const world = await classWithBank()
    const [id = ''] = world.question_ids
    const sheet = await madeSheet(world, [id])
    const body = { questions: [{ ...placeOf(id), marks }] }
    const asked = world.client.call(change, { params: { id: sheet.id }, body })
    await expect(asked).rejects.toMatchObject({ code: 'INVALID_REQUEST' })
  })
})
