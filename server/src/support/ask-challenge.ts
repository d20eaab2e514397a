import type { Output } from '@learngrove/contract/route'
import type { support } from '@learngrove/contract/support'
import type { Context } from '#platform/context.ts'
import { countRequest } from '#platform/throttle/throttle.ts'
import { issueTicket } from '#platform/tickets/tickets.ts'
import { difficulty } from './proof-of-work.ts'
import { challengeCounts } from './support.limits.ts'

type Challenge = typeof support.contactChallenge

/**
 * Issues a challenge for one message (proof of work): it costs a browser a moment, and a sender of
 * thousands too much.
 */
export async function askChallenge({
  db,
  now,
  address,
}: Context<Challenge['audience']>): Promise<Output<Challenge>> {
  await countRequest(db, challengeCounts(address), now)
  const { secret } = await issueTicket(db, { purpose: 'contact_challenge', now })
  return { challenge: secret, difficulty }
}
