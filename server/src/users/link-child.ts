import { policyVersion } from '@learngrove/contract/policy'
import type { Input, Output } from '@learngrove/contract/route'
import type { users } from '@learngrove/contract/users'
import { checkPassword } from '#auth/auth.passwords.ts'
import { countRequest } from '#auth/auth.requests.ts'
import { useTicket } from '#auth/auth.tickets.ts'
import type { Context } from '#platform/context.ts'
import { type Db, transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { readChild } from './child.ts'
import { guessCounts } from './limits.ts'
import { tieChild } from './tie-child.ts'
import { findStudent, findStudentByName } from './users.children.queries.ts'

type LinkChild = typeof users.linkChild
type Body = Input<LinkChild>['body']

/**
 * Links a child by its own credentials or by its code. Whatever does not fit is refused alike: a
 * name that nobody has, a password that is not theirs, somebody who is no student, a code that is used.
 * A code is used up only if the link is made, and of two parents who show it at once one is linked.
 */
export async function linkChild(
  { db, actor, secret_key, now }: Context<LinkChild['audience']>,
  body: Body,
): Promise<Output<LinkChild>> {
  const { policy_version, username, password, link_code } = body
  if (policy_version !== policyVersion) throw new AppError('POLICY_CHANGED')
  const isByName = username !== undefined && password !== undefined
  if (isByName === (link_code !== undefined)) throw new AppError('INVALID_REQUEST')
  await countRequest(db, guessCounts(actor.id, isByName ? username : undefined), now)
  // Hashing takes long, so it is done before the transaction begins.
  const known = isByName ? await findByCredentials(db, username, password) : undefined
  const child_id = await transaction(db, async (tx) => {
    const child =
      link_code === undefined ? known : await useCode(tx, link_code, { secret_key, now })
    if (!child) throw new AppError('CHILD_NOT_LINKED')
    await tieChild(tx, { parent: actor, child, action: 'child_linked', policy_version, now })
    return child.id
  })
  return (await readChild(db, { parent_id: actor.id, child_id, now })).child
}

async function findByCredentials(db: Db, username: string, password: string) {
  const student = await findStudentByName(db, username)
  const isRight = await checkPassword(password, student?.password_hash)
  return isRight ? student : undefined
}

async function useCode(db: Db, secret: string, at: Pick<Context, 'secret_key' | 'now'>) {
  const ticket = await useTicket(db, { purpose: 'link_code', secret, ...at })
  return ticket?.user_id ? findStudent(db, ticket.user_id) : undefined
}
