import { userRole } from '@learngrove/contract/roles'
import { sql } from 'kysely'
import {
  canTeachClass,
  isGuardianOf,
  ownsSchool,
  type Reader,
} from '#users/users.policy.queries.ts'

/** The sheets of the learning path have the topics' names before theirs: they are no themed ones. */
const pathKeys = 'path-%'

/** Tells whether a row of `worksheets` is one of the platform's themed ones, which anybody may try. */
export const isThemed = sql<boolean>`(worksheets.is_active and worksheets.school_id is null
  and worksheets.student_id is null and worksheets.key not like ${pathKeys})`

/** Tells whether a row of `worksheets` was shared, so that whoever has the link may open it. */
export const isShared = sql<boolean>`(worksheets.is_active and exists (
  select from shared_worksheets where shared_worksheets.worksheet_id = worksheets.id))`

/** Tells whether visitors may try a row of `worksheets`. */
export const isPublic = sql<boolean>`(${isThemed} or ${isShared})`

/** Tells whether somebody is staff of a school or of the platform, who may read questions ahead. */
export const isStaff = ({ user_role_id }: Pick<Reader, 'user_role_id'>): boolean =>
  user_role_id !== userRole.student && user_role_id !== userRole.parent

/** Tells whether a row of `worksheets` is made by staff to be set: no student's own, and none that was shared by a link. */
const isForClasses = sql<boolean>`(worksheets.student_id is null and not exists (
  select from shared_worksheets where shared_worksheets.worksheet_id = worksheets.id))`

/**
 * Tells whether somebody may change a row of `worksheets`: who made it, a teacher of the class that it was
 * made for, an owner of its school, and an admin. What was installed is changed by its installation alone.
 */
export const canChangeWorksheet = (actor: Reader) => sql<boolean>`coalesce(worksheets.key is null
  and worksheets.school_id is not null and ${isForClasses}
  and (${actor.user_role_id === userRole.admin}::boolean
    or ${ownsSchool(actor, sql.ref('worksheets.school_id'))}
    or (${actor.user_role_id === userRole.teacher}::boolean
      and worksheets.school_id = ${actor.school_id}::uuid
      and (worksheets.created_by = ${actor.id}::uuid
        or ${canTeachClass(actor, sql.ref('worksheets.owner_class_id'))}))), false)`

/**
 * Tells whether a row of `worksheets` stands in the library of a school's staff: the platform's themed
 * ones, and the school's own, of which drafts and what was put away are for those who may change them.
 */
export const isInLibrary = (actor: Reader, school_id: string) => sql<boolean>`(${isThemed}
  or (worksheets.school_id = ${school_id}::uuid and ${isForClasses}
    and ((worksheets.is_active and not worksheets.is_draft) or ${canChangeWorksheet(actor)})))`

/**
 * Tells whether somebody may use a row of `worksheets`: the platform's themed ones; those that they
 * shared, or that were shared for them or their child; for a student those of their own and those that
 * are set for them; for staff the platform's and their school's, but no student's own.
 */
export function canUseWorksheet(actor: Reader) {
  const me = sql`${actor.id}::uuid`
  const reach =
    actor.user_role_id === userRole.admin
      ? sql<boolean>`true`
      : sql<boolean>`(worksheets.school_id is null or worksheets.school_id = ${actor.school_id}::uuid)`
  const ofStaff = sql<boolean>`(${isStaff(actor)}::boolean and worksheets.student_id is null
    and worksheets.is_active and ${reach} and (not worksheets.is_draft or ${canChangeWorksheet(actor)}))`
  return sql<boolean>`(${isThemed} or ${ofStaff}
    or worksheets.student_id = ${me}
    or exists (select from shared_worksheets
      where shared_worksheets.worksheet_id = worksheets.id and (shared_worksheets.shared_by = ${me}
        or shared_worksheets.student_id = ${me}
        or ${isGuardianOf(actor, sql.ref('shared_worksheets.student_id'))}))
    or exists (select from quizzes
      left join assignment_students set_for on set_for.assignment_id = quizzes.assignment_id
        and set_for.student_id = ${me}
      where quizzes.worksheet_id = worksheets.id
        and (quizzes.student_id = ${me} or set_for.student_id is not null)))`
}
