import type { Db } from '#platform/database.ts'
import { hashOf } from '#platform/ids.ts'
import { issueTicket } from '#platform/tickets/tickets.ts'
import { hasSecondFactor } from './second-factor.queries.ts'

type FirstStep = {
  readonly account: { readonly id: string }
  readonly password_hash?: string | null | undefined
  readonly way: string
  readonly is_second: boolean
  readonly now: Date
}

/** What the ticket for the second step holds about the first. */
export type FirstStepData = {
  readonly way: string
  /** The hash that a password matched, so that a change in between makes the ticket invalid. */
  readonly password?: string
}

/** Issues a ticket for the second step, if the first succeeded and the account has a second. */
export async function needSecondFactor(
  db: Db,
  { account, password_hash, way, is_second, now }: FirstStep,
): Promise<string | undefined> {
  const user_id = account.id
  if (is_second || !(await hasSecondFactor(db, { user_id, password_hash }))) return undefined
  const data: FirstStepData = { way, ...(password_hash && { password: hashOf(password_hash) }) }
  const { secret } = await issueTicket(db, { purpose: 'second_factor', user_id, data, now })
  return secret
}
