import { userRole } from '@learngrove/contract/roles'
import { type RawBuilder, sql } from 'kysely'
import { canTeachClass, ownsSchool, type Reader } from '#users/users.policy.queries.ts'

/** A class as columns of the statement that a rule is part of. */
type OfClass = { readonly id: RawBuilder<unknown>; readonly school_id: RawBuilder<unknown> }

const columns: OfClass = { id: sql.ref('classes.id'), school_id: sql.ref('classes.school_id') }

/** Tells whether somebody may see a class: its teachers, an owner of its school, and an admin. */
export const canReadClass = (actor: Reader, { id, school_id }: OfClass = columns) =>
  sql<boolean>`(${actor.user_role_id === userRole.admin}::boolean
    or ${ownsSchool(actor, school_id)} or ${canTeachClass(actor, id)})`
