import { userRole } from '@learngrove/contract/roles'
import type { Actor } from '#platform/context.ts'
import { platformSchoolId } from '#schools/schools.platform.ts'
import type { Person } from './privacy.queries.ts'

type Caller = Pick<Actor, 'id' | 'school_id' | 'user_role_id' | 'callers'>

const isSelf = (actor: Caller, person: Person) =>
  actor.id === person.id && actor.user_role_id !== userRole.student

const isGuardian = (actor: Caller, person: Person) =>
  person.school_id === platformSchoolId && person.guardian_ids.includes(actor.id)

const isTheirSchool = (actor: Caller, person: Person) =>
  actor.callers.includes('owner') &&
  actor.school_id === person.school_id &&
  person.school_id !== platformSchoolId

/**
 * Tells whether the actor administers a person's account: an admin of ours everybody's, one of a
 * school the school's.
 */
const isAdmin = (actor: Caller, person: Person) =>
  actor.callers.includes('admin') &&
  (actor.school_id === platformSchoolId || actor.school_id === person.school_id)

/**
 * Tells whether the actor decides about a person's data: an adult for themselves, the guardian of a
 * child without a school, its school, and we.
 */
export const canDecideFor = (actor: Caller, person: Person): boolean =>
  [isSelf, isGuardian, isTheirSchool, isAdmin].some((rule) => rule(actor, person))

/**
 * Tells whether a copy includes the conversations: children are promised that guardians and schools
 * do not read them.
 */
export const canReadTalk = (actor: Caller, person: Person): boolean =>
  isSelf(actor, person) || isAdmin(actor, person)

/** Tells whether the actor may confirm the erasure of a school's record of a student: its owners may. */
export const canConfirm = (actor: Caller, { school_id }: { readonly school_id: string }): boolean =>
  actor.callers.includes('owner') && actor.school_id === school_id
