import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { findDoor } from './auth.queries.ts'
import { tryCode } from './auth.tickets.ts'
import { type Entry, turnAway } from './enter.ts'
import { hostSchool } from './host-school.ts'
import { doorsOf, failuresSince, slowDown } from './slow-down.ts'

type Shown = {
  readonly mobile_number?: string | undefined
  readonly otp?: string | undefined
}

/** By the one-time code that was sent to a mobile number. */
export async function enterByCode(
  context: Context<'public'>,
  { mobile_number, otp }: Shown,
): Promise<Entry> {
  const { db, now, address } = context
  if (mobile_number === undefined || otp === undefined) throw new AppError('INVALID_REQUEST')
  const doors = doorsOf(mobile_number, address)
  const { account, failures } = await findDoor(db, {
    who: { mobile_number },
    school_id: await hostSchool(context),
    keys: Object.values(doors),
    since: failuresSince(now),
  })
  slowDown(failures, doors, now)
  const ticket = await tryCode(db, { purpose: 'otp', about: mobile_number, code: otp, now })
  // Whoever asked for it: the code shows who holds the telephone.
  if (!account || !ticket) {
    return turnAway(context, { doors, way: 'otp', account, code: 'WRONG_CREDENTIALS' })
  }
  return { account, doors }
}
