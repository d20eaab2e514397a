import type { families } from '@learngrove/contract/families'
import type { Input } from '@learngrove/contract/route'
import { deleteSessions } from '#auth/sessions/sessions.queries.ts'
import { postLetter } from '#mail/send-email.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { type Db, transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { dropTickets } from '#platform/tickets/tickets.ts'
import { findMailbox } from '#users/users.accounts.queries.ts'
import { withdrawConsent } from '#users/users.consents.queries.ts'
import {
  deleteGuardian,
  type GuardianRow,
  insertRemoval,
  selectGuardians,
} from '#users/users.guardians.queries.ts'
import { signInLinks } from './child.ts'
import { lockStudent } from './families.children.queries.ts'
import { removedChildLetter, removedLetter } from './families.emails.ts'
import { mayChildRemove, mayGuardianRemove } from './guardian-rules.ts'

/** Removes a guardian whom the child does not know, with all access that they had. */
export const removeGuardian = (
  context: Context<['student']>,
  { id }: Input<typeof families.removeGuardian>['params'],
): Promise<void> =>
  remove(context, { child_id: context.actor.id, link_id: id }, (guardian) =>
    mayChildRemove(guardian, context.now),
  )

/** Removes a guardian on behalf of another one. */
export const removeChildGuardian = (
  context: Context<['parent']>,
  { id, guardian_id }: Input<typeof families.removeChildGuardian>['params'],
): Promise<void> =>
  remove(context, { child_id: id, link_id: guardian_id }, (guardian, all) => {
    const me = all.find(({ parent_id }) => parent_id === context.actor.id)
    if (!me) throw new AppError('NOT_FOUND')
    return mayGuardianRemove(me, guardian, context.now)
  })

type Link = { readonly child_id: string; readonly link_id: string }
type May = (guardian: GuardianRow, all: readonly GuardianRow[]) => boolean

/** Removes under a lock of the child's row, so that of two who remove each other one is too late. */
async function remove(
  context: Context<readonly ['student'] | readonly ['parent']>,
  { child_id, link_id }: Link,
  isAllowed: May,
): Promise<void> {
  const { actor, now } = context
  await transaction(context.db, async (db) => {
    const child = await lockStudent(db, child_id)
    if (!child) throw new AppError('NOT_FOUND')
    const { school_id } = child
    const all = await selectGuardians(db, child_id)
    const guardian = all.find(({ id }) => id === link_id)
    if (!guardian) throw new AppError('NOT_FOUND')
    if (!isAllowed(guardian, all)) throw new AppError('GUARDIAN_STAYS')
    const { parent_id } = guardian
    await deleteGuardian(db, { parent_id, child_id })
    const removal = { parent_id, child_id, removed_by: actor.id, removed_at: now }
    await insertRemoval(db, { id: newId(), ...removal })
    await endWhatTheyHold(db, { child_id, now, ...(actor.id === child_id && { own: actor }) })
    await withdrawConsent(db, { child_id, now })
    const event = { action: 'guardian_removed', school_id, actor_id: actor.id } as const
    await audit(db, { ...event, subject_id: child_id, data: { parent_id }, now })
    await tell({ ...context, db }, { guardian, child_id, school_id })
  })
}

type Ending = {
  readonly child_id: string
  readonly now: Date
  /** The child's own session, if the child asks. */
  readonly own?: { readonly token_hash: string }
}

/** Revokes the child's codes, links and sessions, since the removed guardian may know its password or a code. */
async function endWhatTheyHold(db: Db, { child_id, now, own }: Ending): Promise<void> {
  for (const purpose of ['link_code', ...signInLinks] as const) {
    await dropTickets(db, { purpose, user_id: child_id, now })
  }
  await deleteSessions(db, { user_id: child_id, except_hash: own?.token_hash })
}

async function tell(
  context: Context<readonly ['student'] | readonly ['parent']>,
  { guardian, child_id, school_id }: { guardian: GuardianRow; child_id: string; school_id: string },
): Promise<void> {
  if (guardian.email !== null) {
    await postLetter(context, { recipient: guardian.email, school_id, words: removedLetter() })
  }
  if (context.actor.id === child_id) return
  const { email } = await findMailbox(context.db, child_id)
  if (email === null) return
  await postLetter(context, { recipient: email, school_id, words: removedChildLetter() })
}
