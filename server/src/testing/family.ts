import { newId } from '#platform/ids.ts'
import { platformSchoolId } from '#schools/schools.platform.ts'
import { db, type TestSchool, type TestUser } from './harness.ts'

export async function makeLevel(): Promise<string> {
  const id = newId()
  await db.insertInto('academic_levels').values({ id, name: id, position: 1 }).execute()
  return id
}

/** A course of the platform, or of a school, at a level of its own or a given one. */
export async function makeCourse({
  school_id = null,
  academic_level_id,
  is_active = true,
}: {
  school_id?: string | null
  academic_level_id?: string
  is_active?: boolean
} = {}) {
  const [id, subject_id] = [newId(), newId()]
  const level_id = academic_level_id ?? (await makeLevel())
  await db
    .insertInto('subjects')
    .values({ id: subject_id, key: subject_id, name: `Subject ${subject_id}` })
    .execute()
  await db
    .insertInto('courses')
    .values({
      id,
      school_id,
      subject_id,
      academic_level_id: level_id,
      title: `Course ${id}`,
      is_active,
    })
    .execute()
  return { id, subject_id, academic_level_id: level_id }
}

/** Somebody of a family: they belong to no school of their own. */
export async function addFamily(
  school: TestSchool,
  caller: 'student' | 'parent',
  fields: { email?: string; password_hash?: string } = {},
) {
  const user = await school.addUser(caller, fields)
  await db
    .updateTable('users')
    .set({ school_id: platformSchoolId })
    .where('id', '=', user.id)
    .execute()
  return { ...user, school_id: platformSchoolId }
}

/** A parent whose address is confirmed, and so who may link a child. */
export const addGuardian = (school: TestSchool) =>
  addFamily(school, 'parent', { email: `${newId()}@guardians.test` })

export const makeGuardian = (parent: TestUser, child: TestUser) =>
  db
    .insertInto('guardians')
    .values({ parent_id: parent.id, child_id: child.id, way: 'created' })
    .execute()

/** What was written down about somebody, by the alphabet: what is done in one moment has no order. */
export async function auditsOf(subject: TestUser): Promise<string[]> {
  const rows = await db
    .selectFrom('audit_events')
    .select('action')
    .where('subject_id', '=', subject.id)
    .execute()
  return rows.map(({ action }) => action).toSorted()
}

export const lettersTo = (recipient: string) =>
  db.selectFrom('outbox').selectAll().where('recipient', '=', recipient).orderBy('id').execute()

export const rowOf = (user: TestUser) =>
  db.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow()
