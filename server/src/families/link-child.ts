import type { families } from '@learngrove/contract/families'
import { policyVersion } from '@learngrove/contract/policy'
import type { Input, Output } from '@learngrove/contract/route'
import { z } from 'zod'
import { deviceMark } from '#accounts/accounts.device-mark.ts'
import type { Context } from '#platform/context.ts'
import { type Db, transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { checkPassword } from '#platform/passwords/passwords.ts'
import { countRequest } from '#platform/throttle/throttle.ts'
import { readTicket, useTicket } from '#platform/tickets/tickets.ts'
import { invalid } from '#platform/zod.ts'
import { findMailbox } from '#users/users.accounts.queries.ts'
import { wasRemoved } from '#users/users.guardians.queries.ts'
import { addGuardian } from './add-guardian.ts'
import { announceGuardian } from './announce-guardian.ts'
import { readChild } from './child.ts'
import {
  findStudent,
  findStudentByName,
  lockStudent,
  type Student,
} from './families.children.queries.ts'
import { guessCounts } from './families.limits.ts'

type LinkChild = typeof families.linkChild
type LinkContext = Context<LinkChild['audience']>
type Body = Input<LinkChild>['body']

/**
 * Links a child by its own credentials or by its code, and tells the child and its other guardians.
 * Every failure is refused alike: an unknown name, a wrong password, somebody who is no student, a
 * used code, and a guardian who was removed before and has no newer code. A code is used up only if
 * the link is made, and of two parents who show it at once one is linked. For a child that waits
 * for consent the link is that consent, so it is made by a code only, and not on the device that
 * shows it.
 */
export async function linkChild(context: LinkContext, body: Body): Promise<Output<LinkChild>> {
  const { db, actor, now } = context
  const { policy_version, username, password, link_code } = body
  if (policy_version !== policyVersion) throw new AppError('POLICY_CHANGED')
  const isByName = username !== undefined && password !== undefined
  if (isByName === (link_code !== undefined)) {
    throw invalid('link_code', 'Send either this, or the username and the password')
  }
  if ((await findMailbox(db, actor.id)).email === null) throw new AppError('EMAIL_NOT_CONFIRMED')
  await countRequest(db, guessCounts(actor.id, isByName ? username : undefined), now)
  // Hashing takes long, so it is done before the transaction begins.
  const known = isByName ? await findByCredentials(db, username, password) : undefined
  const child_id = await transaction(db, async (tx) => {
    const child =
      link_code === undefined
        ? await checkKnown(tx, actor.id, known)
        : await useCode({ ...context, db: tx }, link_code)
    if (!child) throw new AppError('CHILD_NOT_LINKED')
    const way = isByName ? 'password' : 'code'
    const isNew = await addGuardian(tx, { parent: actor, child, way, policy_version, now })
    if (isNew) await announceGuardian({ ...context, db: tx }, { parent_id: actor.id, child })
    return child.id
  })
  return (await readChild(db, { parent_id: actor.id, child_id, now })).child
}

async function findByCredentials(db: Db, username: string, password: string) {
  const student = await findStudentByName(db, username)
  const isRight = await checkPassword(password, student?.password_hash)
  return isRight ? student : undefined
}

/**
 * Checks what a link by password may do. Whoever knows the password counts as the child, who cannot
 * consent alone; and a guardian who was removed needs a newer code.
 */
async function checkKnown(db: Db, parent_id: string, known: Student | undefined) {
  if (!known || !(await lockStudent(db, known.id))) return undefined
  if (await wasRemoved(db, { parent_id, child_id: known.id })) return undefined
  if (known.awaits_consent) throw new AppError('CODE_NEEDED')
  return known
}

const marked = z.object({ device: z.string() })

/** Uses a code up. The child's row is locked first, as where codes are revoked, to avoid deadlocks. */
async function useCode(context: LinkContext, secret: string): Promise<Student | undefined> {
  const { db, secret_key, now } = context
  const shown = { purpose: 'link_code', secret, secret_key, now } as const
  const found = await readTicket(db, shown)
  if (!found?.user_id || !(await lockStudent(db, found.user_id))) return undefined
  if (!(await useTicket(db, shown))) return undefined
  const student = await findStudent(db, found.user_id)
  const device = marked.safeParse(found.data).data?.device
  if (student?.awaits_consent && device === deviceMark(context)) throw new AppError('SAME_DEVICE')
  return student
}
