import { teacherRole, userRole } from '@learngrove/contract/roles'
import type { setupFields } from '@learngrove/contract/setup'
import type { z } from 'zod'
import { insertClass, insertMembers } from '#classes/classes.new.queries.ts'
import { openFullCourses } from '#courses/courses.enrolment.ts'
import { audit } from '#platform/audit/audit.ts'
import { type Db, transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { assertStrong } from '#platform/passwords/password-strength.ts'
import { hashPassword } from '#platform/passwords/passwords.ts'
import { insertSchool } from '#schools/schools.add.queries.ts'
import { platformSchoolId } from '#schools/schools.platform.ts'
import { addUser, type NewUser } from '#users/users.accounts.ts'
import { findCourse, isEmpty, takeTurn } from './setup.queries.ts'

export type SetupFields = z.output<typeof setupFields>

type Person = {
  readonly first_name: string
  readonly last_name: string
  readonly password: string
  readonly email?: string
  readonly username?: string
}

type Options = {
  readonly now: Date
  /** Runs in the same transaction, before anything is made: what it throws leaves nothing behind. */
  readonly claim?: (tx: Db) => Promise<void>
}

/**
 * Makes an empty installation a school: the platform's admin, the school, its owner and, if asked
 * for, a first class with a teacher and a student. All or nothing, and once: of ten at once one does.
 *
 * Refuses with `SETUP_DONE`, `WEAK_PASSWORD`, `NAME_TAKEN` and `COURSE_UNKNOWN`.
 */
export async function setUp(db: Db, fields: SetupFields, options: Options): Promise<void> {
  if (!(await isEmpty(db))) throw new AppError('SETUP_DONE')
  const { admin, owner, first_class } = fields
  const people = [admin, owner, ...(first_class ? [first_class.teacher, first_class.student] : [])]
  for (const person of people) await assertStrong(person.password, wordsOf(person, fields))
  const hashes = new Map<Person, string>()
  for (const person of people) hashes.set(person, await hashPassword(person.password))
  await transaction(db, async (tx) => {
    await takeTurn(tx)
    if (!(await isEmpty(tx))) throw new AppError('SETUP_DONE')
    await options.claim?.(tx)
    await makeSchool(tx, fields, { hashes, now: options.now })
  })
}

const wordsOf = (person: Person, { school_name }: SetupFields) => [
  person.first_name,
  person.last_name,
  person.email,
  person.username,
  school_name,
]

type Making = { readonly hashes: ReadonlyMap<Person, string>; readonly now: Date }

async function makeSchool(
  tx: Db,
  { admin, owner, school_name, first_class }: SetupFields,
  { hashes, now }: Making,
): Promise<void> {
  const school_id = newId()
  await insertSchool(tx, { id: school_id, name: school_name, created_at: now })
  const add = async (
    person: Person,
    role: Pick<NewUser, 'school_id' | 'user_role_id'> & Partial<NewUser>,
  ) => {
    const id = newId()
    const { first_name, last_name, email = null, username = null } = person
    const row = { id, first_name, last_name, email, username, created_at: now, ...role }
    if (!(await addUser(tx, { ...row, password_hash: hashes.get(person) ?? null })))
      throw new AppError('NAME_TAKEN')
    return id
  }
  const admin_id = await add(admin, {
    school_id: platformSchoolId,
    user_role_id: userRole.admin,
  })
  const staff = { school_id, user_role_id: userRole.teacher }
  const owner_id = await add(owner, { ...staff, teacher_role_id: teacherRole.admin })
  await audit(tx, {
    action: 'installation_set_up',
    school_id,
    actor_id: admin_id,
    subject_id: owner_id,
    now,
  })
  if (!first_class) return
  const course = await findCourse(tx, { id: first_class.course_id })
  if (!course) throw new AppError('COURSE_UNKNOWN')
  const teacher = await add(first_class.teacher, {
    ...staff,
    teacher_role_id: teacherRole.teacher,
  })
  // A school that puts a child in a class has agreed to its account.
  const student_id = await add(first_class.student, {
    school_id,
    user_role_id: userRole.student,
    academic_level_id: course.academic_level_id,
    has_agreed_policy: true,
  })
  const row = { id: newId(), school_id, name: first_class.name, course_id: course.id }
  await insertClass(tx, { ...row, created_at: now })
  const sits = { class_id: row.id, now }
  await insertMembers(tx, { ...sits, user_ids: [teacher], is_teacher: true })
  await insertMembers(tx, { ...sits, user_ids: [student_id], is_teacher: false })
  await openFullCourses(tx, { student_id, course_ids: [course.id], months: null, now })
}
