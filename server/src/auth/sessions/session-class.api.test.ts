import { describe, expect, test } from 'vitest'
import { password } from '#auth/testing.ts'
import { newId } from '#platform/ids.ts'
import { hashPassword } from '#platform/passwords/passwords.ts'
import { makeCourse } from '#testing/family.ts'
import { db, makeSchool } from '#testing/harness.ts'

const password_hash = await hashPassword(password)

/** A student in two classes, and the teacher of both. */
async function twoClasses() {
  const school = await makeSchool()
  const email = `${newId()}@school.test`
  const student = await school.addUser('student', { email, password_hash })
  const teacher = await school.addUser('teacher')
  const { id: course_id } = await makeCourse()
  const classes = [newId(), newId()]
  for (const id of classes) {
    const row = { id, school_id: school.id, name: 'Nine', course_id }
    await db.insertInto('classes').values(row).execute()
    for (const { id: user_id } of [student, teacher]) {
      const is_teacher = user_id === teacher.id
      await db.insertInto('class_members').values({ class_id: id, user_id, is_teacher }).execute()
    }
  }
  const switchTo = (is_active: boolean, ids: readonly string[]) =>
    db.updateTable('classes').set({ is_active }).where('id', 'in', ids).execute()
  const clients = { self: await school.as(student), staff: await school.as(teacher) }
  const enter = async () =>
    (await school.as()).call('POST /auth/login', { body: { email, password } })
  return { classes, switchTo, enter, ...clients }
}

describe('a class that is switched off', () => {
  test('ends the sessions of a student who is in no other that goes on, and shuts them out', async () => {
    const { classes, switchTo, enter, self } = await twoClasses()
    await switchTo(false, classes)
    await expect(self.call('GET /users/information', {})).rejects.toMatchObject({
      status: 401,
      code: 'NOT_SIGNED_IN',
    })
    await expect(enter()).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' })
    await switchTo(true, classes.slice(1))
    await expect(enter()).resolves.toHaveProperty('access_token')
  })

  test('leaves a student in whom another class still has, and its teacher', async () => {
    const { classes, switchTo, self, staff } = await twoClasses()
    await switchTo(false, classes.slice(1))
    await expect(self.call('GET /users/information', {})).resolves.toHaveProperty('id')
    await switchTo(false, classes)
    await expect(staff.call('GET /users/information', {})).resolves.toHaveProperty('id')
  })
})
