import { teacherRole, userRole } from '@learngrove/contract/roles'
import { expect, onTestFinished, test } from 'vitest'
import { installCurriculum } from '#curriculum/curriculum.install.ts'
import { makeCurriculum } from '#curriculum/testing.ts'
import { checkPassword } from '#platform/passwords/passwords.ts'
import { platformSchoolId } from '#schools/schools.platform.ts'
import { fulfilled, refusals, ten } from '#testing/at-once.ts'
import { openTestDatabase } from '#testing/engine.ts'
import { start as now } from '#testing/harness.ts'
import { type SetupFields, setUp } from './setup.set-up.ts'

const password = 'quiet-lantern-42-moss'
const admin = { first_name: 'Ada', last_name: 'Byron', email: 'ada@platform.test', password }
const owner = { first_name: 'Olu', last_name: '', email: 'olu@school.test', password }
const plain: SetupFields = { admin, owner, school_name: 'Hill School' }

async function empty() {
  const database = await openTestDatabase()
  onTestFinished(() => database[Symbol.asyncDispose]())
  const { db } = database
  const people = () =>
    db
      .selectFrom('users')
      .select([
        'email',
        'username',
        'school_id',
        'user_role_id',
        'teacher_role_id',
        'password_hash',
      ])
      .orderBy('id')
      .execute()
  const withClass = async (): Promise<SetupFields> => {
    await installCurriculum({ db, clock: () => now }, makeCurriculum())
    const { id: course_id } = await db
      .selectFrom('courses')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const teacher = { first_name: 'Tom', last_name: 'Reed', email: 'tom@school.test', password }
    const student = { first_name: 'Sia', last_name: '', username: 'sia.k', password }
    return { ...plain, first_class: { name: '7A', course_id, teacher, student } }
  }
  return { db, people, withClass }
}

test('of ten at once one makes an admin of the platform and an owner of a school of their own', async () => {
  const { db, people } = await empty()
  const results = await ten(() => setUp(db, plain, { now }))
  expect(fulfilled(results)).toBe(1)
  expect(refusals(results)).toEqual(['SETUP_DONE'])
  const school = await db
    .selectFrom('schools')
    .select(['id', 'name'])
    .where('id', '<>', platformSchoolId)
    .executeTakeFirst()
  expect(school?.name).toBe('Hill School')
  const [first, second, ...others] = await people()
  expect(others).toEqual([])
  const [user_role_id, teacher_role_id] = [userRole.teacher, teacherRole.admin]
  const ofPlatform = { school_id: platformSchoolId, user_role_id: userRole.admin }
  expect(first).toMatchObject({ email: admin.email, ...ofPlatform })
  const ofSchool = { school_id: school?.id, user_role_id, teacher_role_id }
  expect(second).toMatchObject({ email: owner.email, ...ofSchool })
  expect(await checkPassword(password, second?.password_hash)).toBe(true)
  const noted = await db.selectFrom('audit_events').select(['action', 'school_id']).execute()
  expect(noted).toEqual([{ action: 'installation_set_up', school_id: school?.id }])
})

test('a first class has a teacher, and a student who takes its course', async () => {
  const { db, people, withClass } = await empty()
  const fields = await withClass()
  await setUp(db, fields, { now })
  expect((await people()).map(({ email, username }) => email ?? username)).toEqual([
    ...[admin.email, owner.email, 'tom@school.test', 'sia.k'],
  ])
  const members = await db
    .selectFrom('class_members')
    .innerJoin('users', 'users.id', 'user_id')
    .innerJoin('classes', 'classes.id', 'class_id')
    .innerJoin('enrolments', 'enrolments.course_id', 'classes.course_id')
    .select(['users.first_name', 'is_teacher', 'classes.name', 'enrolments.is_free'])
    .orderBy('users.first_name')
    .execute()
  const row = { name: '7A', is_free: false }
  expect(members).toEqual([
    { first_name: 'Sia', is_teacher: false, ...row },
    { first_name: 'Tom', is_teacher: true, ...row },
  ])
})

test('what is refused leaves nothing behind', async () => {
  const { db, people, withClass } = await empty()
  const { first_class } = await withClass()
  if (!first_class) throw new Error('There is a class')
  const unknown = { ...first_class, course_id: platformSchoolId }
  const refused = [
    ['NAME_TAKEN', { owner: { ...owner, email: 'ADA@platform.test' } }],
    ['NAME_TAKEN', { first_class: { ...first_class, teacher: owner } }],
    ['WEAK_PASSWORD', { owner: { ...owner, password: 'password1' } }],
    ['WEAK_PASSWORD', { admin: { ...admin, password: 'hillschool' } }],
    ['COURSE_UNKNOWN', { first_class: unknown }],
  ] as const
  for (const [code, fields] of refused)
    await expect(setUp(db, { ...plain, ...fields }, { now })).rejects.toMatchObject({ code })
  expect(await people()).toEqual([])
})
