import { userRole } from '@learngrove/contract/roles'
import { sql } from 'kysely'
import { canTeachClass, ownsSchool, type Reader } from '#users/users.policy.queries.ts'

/** Tells whether somebody may set work for a row of `classes`: who teaches it, an owner of its school, and an admin. */
export const canSetFor = (actor: Reader) =>
  sql<boolean>`(classes.is_active and (${actor.user_role_id === userRole.admin}::boolean
    or ${ownsSchool(actor, sql.ref('classes.school_id'))}
    or ${canTeachClass(actor, sql.ref('classes.id'))}))`

/** Tells whether a row of `worksheets` can be set in the school of a row of `classes`: no draft, and no student's own. */
export const canBeSet = sql<boolean>`(worksheets.is_active and not worksheets.is_draft
  and worksheets.deleted_at is null and worksheets.student_id is null
  and (worksheets.school_id is null or worksheets.school_id = classes.school_id))`

/** Tells whether a row of `class_members` is a student's. */
export const isStudent = sql<boolean>`(not class_members.is_teacher)`
