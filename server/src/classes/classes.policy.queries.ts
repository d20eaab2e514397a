import { teacherRole, userRole } from '@learngrove/contract/roles'
import { type RawBuilder, sql } from 'kysely'
import { canTeachClass, ownsSchool, type Reader } from '#users/users.policy.queries.ts'

/** A class as columns of the statement that a rule is part of. */
type OfClass = { readonly id: RawBuilder<unknown>; readonly school_id: RawBuilder<unknown> }

const columns: OfClass = { id: sql.ref('classes.id'), school_id: sql.ref('classes.school_id') }

const isAdmin = (actor: Reader) => sql<boolean>`${actor.user_role_id === userRole.admin}::boolean`

/**
 * Tells whether somebody is head of the department of a class: of its subject, at its school. A class
 * that is switched off is in no department.
 */
export const isHeadOver = (actor: Reader, class_id: RawBuilder<unknown>) =>
  sql<boolean>`exists (
    select from department_subjects as department
    join users as head on head.id = department.user_id
    join courses as course_of on course_of.subject_id = department.subject_id
    join classes as headed on headed.course_id = course_of.id
    where headed.id = ${class_id} and headed.is_active and headed.school_id = ${actor.school_id}::uuid
      and head.id = ${actor.id}::uuid and head.school_id = headed.school_id
      and head.teacher_role_id = ${sql.lit(teacherRole.department_head)})`

/** Tells whether somebody may change a class: its teachers, an owner of its school, and an admin. */
export const canRunClass = (actor: Reader, { id, school_id }: OfClass = columns) =>
  sql<boolean>`(${isAdmin(actor)} or ${ownsSchool(actor, school_id)} or ${canTeachClass(actor, id)})`

/** Tells whether somebody may see a class: whoever may change it, and the head of its department. */
export const canReadClass = (actor: Reader, of: OfClass = columns) =>
  sql<boolean>`(${canRunClass(actor, of)} or ${isHeadOver(actor, of.id)})`

/**
 * Tells whether somebody of the staff may see who a student of `users` is: an admin, an owner of their
 * school, and whoever may see a class of theirs there.
 */
export const canSeeStudent = (actor: Reader) =>
  sql<boolean>`(${isAdmin(actor)} or ${ownsSchool(actor, sql.ref('users.school_id'))} or exists (
    select from class_members as sitting
    join classes as seen on seen.id = sitting.class_id
    where sitting.user_id = users.id and not sitting.is_teacher
      and seen.school_id = users.school_id
      and ${canReadClass(actor, { id: sql.ref('seen.id'), school_id: sql.ref('seen.school_id') })}))`
