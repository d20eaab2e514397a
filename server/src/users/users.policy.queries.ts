import { userRole } from '@learngrove/contract/roles'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '#platform/context.ts'
import type { Db } from '#platform/database.ts'

export type Reader = Pick<Actor, 'id' | 'school_id' | 'user_role_id' | 'callers'>

/**
 * A student, or a piece of their work, as a column or a value of the statement that a rule is part
 * of: `sql.ref('attempt.student_id')`. `school_id` is the school to which the work belongs.
 */
export type OfStudent = {
  readonly id: RawBuilder<unknown>
  readonly school_id: RawBuilder<unknown>
}

/** Tells whether somebody is linked to a child as its guardian. */
export const isGuardianOf = ({ id }: Pick<Reader, 'id'>, child_id: RawBuilder<unknown>) =>
  sql<boolean>`exists (
    select from guardians
    where guardians.parent_id = ${id}::uuid and guardians.child_id = ${child_id})`

/** Tells whether somebody owns the school of a piece of work. */
export const ownsSchool = (actor: Reader, school_id: RawBuilder<unknown>) =>
  sql<boolean>`(${actor.callers.includes('owner')}::boolean
    and ${school_id} = ${actor.school_id}::uuid)`

/** Tells whether somebody teaches a class of their school. A class that is switched off is taught by nobody. */
export const canTeachClass = (actor: Reader, class_id: RawBuilder<unknown>) =>
  sql<boolean>`(${actor.user_role_id === userRole.teacher}::boolean and exists (
    select from class_members as teaching
    join classes as taught on taught.id = teaching.class_id
    where teaching.class_id = ${class_id} and teaching.user_id = ${actor.id}::uuid
      and teaching.is_teacher and taught.is_active
      and taught.school_id = ${actor.school_id}::uuid))`

/** Tells whether a student is in a class that somebody teaches, and the work belongs to that school. */
export const teachesStudent = (actor: Reader, student: OfStudent) =>
  sql<boolean>`(${student.school_id} = ${actor.school_id}::uuid and exists (
    select from class_members as learning
    where learning.user_id = ${student.id} and not learning.is_teacher
      and ${canTeachClass(actor, sql.ref('learning.class_id'))}))`

/**
 * Tells whether somebody may read a student's work: the student themselves, a guardian while the
 * child's account is active, a teacher of a class of theirs, an owner of the school, and an admin.
 */
export const canReadStudent = (actor: Reader, student: OfStudent) =>
  sql<boolean>`(
    ${actor.user_role_id === userRole.admin}::boolean
    or (${student.id} = ${actor.id}::uuid and ${student.school_id} = ${actor.school_id}::uuid)
    or (${isGuardianOf(actor, student.id)} and exists (
      select from users as child where child.id = ${student.id} and child.is_active))
    or ${ownsSchool(actor, student.school_id)}
    or ${teachesStudent(actor, student)})`

/** Tells whether somebody may decide how a student's answer is marked: a teacher of a class of theirs, and an owner of the school. */
export const canMarkStudent = (actor: Reader, student: OfStudent) =>
  sql<boolean>`(${ownsSchool(actor, student.school_id)} or ${teachesStudent(actor, student)})`

/** Asks about a guardian where no statement reads the child anyway. */
export async function isGuardian(
  db: Db,
  { parent_id, child_id }: { readonly parent_id: string; readonly child_id: string },
): Promise<boolean> {
  const rule = isGuardianOf({ id: parent_id }, sql`${child_id}::uuid`)
  const { rows } = await sql<{ holds: boolean }>`select ${rule} as holds`.execute(db)
  return rows[0]?.holds === true
}

/** Tells whether somebody may act for a user: for themselves and for a child of theirs. */
export const canActFor = async (
  db: Db,
  actor: Pick<Reader, 'id'>,
  user_id: string,
): Promise<boolean> =>
  user_id === actor.id || (await isGuardian(db, { parent_id: actor.id, child_id: user_id }))
