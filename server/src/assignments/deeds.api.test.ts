import { expect, test } from 'vitest'
import { right, submit } from '#quiz/testing.ts'
import { db, makeSchool } from '#testing/harness.ts'
import { classWithSheet } from './testing.ts'

/** Work that is set for a class, with what a teacher may do about it. */
async function withWork() {
  const made = await classWithSheet()
  const { assignment_id, quiz_id } = await made.set({ due_date: '2026-09-04T15:00:00Z' })
  const params = { id: assignment_id }
  const [one] = made.students
  const student = await made.school.as(one)
  const list = async () => (await student.call('GET /quiz', {})).quizzes
  const told = async () => (await student.call('GET /notices', {})).notices.map(({ kind }) => kind)
  return { ...made, assignment_id, quiz_id, params, one, student, list, told }
}

const later = '2026-09-08T15:00:00.000Z'

test('who is given more time has their own date and is told; the others keep theirs', async () => {
  const { client, school, params, one, students, list, told } = await withWork()
  const body = { student_ids: [one.id], due_date: later, is_on_time: true }
  const answer = await client.call('POST /assignments/{id}/extend', { params, body })
  expect(answer).toEqual({ num_students: 1 })
  expect(await list()).toMatchObject([{ due_date: later }])
  expect(await told()).toEqual(['extended', 'set'])
  const other = await (await school.as(students[1])).call('GET /quiz', {})
  expect(other.quizzes).toMatchObject([{ due_date: '2026-09-04T15:00:00.000Z' }])
  const past = { ...body, due_date: '2026-08-31T15:00:00Z' }
  await expect(
    client.call('POST /assignments/{id}/extend', { params, body: past }),
  ).rejects.toMatchObject({ code: 'DUE_TOO_EARLY' })
})

test('what a student is excused from leaves their list, counts neither way, and can still be done', async () => {
  const { client, student, params, one, list, quiz_id, class_id } = await withWork()
  const excuse = (is_excused: boolean) =>
    client.call('POST /assignments/{id}/excuse', {
      params,
      body: { student_ids: [one.id], is_excused, reason: 'Away since Monday' },
    })
  await excuse(true)
  expect(await list()).toEqual([])
  expect((await student.call('GET /quiz/{id}', { params: { id: quiz_id } })).id).toBe(quiz_id)
  const { assignments } = await client.call('GET /worksheets/progress/{classId}', {
    params: { classId: class_id },
  })
  expect(assignments).toMatchObject([{ num_students: 1, num_excused: 1, num_working: 0 }])
  await excuse(false)
  expect(await list()).toHaveLength(1)
  const { excuse_reason } = await db
    .selectFrom('assignment_students')
    .select('excuse_reason')
    .where('student_id', '=', one.id)
    .executeTakeFirstOrThrow()
  expect(excuse_reason).toBeNull()
})

test('a reminder goes once to who has it still to do, by a letter where there is an address', async () => {
  const { client, school, students, params, told, quiz_id } = await withWork()
  const student_ids = students.map(({ id }) => id)
  await db
    .updateTable('users')
    .set({ email: `${students[0].id}@school.test` })
    .where('id', '=', students[0].id)
    .execute()
  const done = await school.as(students[1])
  await done.call('GET /quiz/{id}', { params: { id: quiz_id } })
  await submit(done, quiz_id, [], { is_finished: 'true' })
  const remind = () =>
    client.call('POST /assignments/{id}/remind', { params, body: { student_ids } })
  const answers = await Promise.all([remind(), remind()])
  expect(answers.reduce((sum, { num_students }) => sum + num_students, 0)).toBe(1)
  expect(answers.reduce((sum, { num_letters }) => sum + num_letters, 0)).toBe(1)
  expect(await told()).toEqual(['reminded', 'set'])
  school.wait(13)
  await expect(remind()).rejects.toMatchObject({ code: 'QUIET_HOURS' })
  school.wait(11)
  expect(await remind()).toEqual({ num_students: 1, num_letters: 1 })
})

