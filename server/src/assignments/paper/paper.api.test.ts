import { expect, test } from 'vitest'
import { db, makeSchool } from '#testing/harness.ts'
import { type Bound, bindSheet } from '#testing/practice.ts'
import { classWithSheet } from '../testing.ts'

const draw = 'POST /assignments/{id}/paper'
const keep = 'POST /assignments/{id}/paper/copies'

/** Work that is set for a class of two, and a print of it. */
async function printed(bound?: Bound) {
  const made = await classWithSheet()
  if (bound) await bindSheet(made.worksheet_id, bound)
  const { assignment_id, quiz_id } = await made.set()
  const params = { id: assignment_id }
  const print = await made.client.call(draw, { params, body: {} })
  return { ...made, assignment_id, quiz_id, params, print }
}

type Printed = Awaited<ReturnType<typeof printed>>

const placeOf = (
  id: string,
  bubbles: { part: null; order: number; x: number; y: number }[] = [],
) => ({ ...{ id, left: 200, top: 600, width: 1_600, height: 300 }, bubbles })

/** The first copy, with each of its questions on one page. */
const copyOf = ({ print }: Printed) => {
  const [copy] = print.copies
  if (!copy) throw new Error('Nothing is printed')
  const places = copy.questions.map((question) => placeOf(question.evaluation_question_id))
  return { student_id: copy.student.id, pages: [{ places }] }
}

test('a print has each student’s own questions with their keys, and they see the same on a screen', async () => {
  const { print, students, school, quiz_id } = await printed()
  expect(print).toMatchObject({ title: 'Ratio', class_name: '8B', num_students: 2 })
  expect(print.copies.map(({ student }) => student.id).sort()).toEqual(
    students.map(({ id }) => id).sort(),
  )
  for (const student of students) {
    const copy = print.copies.find((each) => each.student.id === student.id)
    expect(copy?.questions.every(({ answer }) => answer.length > 0)).toBe(true)
    const client = await school.as(student)
    const { questions } = await client.call('GET /quiz/{id}', { params: { id: quiz_id } })
    expect(
      copy?.questions.map(({ evaluation_question_id, text }) => [evaluation_question_id, text]),
    ).toEqual(questions.map(({ evaluation_question_id, text }) => [evaluation_question_id, text]))
  }
})

test('a print says how many are enough and which must be answered, as the attempt does', async () => {
  const { print, students, school, quiz_id } = await printed({ num: 2, compulsory: [1] })
  expect(print.max_score).toBe(3)
  expect(print.copies).toHaveLength(2)
  for (const { num_to_complete, questions } of print.copies) {
    expect(num_to_complete).toBe(2)
    expect(questions.flatMap((each, at) => (each.is_compulsory ? [at] : []))).toEqual([1])
  }
  const [student] = students
  if (!student) throw new Error('The class has students')
  const client = await school.as(student)
  const quiz = await client.call('GET /quiz/{id}', { params: { id: quiz_id } })
  expect(quiz).toMatchObject({ num_to_complete: 2, status: { max_score: 3 } })
})

test('printing begins nothing: nobody is at work by it, and printed twice it is the same', async () => {
  const { print, client, params, class_id } = await printed()
  const again = await client.call(draw, { params, body: {} })
  expect(again).toEqual(print)
  const { assignments } = await client.call('GET /worksheets/progress/{classId}', {
    params: { classId: class_id },
    query: {},
  })
  expect(assignments[0]).toMatchObject({ num_working: 0, num_not_begun: 2 })
})

test('work can be printed before it opens', async () => {
  const made = await classWithSheet()
  const date_assigned = new Date(Date.now() + 86_400_000).toISOString()
  const { assignment_id } = await made.set({ date_assigned })
  const print = await made.client.call(draw, { params: { id: assignment_id }, body: {} })
  expect(print.copies).toHaveLength(2)
})

test('the same copy has the same code each time, another layout another one, and no code tells of anybody', async () => {
  const made = await printed()
  const { client, params, school } = made
  const copy = copyOf(made)
  const codeOf = async (one: typeof copy) =>
    (await client.call(keep, { params, body: { copies: [one] } })).copies[0]?.token ?? ''
  const code = await codeOf(copy)
  expect(code).toMatch(/^[0-9A-Z]{26}$/)
  expect(await codeOf(copy)).toBe(code)
  const moved = {
    ...copy,
    pages: copy.pages.map(({ places }) => ({
      places: places.map((each) => ({ ...each, top: 700 })),
    })),
  }
  expect(await codeOf(moved)).not.toBe(code)
  const rows = await db
    .selectFrom('paper_copies')
    .select('token')
    .where('school_id', '=', school.id)
    .execute()
  expect(rows).toHaveLength(2)
})

test('ten prints at once are one copy', async () => {
  const made = await printed()
  const copies = [copyOf(made)]
  const codes = await Promise.all(
    Array.from({ length: 10 }, () =>
      made.client.call(keep, { params: made.params, body: { copies } }),
    ),
  )
  expect(new Set(codes.map((each) => each.copies[0]?.token)).size).toBe(1)
})

test('a place names a question of that student, and each once', async () => {
  const made = await printed()
  const { client, params, print } = made
  const copy = copyOf(made)
  const other = print.copies[1]?.questions[0]?.evaluation_question_id ?? ''
  const asked = (pages: (typeof copy)['pages']) =>
    client.call(keep, { params, body: { copies: [{ ...copy, pages }] } })
  const own = copy.pages[0]?.places[0]?.id ?? ''
  for (const pages of [
    [{ places: [placeOf(other)] }],
    [{ places: [placeOf(own)] }, { places: [placeOf(own)] }],
  ])
    await expect(asked(pages)).rejects.toMatchObject({ code: 'OTHER_QUESTIONS' })
  await expect(client.call(keep, { params, body: { copies: [copy, copy] } })).rejects.toMatchObject(
    { code: 'OTHER_QUESTIONS' },
  )
})

test('nobody else prints it: no other teacher, no student, nobody of another school, and not who has left', async () => {
  const made = await printed()
  const { school, other, params, students, former } = made
  const elsewhere = await makeSchool()
  const stranger = await elsewhere.as(await elsewhere.addUser('owner'))
  const copies = [copyOf(made)]
  for (const client of [await school.as(other), stranger]) {
    await expect(client.call(draw, { params, body: {} })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(client.call(keep, { params, body: { copies } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  }
  const student = await school.as(students[0])
  await expect(student.call(draw, { params, body: {} })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
  await expect(
    made.client.call(draw, { params, body: { student_ids: [former.id] } }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
