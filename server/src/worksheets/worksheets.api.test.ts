import { describe, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { keys, schoolWithSheet, shareSheet } from '#sharing/testing.ts'
import { makeGuardian } from '#testing/family.ts'
import { db, makeSchool } from '#testing/harness.ts'
import { assignQuiz } from '#testing/practice.ts'

const generate = 'POST /worksheets/generate-shared-worksheet'
const publicRead = 'GET /public/worksheets/{id}'

describe('what anybody may try', () => {
  test('is listed with its facts: the themed worksheets, and no path, no school’s and no shared one', async () => {
    const made = await schoolWithSheet()
    const { school, sheet_id, topic_id, worksheet_id } = made
    const path_id = newId()
    await db
      .insertInto('worksheets')
      .values({ id: path_id, topic_id, title: 'Path', key: `path-${path_id}` })
      .execute()
    const shared_id = await shareSheet(made)
    const { call } = await school.as()
    const { worksheets } = await call('GET /public/worksheets/public-shareable', {})
    const ids = worksheets.map(({ id }) => id)
    expect(ids).toContain(sheet_id)
    for (const hidden of [path_id, worksheet_id, shared_id]) expect(ids).not.toContain(hidden)
    expect(worksheets.find(({ id }) => id === sheet_id)).toMatchObject({
      title: 'Seeds and numbers',
      subject_name: 'Mathematics',
      topic_title: 'Numbers',
      from: 'platform',
      school_name: null,
      num_questions: 4,
      max_score: 5,
    })
  })

  test('is read with an example of each question, always the same, and without keys', async () => {
    const { school, sheet_id } = await schoolWithSheet()
    const { call } = await school.as()
    const params = { id: sheet_id }
    const sheet = await call(publicRead, { params, query: { public_chat_session_id: 'any' } })
    expect(sheet.questions).toHaveLength(4)
    expect(JSON.stringify(sheet)).not.toMatch(keys)
    expect(await call(publicRead, { params, query: {} })).toEqual(sheet)
  })

  test('is found by the id of a quiz of it too', async () => {
    const { school, sheet_id, quiz_id } = await schoolWithSheet()
    const { call } = await school.as()
    const ask = () => call(publicRead, { params: { id: quiz_id }, query: {} })
    await expect(ask()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await db
      .updateTable('quizzes')
      .set({ worksheet_id: sheet_id })
      .where('id', '=', quiz_id)
      .execute()
    expect(await ask()).toMatchObject({ id: sheet_id })
  })

  test('is not a sheet of a school, a retired one, nor one that there is not', async () => {
    const { school, sheet_id, worksheet_id } = await schoolWithSheet()
    const { call } = await school.as()
    await db
      .updateTable('worksheets')
      .set({ is_active: false })
      .where('id', '=', sheet_id)
      .execute()
    for (const id of [sheet_id, worksheet_id, newId()]) {
      await expect(call(publicRead, { params: { id }, query: {} })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
    }
  })
})

describe('what somebody may use', () => {
  const read = 'GET /worksheets/{id}'

  async function idsFor(school: Awaited<ReturnType<typeof makeSchool>>, user: { id: string }) {
    const { call } = await school.as(user)
    const { worksheets, total_count } = await call('GET /worksheets', { query: { size: 100 } })
    expect(total_count).toBeGreaterThanOrEqual(worksheets.length)
    return worksheets.map(({ id }) => id)
  }

  test('staff list and read their school’s sheets, and not those of another', async () => {
    const { school, worksheet_id, sheet_id } = await schoolWithSheet()
    const teacher = await school.addUser('teacher')
    expect(await idsFor(school, teacher)).toContain(worksheet_id)
    const { call } = await school.as(teacher)
    const sheet = await call(read, { params: { id: worksheet_id } })
    expect(sheet).toMatchObject({ from: 'school', school_name: 'Test school' })
    expect(sheet.questions).toHaveLength(4)
    expect(JSON.stringify(sheet)).not.toMatch(keys)
    const elsewhere = await makeSchool()
    const stranger = await elsewhere.addUser('owner')
    expect(await idsFor(elsewhere, stranger)).not.toContain(worksheet_id)
    const other = await elsewhere.as(stranger)
    await expect(other.call(read, { params: { id: worksheet_id } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect((await other.call(read, { params: { id: sheet_id } })).from).toBe('platform')
  })

  test('no teacher reads what a student put together for themselves', async () => {
    const { school, student, worksheet_id } = await schoolWithSheet()
    await db
      .updateTable('worksheets')
      .set({ student_id: student.id })
      .where('id', '=', worksheet_id)
      .execute()
    const { call } = await school.as(await school.addUser('owner'))
    await expect(call(read, { params: { id: worksheet_id } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    const mine = await (await school.as(student)).call(read, { params: { id: worksheet_id } })
    expect(mine.questions).toBeNull()
  })

  test('a student reads what is set for them, without its questions; a classmate does not', async () => {
    const made = await schoolWithSheet()
    const { school, student, worksheet_id } = made
    await assignQuiz({ ...made, school_id: school.id, student_id: student.id })
    const { call } = await school.as(student)
    const sheet = await call(read, { params: { id: worksheet_id } })
    expect([sheet.title, sheet.questions]).toEqual(['Practice', null])
    const classmate = await school.as(await school.addUser('student'))
    await expect(classmate.call(read, { params: { id: worksheet_id } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('pages are of 20, the latest first', async () => {
    const { school } = await schoolWithSheet()
    const { call } = await school.as(await school.addUser('teacher'))
    const first = await call('GET /worksheets', { query: { size: 1 } })
    const second = await call('GET /worksheets', { query: { page: 2, size: 1 } })
    expect(first.worksheets).toHaveLength(1)
    expect(first.worksheets[0]?.id).not.toBe(second.worksheets[0]?.id)
    expect((await call('GET /worksheets', { query: {} })).worksheets.length).toBeLessThanOrEqual(20)
  })
})

describe('sharing', () => {
  async function asking() {
    const made = await schoolWithSheet()
    const { school, student, course_id, subject_id, question_ids } = made
    const body = {
      student_id: student.id,
      biweekly_date: '2026-09-01',
      ...{ course_id, subject_id, question_ids },
    }
    const ask = async (user: { id: string }, change: Partial<typeof body> = {}) =>
      (await school.as(user)).call(generate, { body: { ...body, ...change } })
    return { ...made, ask }
  }

  test('makes a link that names nobody, and says what its sharer is', async () => {
    const { school, student, ask } = await asking()
    const { worksheet_id, num_questions } = await ask(student)
    expect(num_questions).toBe(4)
    const sheet = await (await school.as()).call(publicRead, {
      params: { id: worksheet_id },
      query: {},
    })
    expect(sheet).toMatchObject({ from: 'student', school_name: null, num_questions: 4 })
    expect(JSON.stringify(sheet)).not.toContain(student.id)
  })

  test('is for oneself, one’s child and one’s student, and for nobody else', async () => {
    const { school, student, ask } = await asking()
    const parent = await school.addUser('parent')
    await expect(ask(parent)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await makeGuardian(parent, student)
    await ask(parent)
    await ask(await school.addUser('owner'))
    for (const who of ['student', 'teacher', 'curriculum'] as const) {
      await expect(ask(await school.addUser(who))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
  })

  test('takes what is of the student’s courses, once each', async () => {
    const { student, ask, question_ids } = await asking()
    const some = [question_ids[1] ?? '', newId(), question_ids[1] ?? '']
    expect((await ask(student, { question_ids: some })).num_questions).toBe(1)
    await expect(ask(student, { question_ids: [newId()] })).rejects.toMatchObject({
      status: 409,
      code: 'NOTHING_TO_SHARE',
    })
    for (const change of [{ course_id: newId() }, { subject_id: newId() }]) {
      await expect(ask(student, change)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
  })

  test('a school’s own questions are shared by its staff alone', async () => {
    const { school, student, ask, question_ids } = await asking()
    await db
      .updateTable('questions')
      .set({ school_id: school.id })
      .where('id', 'in', question_ids.slice(1))
      .execute()
    expect((await ask(student)).num_questions).toBe(1)
    expect((await ask(await school.addUser('owner'))).num_questions).toBe(4)
  })

  test('has an end each day', async () => {
    const { school, student, ask } = await asking()
    for (let shared = 0; shared < 60; shared++) await ask(student)
    await expect(ask(student)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    school.wait(24)
    await ask(student)
  })

  test('the sheet goes with the student whom it was for', async () => {
    const { school, student, ask } = await asking()
    const { worksheet_id } = await ask(student)
    await db.deleteFrom('users').where('id', '=', student.id).execute()
    const { call } = await school.as()
    await expect(
      call(publicRead, { params: { id: worksheet_id }, query: {} }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