test('work that is taken back is gone from the list, and what was answered stays', async () => {
  const { client, student, params, worksheet_id, one, list, quiz_id, class_id } = await withWork()
  const { questions } = await student.call('GET /quiz/{id}', { params: { id: quiz_id } })
  const id = questions[0]?.evaluation_question_id ?? ''
  await submit(student, quiz_id, [{ id, ...right.choice }])
  const of = { id: worksheet_id, assignmentId: params.id }
  const unassign = (query: object) =>
    client.call('DELETE /worksheets/{id}/unassign/{assignmentId}', { params: of, query })
  expect(await unassign({ student_ids: [one.id] })).toEqual({ num_students: 1 })
  expect(await list()).toEqual([])
  const kept = await db
    .selectFrom('evidence')
    .select('id')
    .where('student_id', '=', one.id)
    .execute()
  expect(kept).toHaveLength(1)
  expect(await unassign({})).toEqual({ num_students: 1 })
  const { assignments } = await client.call('GET /worksheets/progress/{classId}', {
    params: { classId: class_id },
  })
  expect(assignments).toEqual([])
  await expect(unassign({})).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('nobody but who may set the work does anything about it, and to nobody outside of it', async () => {
  const { client, school, other, former, params, one, worksheet_id } = await withWork()
  const body = { student_ids: [one.id] }
  const elsewhere = await makeSchool()
  for (const stranger of [other, await elsewhere.addUser('owner')]) {
    const { call } = await school.as(stranger)
    const asked = await Promise.allSettled([
      call('POST /assignments/{id}/remind', { params, body }),
      call('POST /assignments/{id}/excuse', { params, body: { ...body, is_excused: true } }),
      call('POST /assignments/{id}/extend', {
        params,
        body: { ...body, due_date: later, is_on_time: true },
      }),
      call('PATCH /assignments/{id}', { params, body: { title: 'Mine' } }),
      call('DELETE /worksheets/{id}/unassign/{assignmentId}', {
        params: { id: worksheet_id, assignmentId: params.id },
      }),
    ])
    const refused = { status: 'rejected', reason: { code: 'NOT_FOUND' } }
    expect(asked).toMatchObject(Array.from({ length: 5 }, () => refused))
  }
  const of = { student_ids: [one.id, former.id], is_excused: true }
  await expect(
    client.call('POST /assignments/{id}/excuse', { params, body: of }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a calendar shows due dates by its secret address, and the one before ends', async () => {
  const { client, school, student, params, one } = await withWork()
  const body = { student_ids: [one.id], due_date: later, is_on_time: true }
  await client.call('POST /assignments/{id}/extend', { params, body })
  const fetchText = async (path: string) => {
    const answer = await fetch(`${school.base}${path}`)
    return { status: answer.status, text: await answer.text() }
  }
  const first = await client.call('POST /assignments/calendar', {})
  const teachers = await fetchText(first.path)
  expect(teachers.status).toBe(200)
  expect(teachers.text).toContain('DTSTART:20260904T150000Z')
  const { path } = await student.call('POST /assignments/calendar', {})
  expect((await fetchText(path)).text).toContain('DTSTART:20260908T150000Z')
  await client.call('POST /assignments/calendar', {})
  expect((await fetchText(first.path)).status).toBe(410)
})

test('who shared a worksheet sees who tried it, and nobody else does', async () => {
  const { client, school, teacher, other, worksheet_id, one } = await withWork()
  const params = { worksheetId: worksheet_id }
  const list = (caller: typeof client) =>
    caller.call('GET /quiz/shared/{worksheetId}/attempters', { params })
  await expect(list(client)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await db
    .insertInto('shared_worksheets')
    .values({
      ...{ worksheet_id, shared_as: 'teacher', shared_by: teacher.id, student_id: one.id },
      ...{ biweekly_date: '2026-09-01', shared_at: school.now() },
    })
    .execute()
  expect(await list(client)).toEqual({ attempters: [] })
  await expect(list(await school.as(other))).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
