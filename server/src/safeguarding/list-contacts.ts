import type { Output } from '@learngrove/contract/route'
import type { safeguarding } from '@learngrove/contract/safeguarding'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { Contact } from './contacts.queries.ts'
import { readStanding } from './read-standing.ts'

type Contacts = typeof safeguarding.contacts

/** Lists the contacts at the caller's school and who could be one, for those who may name them. */
export async function listContacts(
  context: Context<Contacts['audience']>,
): Promise<Output<Contacts>> {
  const { staff, contacts, can_name_contacts } = await readStanding(context)
  if (!can_name_contacts) throw new AppError('NOT_FOUND')
  return {
    contacts: contacts.map(memberOf),
    are_named: contacts.some(({ position }) => position !== null),
    staff: staff.map(memberOf),
  }
}

const memberOf = ({ id, first_name, last_name, teacher_role_id, email }: Contact) => ({
  ...{ id, first_name, last_name, teacher_role_id },
  has_email: email !== null,
})
