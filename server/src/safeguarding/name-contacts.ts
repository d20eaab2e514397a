import type { Input, Output } from '@learngrove/contract/route'
import type { safeguarding } from '@learngrove/contract/safeguarding'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { replaceContacts, takeNamingTurn } from './contacts.queries.ts'
import { listContacts } from './list-contacts.ts'
import { readStanding } from './read-standing.ts'

type Name = typeof safeguarding.nameContacts

/** Names the contacts from now on. Only staff of the school can be; the change is audited. */
export function nameContacts(
  context: Context<Name['audience']>,
  { body }: Input<Name>,
): Promise<Output<Name>> {
  const { actor, school_id, now } = context
  const user_ids = [...new Set(body.user_ids)]
  return transaction(context.db, async (tx) => {
    const world = { ...context, db: tx }
    await takeNamingTurn(tx, school_id)
    const { staff, can_name_contacts } = await readStanding(world)
    if (!can_name_contacts) throw new AppError('NOT_FOUND')
    const isStaff = (id: string) => staff.some((member) => member.id === id)
    if (!user_ids.every(isStaff)) throw new AppError('CONTACT_NOT_STAFF')
    await replaceContacts(tx, { school_id, user_ids })
    const before = staff.filter(({ position }) => position !== null).map(({ id }) => id)
    const event = { school_id, actor_id: actor.id, now }
    for (const subject_id of user_ids.filter((id) => !before.includes(id))) {
      await audit(tx, { ...event, action: 'safeguarding_contact_named', subject_id })
    }
    for (const subject_id of before.filter((id) => !user_ids.includes(id))) {
      await audit(tx, { ...event, action: 'safeguarding_contact_dropped', subject_id })
    }
    return listContacts(world)
  })
}
