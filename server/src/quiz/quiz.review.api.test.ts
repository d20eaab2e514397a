import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { addFamily, makeGuardian } from '#testing/family.ts'
import { db, makeSchool, type TestUser } from '#testing/harness.ts'
import { studentWithQuiz, submit } from './testing.ts'

type Attempted = Awaited<ReturnType<typeof studentWithQuiz>>

/** A class of the student's course, with a teacher of it. */
async function taught({ school, student, course_id }: Attempted) {
  const teacher = await school.addUser('teacher')
  const class_id = newId()
  await db
    .insertInto('classes')
    .values({ id: class_id, school_id: school.id, name: '8a', course_id })
    .execute()
  const members = [
    { class_id, user_id: student.id, is_teacher: false },
    { class_id, user_id: teacher.id, is_teacher: true },
  ]
  await db.insertInto('class_members').values(members).execute()
  return { teacher, class_id }
}

const readers = async (attempted: Attempted) => {
  const { school, quiz_id, student } = attempted
  const read = async (user: TestUser, student_id?: string) => {
    const client = await school.as(user)
    return client.call('GET /quiz/{id}/evaluations', {
      params: { id: quiz_id },
      query: student_id === undefined ? {} : { student_id },
    })
  }
  return { read, student }
}

test('who looks after a student reads the same as the student, and nothing that would give an answer away', async () => {
  const attempted = await studentWithQuiz()
  const { school, client, quiz_id, ids } = attempted
  await submit(client, quiz_id, [{ id: ids.expression, value: 'x=7' }])
  const { read, student } = await readers(attempted)
  const own = await read(student)
  expect(own).toMatchObject({ student_id: student.id, grading_completed: false })
  expect(own.evaluations[2]).toMatchObject({ tries: 1, method_answer: null, explanation: null })
  expect(Date.parse(own.updated_at)).toBeGreaterThanOrEqual(Date.parse(own.created_at))

  const parent = await addFamily(school, 'parent')
  await makeGuardian(parent, student)
  const { teacher } = await taught(attempted)
  const owner = await school.addUser('owner')
  const admin = await (await makeSchool()).addUser('admin')
  for (const user of [parent, teacher, owner, admin]) {
    expect(await read(user, student.id)).toEqual(own)
    expect(await read(user)).toEqual(own)
  }
})

test('nobody else does, whether they name the student or not', async () => {
  const attempted = await studentWithQuiz()
  const { school } = attempted
  const { read, student } = await readers(attempted)
  const { class_id } = await taught(attempted)
  const formerTeacher = await school.addUser('teacher')
  const sleeping = newId()
  await db
    .insertInto('classes')
    .values({
      id: sleeping,
      school_id: school.id,
      name: '7b',
      course_id: attempted.course_id,
      is_active: false,
    })
    .execute()
  await db
    .insertInto('class_members')
    .values([
      { class_id: sleeping, user_id: student.id, is_teacher: false },
      { class_id: sleeping, user_id: formerTeacher.id, is_teacher: true },
    ])
    .execute()
  const classmate = await school.addUser('student')
  await db
    .insertInto('class_members')
    .values({ class_id, user_id: classmate.id, is_teacher: false })
    .execute()
  const elsewhere = await makeSchool()
  const others = [
    classmate,
    formerTeacher,
    await school.addUser('teacher'),
    await addFamily(school, 'parent'),
    await elsewhere.addUser('owner'),
    await elsewhere.addUser('teacher'),
  ]
  for (const user of others) {
    for (const named of [undefined, student.id]) {
      await expect(read(user, named)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
    }
  }
})

test('of several students of a quiz, the named one is read', async () => {
  const attempted = await studentWithQuiz()
  const { school, quiz_id, course_id, student } = attempted
  const other = await school.addUser('student')
  await db.insertInto('enrolments').values({ student_id: other.id, course_id }).execute()
  await (await school.as(other)).call('GET /quiz/{id}', { params: { id: quiz_id } })
  const { read } = await readers(attempted)
  const owner = await school.addUser('owner')
  for (const { id } of [student, other]) {
    expect((await read(owner, id)).student_id).toBe(id)
  }
})
