import type { Output } from '@learngrove/contract/route'
import type { users } from '@learngrove/contract/users'
import { countRequest } from '#auth/auth.requests.ts'
import { issueTicket } from '#auth/auth.tickets.ts'
import type { Context } from '#platform/context.ts'
import { challengeCounts } from './limits.ts'
import { difficulty } from './proof-of-work.ts'

type Challenge = typeof users.contactChallenge

/** A challenge for one message: it costs a browser a moment, and whoever sends thousands too much. */
export async function askChallenge({
  db,
  now,
  address,
}: Context<Challenge['audience']>): Promise<Output<Challenge>> {
  await countRequest(db, challengeCounts(address), now)
  const { secret } = await issueTicket(db, { purpose: 'contact_challenge', now })
  return { challenge: secret, difficulty }
}
