import { policyVersion } from '@learngrove/contract/policy'
import { userRole } from '@learngrove/contract/roles'
import type { Db } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import { hashPassword } from '#platform/passwords/passwords.ts'
import { consentTexts } from '#users/users.consents.ts'
import { insertAll } from './insert.ts'
import { type LoadedCourses, taken } from './load-courses.ts'
import {
  type AccountName,
  accounts,
  type ClassKey,
  classes,
  password,
  schoolmates,
  schoolName,
} from './people.ts'

const dayMs = 86_400_000
/** The year of the student to sign in as. */
const mayasYear = 9

export type LoadedSchool = {
  readonly school_id: string
  readonly accounts: ReadonlyMap<AccountName, string>
  /** Every student, the one to sign in as first. */
  readonly students: readonly { readonly id: string; readonly year: number }[]
  readonly classes: readonly LoadedClass[]
}

type LoadedClass = {
  readonly id: string
  readonly key: ClassKey
  readonly name: string
  /** The key of its course. */
  readonly course: string
  readonly students: readonly string[]
}

/** Makes the school with its people and classes. */
export async function loadSchool(
  db: Db,
  { courses, levels }: LoadedCourses,
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
  const levelOf = (year: number) => levels.get(`Year ${year}`) ?? null
  const byName = new Map(accounts.map(({ name }) => [name, newId()]))
  const mates = schoolmates.map((mate) => ({ id: newId(), ...mate }))
  await insertAll(db, 'users', [
    ...accounts.map(({ name, ...account }) => ({
      ...common,
      ...account,
      id: byName.get(name) ?? newId(),
      username: name,
      academic_level_id: name === 'student' ? levelOf(mayasYear) : null,
    })),
    ...mates.map(({ id, year, first_name, last_name, username }) => ({
      ...common,
      ...{ id, first_name, last_name, username, email: null },
      user_role_id: userRole.student,
      teacher_role_id: null,
      academic_level_id: levelOf(year),
    })),
  ])
  const maya = byName.get('student') ?? ''
  const students = [{ id: maya, year: mayasYear }, ...mates.map(({ id, year }) => ({ id, year }))]
  await insertFamily(db, {
    parent_id: byName.get('parent') ?? '',
    children: [maya, ...mates.flatMap(({ id, is_sibling }) => (is_sibling ? [id] : []))],
    now,
  })
  const teachers = [byName.get('teacher') ?? '', byName.get('owner') ?? '']
  const made = await insertClasses(db, { school_id, courses, students, teachers })
  await insertAll(
    db,
    'enrolments',
    students.flatMap(({ id: student_id, year }) =>
      coursesOf(year).map((key) => ({
        student_id,
        course_id: courses.get(key) ?? '',
        created_at: now,
      })),
    ),
  )
  return { school_id, accounts: byName, students, classes: made }
}

/** Returns the keys of the courses that everybody in a year takes. */
export const coursesOf = (year: number): string[] =>
  taken.flatMap((course) => (course.year === year ? [course.key] : []))

type NewClasses = {
  readonly school_id: string
  readonly courses: ReadonlyMap<string, string>
  readonly students: LoadedSchool['students']
  readonly teachers: readonly string[]
}

/** Inserts the classes with their teachers, and with the first of those who take their course. */
async function insertClasses(
  db: Db,
  { school_id, courses, students, teachers }: NewClasses,
): Promise<LoadedClass[]> {
  const made = classes.map(({ size, ...each }) => ({
    ...each,
    id: newId(),
    students: students
      .flatMap(({ id, year }) => (coursesOf(year).includes(each.course) ? [id] : []))
      .slice(0, size),
  }))
  await insertAll(
    db,
    'classes',
    made.map(({ id, name, course }) => ({
      ...{ id, school_id, name },
      course_id: courses.get(course) ?? '',
    })),
  )
  await insertAll(
    db,
    'class_members',
    made.flatMap(({ id: class_id, students: members }) => [
      ...teachers.map((user_id) => ({ class_id, user_id, is_teacher: true })),
      ...members.map((user_id) => ({ class_id, user_id, is_teacher: false })),
    ]),
  )
  return made
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
