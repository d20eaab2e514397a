import { randomInt } from 'node:crypto'
import type { families } from '@learngrove/contract/families'
import type { Output } from '@learngrove/contract/route'
import { deviceMark } from '#accounts/accounts.device-mark.ts'
import type { Context } from '#platform/context.ts'
import { type Db, transaction } from '#platform/database.ts'
import { countRequest } from '#platform/throttle/throttle.ts'
import { dropTickets, issueTicket } from '#platform/tickets/tickets.ts'
import { isUniqueViolation } from '#platform/unique-violation.ts'
import { lockUser } from '#users/users.accounts.queries.ts'
import { linkCodeCounts } from './families.limits.ts'

type LinkCode = typeof families.linkCode

/** Leaves out letters that look alike in print or sound alike: 0 and O, 1 and I, 5 and S. */
const letters = 'ACDEFHJKMNPRTUVWXY34679'
const length = 6

const newLinkCode = () =>
  Array.from({ length }, () => letters[randomInt(letters.length)] ?? '').join('')

/** How many codes may turn out to be taken before it is a fault. */
const maxCodes = 3

/** Makes the code by which a parent links the caller, and revokes the one before. */
export async function makeLinkCode(
  context: Context<LinkCode['audience']>,
): Promise<Output<LinkCode>> {
  const { db, actor, secret_key, now } = context
  await countRequest(db, linkCodeCounts(actor.id), now)
  const whose = { user_id: actor.id, data: { device: deviceMark(context) }, secret_key, now }
  const { secret, expires_at } = await issue(db, whose, maxCodes)
  return { link_code: secret, expires_at }
}

type Issued = Awaited<ReturnType<typeof issueTicket>>
type Whose = {
  readonly user_id: string
  readonly data: { readonly device: string }
  readonly secret_key: string
  readonly now: Date
}

async function issue(db: Db, whose: Whose, triesLeft: number): Promise<Issued> {
  try {
    return await transaction(db, async (tx) => {
      // Under a lock, so that of two requests at once only one code is valid in the end.
      await lockUser(tx, whose.user_id)
      await dropTickets(tx, { purpose: 'link_code', ...whose })
      return issueTicket(tx, { purpose: 'link_code', ...whose, secret: newLinkCode() })
    })
  } catch (error) {
    if (!isUniqueViolation(error) || triesLeft <= 1) throw error
    return issue(db, whose, triesLeft - 1)
  }
}
