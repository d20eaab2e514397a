import { policyVersion } from '@learngrove/contract/policy'
import { userRole } from '@learngrove/contract/roles'
import type { Db } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import { hashPassword } from '#platform/passwords/passwords.ts'
import { consentTexts } from '#users/users.consents.ts'
import { insertAll } from './insert.ts'
import type { LoadedCourses } from './load-courses.ts'
import { type AccountName, accounts, classes, classmates, password, schoolName } from './people.ts'

const dayMs = 86_400_000

export type LoadedSchool = {
  readonly school_id: string
  readonly accounts: ReadonlyMap<AccountName, string>
  /** Every student, the one to sign in as first. */
  readonly students: readonly string[]
  readonly classes: readonly { id: string; subject: string; students: readonly string[] }[]
}

/** Makes the school with its people and classes. */
export async function loadSchool(
  db: Db,
  { courses, level_id }: LoadedCourses,
  now: Date,
): Promise<LoadedSchool> {
  const school_id = newId()
  await insertAll(db, 'schools', [{ id: school_id, name: schoolName }])
  const password_hash = await hashPassword(password)
  // A last sign-in, so that nobody is asked what a newcomer is.
  const last_logged_in = new Date(now.getTime() - dayMs)
  const common = {
    school_id,
    password_hash,
    has_agreed_policy: true,
    last_logged_in,
    created_at: now,
  }
  const byName = new Map(accounts.map(({ name }) => [name, newId()]))
  const student = {
    ...common,
    user_role_id: userRole.student,
    teacher_role_id: null,
    academic_level_id: level_id,
  }
  const mates = classmates.map((mate) => ({ id: newId(), ...student, ...mate, email: null }))
  await insertAll(db, 'users', [
    ...accounts.map(({ name, ...account }) => ({
      ...common,
      ...account,
      id: byName.get(name) ?? newId(),
      username: name,
      academic_level_id: name === 'student' ? level_id : null,
    })),
    ...mates,
  ])
  const maya = byName.get('student') ?? ''
  const students = [maya, ...mates.map(({ id }) => id)]
  await insertFamily(db, {
    parent_id: byName.get('parent') ?? '',
    children: students.slice(0, 2),
    now,
  })
  const made = classes.map((each) => ({
    ...each,
    id: newId(),
    students: membersOf(each.key, students),
  }))
  await insertAll(
    db,
    'classes',
    made.map(({ id, name, subject }) => ({
      id,
      school_id,
      name,
      course_id: courses.get(subject) ?? '',
    })),
  )
  const teachers = [byName.get('teacher') ?? '', byName.get('owner') ?? '']
  await insertAll(
    db,
    'class_members',
    made.flatMap(({ id: class_id, students }) => [
      ...teachers.map((user_id) => ({ class_id, user_id, is_teacher: true })),
      ...students.map((user_id) => ({ class_id, user_id, is_teacher: false })),
    ]),
  )
  await insertAll(
    db,
    'enrolments',
    [...courses.values()].flatMap((course_id) =>
      students.map((student_id) => ({ student_id, course_id, created_at: now })),
    ),
  )
  return { school_id, accounts: byName, students, classes: made }
}

/** Assigns students to a class: the two maths sets share the year between them; science takes the first half. */
function membersOf(key: string, students: readonly string[]): string[] {
  const half = Math.ceil(students.length / 2)
  return key === '9B' ? students.slice(half) : students.slice(0, half)
}

type Family = {
  readonly parent_id: string
  readonly children: readonly string[]
  readonly now: Date
}

/** Inserts a parent of two, with the consents that a parent gives. */
async function insertFamily(db: Db, { parent_id, children, now }: Family) {
  await insertAll(
    db,
    'guardians',
    children.map((child_id) => ({ parent_id, child_id, way: 'created' })),
  )
  const consent = { given_by: parent_id, text_version: policyVersion, given_at: now }
  await insertAll(db, 'consents', [
    { id: newId(), ...consent, given_for: parent_id, text_name: consentTexts.terms },
    ...children.map((given_for) => ({
      id: newId(),
      ...consent,
      given_for,
      text_name: consentTexts.child,
    })),
  ])
}
