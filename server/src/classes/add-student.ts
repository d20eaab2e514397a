import type { people } from '@learngrove/contract/classes.people'
import { userRole } from '@learngrove/contract/roles'
import type { Input } from '@learngrove/contract/route'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { invalid } from '#platform/zod.ts'
import { levelExists } from '#users/users.accounts.queries.ts'
import { lockClass } from './class-rows.queries.ts'
import { addAccount } from './new-account.ts'
import { readStudent } from './read-people.ts'
import { joinAsStudents } from './set-students.ts'

/**
 * Makes an account for a student of the caller's school. It has no password yet: a sign-in card gives it
 * one. The school answers for the consent, and has agreed to the policies.
 */
export function addStudent(
  context: Pick<Context<'any'>, 'db' | 'actor' | 'school_id' | 'now'>,
  { body: { class_id, ...named } }: Input<typeof people.addStudent>,
) {
  const { actor, school_id, now } = context
  return transaction(context.db, async (tx) => {
    const held = class_id === undefined ? undefined : await lockClass(tx, { actor, class_id })
    if (class_id !== undefined && (!held?.is_active || held.school_id !== school_id))
      throw new AppError('NOT_FOUND')
    if (!(await levelExists(tx, named.academic_level_id)))
      throw invalid('academic_level_id', 'There is no such level')
    const user_role_id = userRole.student
    const account = { school_id, user_role_id, has_agreed_policy: true, created_at: now }
    const id = await addAccount(tx, { ...named, ...account })
    if (held) await joinAsStudents({ db: tx, now }, held, [id])
    const event = { action: 'account_made', school_id, actor_id: actor.id, subject_id: id } as const
    await audit(tx, { ...event, data: { user_role_id }, now })
    return readStudent({ db: tx, actor }, id)
  })
}
