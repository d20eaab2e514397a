import type { people } from '@learngrove/contract/classes.people'
import { teacherRole, userRole } from '@learngrove/contract/roles'
import type { Input, Output } from '@learngrove/contract/route'
import { deleteSessionsOf } from '#auth/sessions/sessions.queries.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { invalid } from '#platform/zod.ts'
import { levelExists } from '#users/users.accounts.queries.ts'
import { changeUser } from '#users/users.accounts.ts'
import { lockOwners, lockPerson } from '#users/users.school.queries.ts'
import { lead } from './invite-person.ts'

type Update = typeof people.updatePerson
type Body = Input<Update>['body']
type Person = NonNullable<Awaited<ReturnType<typeof lockPerson>>>
type Asker = Pick<Context<'any'>, 'db' | 'actor' | 'now'>

/** Changes somebody of the caller's school. Switched off, their sessions end; a school keeps an owner. */
export function changePerson(
  context: Asker,
  { params: { id }, body }: Input<Update>,
): Promise<Output<Update>> {
  const { actor } = context
  return transaction(context.db, async (tx) => {
    const isAdmin = actor.user_role_id === userRole.admin
    const person = await lockPerson(tx, { id, school_id: isAdmin ? undefined : actor.school_id })
    if (!person) throw new AppError('NOT_FOUND')
    const world = { ...context, db: tx }
    await assertMay(world, person, body)
    const { subject_ids, is_active = person.is_active, ...fields } = body
    await changeUser(tx, id, { ...fields, is_active })
    const role = body.teacher_role_id ?? person.teacher_role_id
    const isHead = role === teacherRole.department_head
    if (subject_ids !== undefined || body.teacher_role_id !== undefined)
      if (!isHead || subject_ids) await lead(tx, id, isHead ? (subject_ids ?? []) : [])
    if (!is_active) await deleteSessionsOf(tx, [id])
    await record(world, person, is_active)
    // Safe: the columns of `userRole`.
    return { id, is_active, user_role_id: person.user_role_id as Output<Update>['user_role_id'] }
  })
}

async function assertMay({ db, actor }: Asker, person: Person, body: Body): Promise<void> {
  const isStaff = person.user_role_id === userRole.teacher
  const isStudent = person.user_role_id === userRole.student
  if (!isStaff && (body.teacher_role_id !== undefined || body.subject_ids !== undefined))
    throw invalid('teacher_role_id', 'They are none of the staff')
  if (body.academic_level_id !== undefined) {
    if (!isStudent || !(await levelExists(db, body.academic_level_id)))
      throw invalid('academic_level_id', 'There is no such level for them')
  }
  const goes =
    body.is_active === false ||
    (body.teacher_role_id !== undefined && body.teacher_role_id !== person.teacher_role_id)
  if (!goes) return
  if (person.id === actor.id) throw new AppError('NOT_YOURSELF')
  if (person.teacher_role_id !== teacherRole.admin || !person.is_active) return
  const owners = await lockOwners(db, person.school_id)
  if (owners.every((id) => id === person.id)) throw new AppError('LAST_OWNER')
}

/** Writes down that an account was switched, or that it was changed. */
const record = ({ db, actor, now }: Asker, person: Person, is_active: boolean) => {
  const { id: subject_id, school_id } = person
  const switched = is_active ? 'account_on' : 'account_off'
  const action = is_active === person.is_active ? 'account_changed' : switched
  return audit(db, { action, school_id, actor_id: actor.id, subject_id, now })
}
