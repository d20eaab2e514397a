import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { makeCourse, makeGuardian } from '#testing/family.ts'
import { db, makeSchool, type TestSchool, type TestUser } from '#testing/harness.ts'

const addressOf = () => `${newId()}@people.test`

async function makeClass(school: TestSchool, teacher: TestUser, student: TestUser) {
  const [id, course] = [newId(), await makeCourse()]
  await db
    .insertInto('classes')
    .values({ id, school_id: school.id, name: 'Class', course_id: course.id })
    .execute()
  await db
    .insertInto('class_members')
    .values([
      { class_id: id, user_id: teacher.id, is_teacher: true },
      { class_id: id, user_id: student.id, is_teacher: false },
    ])
    .execute()
  return id
}

async function schoolOfPeople() {
  const school = await makeSchool()
  const emails = { pupil: addressOf(), other: addressOf(), away: addressOf() }
  const pupil = await school.addUser('student', { email: emails.pupil })
  await school.addUser('student', { email: emails.other })
  const away = await makeSchool()
  await away.addUser('student', { email: emails.away })
  const teacher = await school.addUser('teacher')
  const class_id = await makeClass(school, teacher, pupil)
  const parent = await school.addUser('parent')
  await makeGuardian(parent, pupil)
  /** Which of the addresses somebody finds. */
  const foundBy = async (user: TestUser) => {
    const { call } = await school.as(user)
    const found: string[] = []
    for (const [name, email] of Object.entries(emails)) {
      const { users } = await call('GET /users', { query: { email: email.toUpperCase() } })
      if (users.length > 0) found.push(name)
    }
    return found
  }
  return { school, emails, pupil, teacher, parent, class_id, foundBy }
}

test('each sees those who are theirs to see', async () => {
  const { school, pupil, teacher, parent, foundBy } = await schoolOfPeople()
  expect(await foundBy(pupil)).toEqual(['pupil'])
  expect(await foundBy(parent)).toEqual(['pupil'])
  expect(await foundBy(teacher)).toEqual(['pupil'])
  expect(await foundBy(await school.addUser('teacher'))).toEqual([])
  expect(await foundBy(await school.addUser('owner'))).toEqual(['pupil', 'other'])
  expect(await foundBy(await school.addUser('curriculum'))).toEqual([])
  expect(await foundBy(await school.addUser('admin'))).toEqual(['pupil', 'other', 'away'])
})

test('a class that has ended, or of another school, shows nobody', async () => {
  const { teacher, class_id, foundBy } = await schoolOfPeople()
  const other = await makeSchool()
  const move = (fields: object) =>
    db.updateTable('classes').set(fields).where('id', '=', class_id).execute()
  await move({ is_active: false })
  expect(await foundBy(teacher)).toEqual([])
  await move({ is_active: true, school_id: other.id })
  expect(await foundBy(teacher)).toEqual([])
})

test('an unknown address and one out of sight are answered alike', async () => {
  const { school, emails } = await schoolOfPeople()
  const { call } = await school.as(await school.addUser('teacher'))
  const unknown = await call('GET /users', { query: { email: addressOf() } })
  expect(await call('GET /users', { query: { email: emails.away } })).toEqual(unknown)
  expect(unknown).toEqual({ users: [] })
})

test('an address that only waits for its link finds nobody', async () => {
  const { school, pupil } = await schoolOfPeople()
  const pending_email = addressOf()
  await db.updateTable('users').set({ pending_email }).where('id', '=', pupil.id).execute()
  const { call } = await school.as(await school.addUser('admin'))
  expect(await call('GET /users', { query: { email: pending_email } })).toEqual({ users: [] })
})
