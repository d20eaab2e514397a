import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { outsideTransaction, transaction } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import { addFamily, makeGuardian } from '#testing/family.ts'
import { database, db, makeSchool, type TestUser } from '#testing/harness.ts'
import { assignQuiz } from '#testing/practice.ts'
import { studentWithQuiz, submit } from './testing.ts'
import { addTeacher, hardToSay, standingOf } from './waiting.testing.ts'

type Attempted = Awaited<ReturnType<typeof studentWithQuiz>>

async function waited() {
  const attempted = await studentWithQuiz()
  const { client, quiz_id, ids } = attempted
  await submit(client, quiz_id, [{ id: ids.text, value: hardToSay[0] }])
  return attempted
}

const decideAs = async (
  { school, ids }: Pick<Attempted, 'school' | 'ids'>,
  user: TestUser,
  marks_given = 1,
) => {
  const client = await school.as(user)
  return client.call('PATCH /quiz/student-evaluation-questions/{id}', {
    params: { id: ids.text },
    body: { marks_given },
  })
}

const readAs = async ({ school, quiz_id, student }: Attempted, user: TestUser) => {
  const client = await school.as(user)
  const asked = { params: { id: quiz_id }, query: { student_id: student.id } }
  return client.call('GET /quiz/{id}/evaluations', asked)
}

test.each(['teacher', 'owner', 'admin'] as const)(
  'a %s decides: of their class, of their school, of the platform',
  async (who) => {
    const attempted = await waited()
    const user =
      who === 'teacher'
        ? (await addTeacher(attempted)).teacher
        : await attempted.school.addUser(who)
    expect(await decideAs(attempted, user)).toMatchObject({ review: 'decided', marks_given: 1 })
  },
)

test('nobody else may: to other staff it is not there, to all others the door is shut', async () => {
  const attempted = await waited()
  const { school, student, course_id } = attempted
  const { class_id } = await addTeacher(attempted)
  const classmate = await school.addUser('student')
  const former = await school.addUser('teacher')
  const ofOthers = await school.addUser('teacher')
  const sleeping = newId()
  const other = newId()
  const made = { school_id: school.id, course_id }
  await db
    .insertInto('classes')
    .values([
      { id: sleeping, ...made, name: '7b', is_active: false },
      { id: other, ...made, name: '7c' },
    ])
    .execute()
  await db
    .insertInto('class_members')
    .values([
      { class_id, user_id: classmate.id, is_teacher: false },
      { class_id: other, user_id: classmate.id, is_teacher: false },
      { class_id: other, user_id: ofOthers.id, is_teacher: true },
      { class_id: sleeping, user_id: student.id, is_teacher: false },
      { class_id: sleeping, user_id: former.id, is_teacher: true },
    ])
    .execute()
  const elsewhere = await makeSchool()
  const notThere = [
    ofOthers,
    former,
    await school.addUser('teacher'),
    await elsewhere.addUser('owner'),
    await elsewhere.addUser('teacher'),
  ]
  for (const user of notThere) {
    await expect(decideAs(attempted, user)).rejects.toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
  }
  const parent = await addFamily(school, 'parent')
  await makeGuardian(parent, student)
  for (const user of [student, classmate, parent]) {
    await expect(decideAs(attempted, user)).rejects.toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
    })
  }
  const read = await readAs(attempted, student)
  expect(read.evaluations[3]).toMatchObject({ review: 'waiting', tries: 0 })
})

test('who decides sees what was handed in and what the marker found, and a parent what the student sees', async () => {
  const attempted = await waited()
  const { school, client, quiz_id, ids, student } = attempted
  const { teacher } = await addTeacher(attempted)
  await client.call('PATCH /quiz/{id}/evaluation-questions', {
    params: { id: quiz_id },
    body: { id: ids.text, value: 'A draft' },
  })
  const parent = await addFamily(school, 'parent')
  await makeGuardian(parent, student)
  const [own, seenByParent, seenByTeacher] = [
    await readAs(attempted, student),
    await readAs(attempted, parent),
    await readAs(attempted, teacher),
  ]
  expect(seenByParent).toEqual(own)
  expect(own.evaluations[3]).toMatchObject({ value: 'A draft' })
  expect(own.evaluations[3]?.scoring_rationale).toMatch(/teacher can look/)
  expect(seenByTeacher.evaluations[3]).toMatchObject({ value: hardToSay[0], review: 'waiting' })
  expect(seenByTeacher).toMatchObject({ num_waiting: 1 })
})

test('refuses more marks than there are, and an answer that was never handed in', async () => {
  const attempted = await waited()
  const { ids } = attempted
  const { teacher } = await addTeacher(attempted)
  await expect(decideAs(attempted, teacher, 1.5)).rejects.toMatchObject({
    status: 400,
    code: 'MARKS_OUT_OF_RANGE',
  })
  await expect(decideAs(attempted, teacher, -1)).rejects.toMatchObject({ status: 400 })
  const open = { ...attempted, ids: { ...ids, text: ids.choice } }
  await expect(decideAs(open, teacher)).rejects.toMatchObject({ status: 409, code: 'NOT_ANSWERED' })
})

test('the week of a child says how many of its answers wait', async () => {
  const attempted = await waited()
  const { school, student, quiz_id, worksheet_id } = attempted
  const { class_id } = await addTeacher(attempted)
  const { course_id } = attempted
  const set = { course_id, worksheet_id, quiz_id, class_id }
  await assignQuiz({ ...set, school_id: school.id, student_id: student.id })
  const parent = await addFamily(school, 'parent')
  await makeGuardian(parent, student)
  const week = await (await school.as(parent)).call('GET /users/children/{id}/week', {
    params: { id: student.id },
  })
  expect(week.due).toMatchObject([{ num_answered: 1, num_waiting: 1, marks_given: 0 }])
  const { quizzes } = await attempted.client.call('GET /quiz', { query: {} })
  expect(quizzes[0]?.status).toMatchObject({ num_waiting: 1, marks_given: 0 })
})

/** Ends the connection that waits for the sum of XP, as a server does that is killed: nothing says goodbye. */
async function cutWhoeverAddsXp(): Promise<boolean> {
  const { rows } = await sql<{ cut: boolean }>`
    select pg_terminate_backend(pid) as cut from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
      and query like '%insert into student_xp%' and pid <> pg_backend_pid()`.execute(db)
  return rows.some(({ cut }) => cut)
}

test.runIf(database.url)(
  'a decision whose connection dies at its last step leaves nothing, and can be made again',
  async () => {
    const attempted = await waited()
    const { student } = attempted
    const { teacher } = await addTeacher(attempted)
    await db.insertInto('student_xp').values({ student_id: student.id, xp: 7 }).execute()
    const before = await standingOf(student)
    const decided = await transaction(db, async (tx) => {
      await sql`select from student_xp where student_id = ${student.id} for update`.execute(tx)
      const deciding = outsideTransaction(() => decideAs(attempted, teacher)).catch(
        (error: unknown) => error,
      )
      await expect.poll(() => outsideTransaction(cutWhoeverAddsXp)).toBe(true)
      return { deciding }
    })
    expect(await decided.deciding).toMatchObject({ code: 'INTERNAL' })
    expect(await standingOf(student)).toEqual(before)
    const read = await readAs(attempted, student)
    expect(read.evaluations[3]).toMatchObject({ review: 'waiting', tries: 0, xp_gain: 0 })
    await decideAs(attempted, teacher)
    const { xp } = await attempted.client.call('GET /users/xp', {})
    expect(xp).toBe(17)
  },
)
