import type { auth } from '@learngrove/contract/auth'
import type { Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { issueTicket } from '#platform/tickets/tickets.ts'

/** Issues the token with which the caller signs in on another host; never one for somebody else. */
export async function issueLoginToken(
  { db, actor, now }: Context<'any'>,
  id: string,
): Promise<Output<typeof auth.handOver>> {
  if (id !== actor.id) throw new AppError('NOT_FOUND')
  const { secret } = await issueTicket(db, { purpose: 'login_token', user_id: id, now })
  return { token: secret }
}
