import type { privacy } from '@learngrove/contract/privacy'
import { limits } from '@learngrove/contract/privacy.limits'
import { userRole } from '@learngrove/contract/roles'
import type { Input } from '@learngrove/contract/route'
import { checkOwner } from '#auth/auth.owner.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { type Db, transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { platformSchoolId } from '#schools/schools.platform.ts'
import { confirmLetter, erasureLetter } from './privacy.emails.ts'
import { dayMs } from './privacy.limits.ts'
import {
  hasCase,
  hasChildAlone,
  hasOtherOwner,
  insertRequest,
  mailboxesOf,
  ownersOf,
  type Person,
} from './privacy.queries.ts'
import { type PrivacyRequest, readPerson, readRequest } from './request.ts'
import { postLetters } from './send-emails.ts'

/** Requests the erasure of a person. The person and their guardians are told, and can cancel it until its day. */
export async function askErasure(
  context: Context<'any'>,
  { user_id, password }: Input<typeof privacy.askErasure>['body'],
): Promise<PrivacyRequest> {
  const { db, actor, now } = context
  const person = await readPerson(context, user_id)
  await checkOwner(context, password)
  await assertReplaceable(db, person)
  const id = newId()
  const { school_id } = person
  const due_at = new Date(now.getTime() + limits.erasure_waits_days * dayMs)
  await transaction(db, async (tx) => {
    const waitsForSchool = await hasCase(tx, person.id)
    const status = waitsForSchool ? 'needs_confirmation' : 'waiting'
    const whose = { school_id, subject_id: person.id, asked_by: actor.id }
    const row = { id, kind: 'erasure', status, ...whose, created_at: now, due_at }
    if (!(await insertRequest(tx, row))) throw new AppError('ALREADY_ASKED')
    const event = { school_id, actor_id: actor.id, subject_id: person.id, now }
    await audit(tx, { action: 'erasure_asked', ...event })
    const poster = { ...context, db: tx }
    const readers = await mailboxesOf(tx, person)
    await postLetters(poster, school_id, readers, (reader) => erasureLetter({ ...reader, due_at }))
    if (!waitsForSchool) return
    await postLetters(poster, school_id, await ownersOf(tx, school_id), confirmLetter)
  })
  return readRequest(context, id)
}

/**
 * Refuses an erasure that would leave somebody without a person they need: a child without a
 * guardian, a school without an owner.
 */
async function assertReplaceable(db: Db, person: Person) {
  if (await hasChildAlone(db, person.id, platformSchoolId)) throw new AppError('ONLY_GUARDIAN')
  const isOwner = (await ownersOf(db, person.school_id)).some(({ id }) => id === person.id)
  if (person.user_role_id !== userRole.teacher || !isOwner) return
  if (!(await hasOtherOwner(db, person))) throw new AppError('LAST_OWNER')
}
