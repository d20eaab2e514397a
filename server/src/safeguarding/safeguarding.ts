import type { HeardBy } from '@learngrove/contract/safeguarding'
import type { Db } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import { platformSchoolId } from '#schools/schools.platform.ts'
import { findCaseToJoin, insertCase, makeMoreUrgent } from './cases.queries.ts'
import { type Contact, contactsAmong, selectStaff } from './contacts.queries.ts'
import { insertEntry } from './entries.queries.ts'
import { insertFlag, isOfStudent, putFlagInCase, takeFlagTurn } from './flags.queries.ts'
import { type Telling, tellFirst, toldAtOnce } from './tell-contacts.ts'
import { foldingMs, type Heard, isMoreUrgent } from './urgency.ts'

export type Flag = Heard & {
  /** The owner of the chat. */
  readonly student: { readonly id: string; readonly school_id: string }
  readonly message_id: string
  readonly thread_id: string
  readonly heard_by: HeardBy
  /** From 0 to 1; null if rules alone found it. */
  readonly certainty: number | null
  readonly now: Date
}

/** The parts of a request that raising needs. `db` is the transaction that keeps the message. */
export type Raising = Telling

/**
 * Keeps a flag, once a message. For a student of a school it opens a case and sends an e-mail. A
 * flag on the same child within an hour joins the case while it is open, and sends another e-mail
 * only if it is more urgent. At the school of families nobody is told.
 */
export async function raiseFlag(world: Raising, flag: Flag): Promise<void> {
  const { db } = world
  const { student, message_id, thread_id, kind, response, heard_by, certainty, now } = flag
  const { id: student_id, school_id } = student
  await takeFlagTurn(db, student_id)
  const row = { id: newId(), school_id, user_id: student_id, message_id, thread_id }
  const heard = { kind, response, heard_by, certainty, created_at: now }
  const isNew = await insertFlag(db, { ...row, ...heard })
  if (!isNew || school_id === platformSchoolId) return
  if (!(await isOfStudent(db, { message_id, student_id, school_id }))) return
  const { case_id, is_told } = await caseOf(db, flag)
  await putFlagInCase(db, { id: row.id, case_id })
  await insertEntry(db, { case_id, action: 'raised', now })
  if (!is_told) await tellFirst(world, { case_id, school_id, response, now })
}

/** Finds or opens the case of a flag, and tells whether somebody was told of it as urgently as it is. */
async function caseOf(db: Db, { student, kind, response, now }: Flag) {
  const whose = { student_id: student.id, school_id: student.school_id }
  const since = new Date(now.getTime() - foldingMs)
  const open = await findCaseToJoin(db, { ...whose, since })
  if (!open) {
    const id = newId()
    await insertCase(db, { id, ...whose, kind, response, raised_at: now, told_at: now })
    return { case_id: id, is_told: false }
  }
  const is_told = !isMoreUrgent(response, open.response)
  if (!is_told) await makeMoreUrgent(db, { id: open.id, kind, response, now })
  return { case_id: open.id, is_told }
}

/**
 * Returns the contacts at a school, in order, and who of them is told at once: their names appear
 * in words to a child.
 */
export async function contactsOf(
  db: Db,
  school_id: string,
): Promise<(Pick<Contact, 'id' | 'first_name' | 'last_name'> & { is_told_at_once: boolean })[]> {
  if (school_id === platformSchoolId) return []
  const contacts = contactsAmong(await selectStaff(db, school_id))
  const first = toldAtOnce(contacts).map(({ id }) => id)
  return contacts.map(({ id, first_name, last_name }) => ({
    ...{ id, first_name, last_name },
    is_told_at_once: first.includes(id),
  }))
}
