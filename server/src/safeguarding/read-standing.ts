import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { contactsAmong, selectStaff } from './contacts.queries.ts'
import { canNameContacts, canReadCases, type Watch } from './safeguarding.policy.ts'

type World = Pick<Context<'any'>, 'db' | 'actor' | 'school_id'>

/** Reads the contacts at the actor's school now, and what the actor may do. */
export async function readStanding({ db, actor, school_id }: World) {
  const staff = await selectStaff(db, school_id)
  const watch: Watch = { school_id, contacts: contactsAmong(staff) }
  return {
    staff,
    contacts: watch.contacts,
    can_read: canReadCases(actor, watch),
    can_name_contacts: canNameContacts(actor, watch),
  }
}

/** Refuses with NOT_FOUND a caller who may not read: they must not learn that there is a case. */
export async function assertCanRead(world: World): Promise<void> {
  if (!(await readStanding(world)).can_read) throw new AppError('NOT_FOUND')
}
