import type { people } from '@learngrove/contract/classes.people'
import { teacherRole, userRole } from '@learngrove/contract/roles'
import type { Input } from '@learngrove/contract/route'
import { postLetter } from '#mail/send-email.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { type Db, transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { countRequest } from '#platform/throttle/throttle.ts'
import { dropTickets, issueTicket } from '#platform/tickets/tickets.ts'
import { invalid } from '#platform/zod.ts'
import { changeUser } from '#users/users.accounts.ts'
import { insertGuardian } from '#users/users.guardians.queries.ts'
import { hasAddressHere, lockPerson } from '#users/users.school.queries.ts'
import { parentLetter, staffLetter } from './classes.emails.ts'
import { invitationCounts } from './classes.limits.ts'
import { replaceDepartments } from './departments.queries.ts'
import { selectOwnStudents } from './members.queries.ts'
import { addAccount } from './new-account.ts'
import { readParent, readTeacher } from './read-people.ts'
import { selectSchoolName } from './school.queries.ts'
import { putIn } from './set-students.ts'

type Asker = Context<readonly ['owner', 'admin']>

/** Makes an account for one of the staff and mails the invitation. */
export async function inviteStaff(context: Asker, { body }: Input<typeof people.addStaff>) {
  const { class_ids = [], subject_ids = [], email, ...named } = body
  const { actor, now } = context
  await countRequest(context.db, invitationCounts(context, email), now)
  return transaction(context.db, async (tx) => {
    const world = { ...context, db: tx }
    const id = await addInvited(world, { ...named, email, user_role_id: userRole.teacher })
    for (const class_id of class_ids) await putIn(world, class_id, [id])
    if (named.teacher_role_id === teacherRole.department_head) await lead(tx, id, subject_ids)
    return readTeacher({ db: tx, actor }, id)
  })
}

/** Makes an account for a parent of students of the school and mails the invitation. */
export async function inviteParent(context: Asker, { body }: Input<typeof people.addParent>) {
  const { child_ids, email, ...named } = body
  const { actor, school_id, now } = context
  await countRequest(context.db, invitationCounts(context, email), now)
  return transaction(context.db, async (tx) => {
    const wanted = [...new Set(child_ids)]
    if ((await selectOwnStudents(tx, { school_id, user_ids: wanted })).length !== wanted.length)
      throw new AppError('NOT_FOUND')
    const account = { ...named, email, user_role_id: userRole.parent, teacher_role_id: null }
    const parent_id = await addInvited({ ...context, db: tx }, account)
    for (const child_id of wanted)
      await insertGuardian(tx, { parent_id, child_id, way: 'school', created_at: now })
    return readParent({ db: tx, actor }, parent_id)
  })
}

/** Mails an invitation once more, to whoever has not signed in yet; the link before ends. */
export async function inviteAgain(context: Asker, id: string): Promise<void> {
  const { db, school_id, now } = context
  await countRequest(db, invitationCounts(context, id), now)
  await transaction(db, async (tx) => {
    const person = await lockPerson(tx, { id, school_id })
    if (!person) throw new AppError('NOT_FOUND')
    const email = person.email ?? person.pending_email
    if (
      email === null ||
      person.last_logged_in !== null ||
      person.user_role_id === userRole.student
    )
      throw new AppError('NO_ADDRESS')
    await mailInvitation({ ...context, db: tx }, { ...person, email })
  })
}

/** Says of which subjects somebody is head. Refuses those that do not exist. */
export async function lead(db: Db, user_id: string, subject_ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(subject_ids)]
  if ((await replaceDepartments(db, { user_id, subject_ids: wanted })) !== wanted.length)
    throw invalid('subject_ids', 'There is no such subject')
}

type Invited = {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly user_role_id: number
  readonly teacher_role_id: number | null
}

/**
 * Adds the account without a password. Its address counts once the link was opened, so that nobody
 * learns here who has an account elsewhere; an address that the school has invited is refused.
 */
async function addInvited(context: Asker, { email, ...named }: Invited): Promise<string> {
  const { db, actor, school_id, now } = context
  if (await hasAddressHere(db, { school_id, email })) throw new AppError('INVITED_ALREADY')
  const row = { ...named, school_id, pending_email: email, created_at: now }
  const id = await addAccount(db, row)
  const { user_role_id } = named
  const event = { action: 'account_made', school_id, actor_id: actor.id, subject_id: id } as const
  await audit(db, { ...event, data: { user_role_id }, now })
  await mailInvitation(context, { id, school_id, user_role_id, email })
  return id
}

type Addressed = Pick<Invited, 'email' | 'user_role_id'> & {
  readonly id: string
  readonly school_id: string
}

async function mailInvitation(context: Asker, { id, school_id, user_role_id, email }: Addressed) {
  const { db, actor, now } = context
  await dropTickets(db, { purpose: 'invitation', user_id: id, now })
  const about = { purpose: 'invitation', user_id: id, data: { email }, now } as const
  const { secret } = await issueTicket(db, about)
  await changeUser(db, id, { invited_at: now })
  const write = user_role_id === userRole.parent ? parentLetter : staffLetter
  const words = write({ school_name: await selectSchoolName(db, school_id), secret })
  await postLetter(context, { recipient: email, school_id, words })
  const event = { school_id, actor_id: actor.id, subject_id: id, now }
  await audit(db, { action: 'account_invited', ...event })
}
