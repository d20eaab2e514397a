import { forgetWaysIn } from '#auth/auth.erasure.ts'
import { deleteMessagesAbout } from '#mail/mail.queries.ts'
import { replaceInAudit } from '#platform/audit/audit.queries.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Services } from '#platform/context.ts'
import { type Db, transaction } from '#platform/database.ts'
import { deleteFiles } from '#platform/files.queries.ts'
import { newId } from '#platform/ids.ts'
import { clearJobsAbout } from '#platform/jobs.queries.ts'
import { replaceInCases, tookPart } from '#safeguarding/safeguarding.erasure.queries.ts'
import { deleteGuestAttemptsBy } from '#sharing/sharing.erasure.queries.ts'
import { deleteContactFrom } from '#support/support.contact.queries.ts'
import { deleteOpeningReadersAt } from '#support/support.openings.queries.ts'
import { deleteUser, insertFormer } from '#users/users.erasure.queries.ts'
import { addressesOf } from './copy.queries.ts'
import { countKeysOf } from './count-keys.ts'
import { findLeftovers, namePattern, patternOf } from './leftovers.queries.ts'
import { confirmLetter, erasedLetter } from './privacy.emails.ts'
import {
  findPerson,
  findRequest,
  hasCase,
  lockPerson,
  mailboxesOf,
  moveRequest,
  ownersOf,
  type Person,
  type RequestRow,
  selectFiles,
} from './privacy.queries.ts'
import { underWay } from './request.ts'
import { postLetters } from './send-emails.ts'

export type World = Pick<Services, 'db' | 'config' | 'mail' | 'jobs' | 'clock'>

/**
 * Erases a person whose day has come, all or nothing. If something is left over it rolls back and
 * throws, so that the job is retried and ends where faults are looked for.
 */
export async function erasePerson(world: World, id: string): Promise<void> {
  const { db, clock } = world
  const now = clock()
  const request = await findRequest(db, id)
  if (!request?.due_at || request.due_at > now) return
  const states = underWay.filter((state) => state !== 'needs_confirmation')
  if (!(await moveRequest(db, id, states, { status: 'running' }))) return
  try {
    await transaction(db, (tx) => erase({ ...world, db: tx }, request, now))
  } catch (error) {
    await moveRequest(db, id, ['running'], { status: 'failed' })
    throw error
  }
}

async function erase(world: World, { id, ...request }: RequestRow, now: Date) {
  const { db, jobs } = world
  const { subject_id, school_id, asked_by, confirmed_by } = request
  if (subject_id) await lockPerson(db, subject_id)
  const person = subject_id ? await findPerson(db, subject_id) : undefined
  if (!person) {
    await moveRequest(db, id, underWay, { status: 'cancelled', finished_at: now })
    return
  }
  if (confirmed_by === null && (await hasCase(db, person.id))) {
    await moveRequest(db, id, ['running'], { status: 'needs_confirmation' })
    await postLetters(world, school_id, await ownersOf(db, school_id), confirmLetter)
    return
  }
  const asker = asked_by && asked_by !== person.id ? await findPerson(db, asked_by) : undefined
  const file_ids = (await selectFiles(db, person.id)).map((file) => file.id)
  await forget(db, person, file_ids)
  const left = await findLeftovers(db, person)
  if (left.length > 0) throw new Error(`Somebody who was erased is left in ${left.join(', ')}`)
  // The bytes are removed only after the commit, by a job that is sent in the transaction.
  await jobs.send('privacy-files', { id, file_ids }, { db })
  await moveRequest(db, id, ['running'], { progress: 90 })
  await audit(db, { action: 'erased', school_id, actor_id: null, subject_id: null, now })
  if (asker) await postLetters(world, asker.school_id, [asker], erasedLetter)
}

/** Removes a person from every area: what is theirs is deleted, what must stay no longer identifies them. */
async function forget(db: Db, person: Person, file_ids: readonly string[]) {
  const { id, school_id } = person
  const nobody = newId()
  const pattern = patternOf(person)
  const addresses = addressesOf(person)
  const near = (await mailboxesOf(db, person)).flatMap(({ email }) => email?.toLowerCase() ?? [])
  if (await tookPart(db, id)) {
    await replaceInCases(db, { id, by: await insertFormer(db, { school_id }) })
  }
  await replaceInAudit(db, { id, by: nobody })
  const names = [...addresses, ...(person.username === null ? [] : [person.username])]
  await forgetWaysIn(db, { id, names, pattern, counted_by: countKeysOf(person) })
  await deleteContactFrom(db, { id, addresses })
  await deleteOpeningReadersAt(db, addresses)
  await deleteGuestAttemptsBy(db, addresses)
  const name_pattern = namePattern(person)
  await deleteMessagesAbout(db, { id, addresses, pattern, near, name_pattern })
  await clearJobsAbout(db, pattern)
  await deleteFiles(db, file_ids)
  await deleteUser(db, id)
}
