import { type Entry, refuseSignIn } from '#auth/auth.begin-session.ts'
import { countAttempt } from '#auth/auth.throttle.ts'
import { hostSchool } from '#auth/sessions/sessions.host-school.ts'
import type { Context } from '#platform/context.ts'
import { tryCode } from '#platform/tickets/tickets.ts'
import { invalid } from '#platform/zod.ts'

type Shown = {
  readonly mobile_number?: string | undefined
  readonly otp?: string | undefined
}

/** Signs in by the one-time code that was sent to a mobile number. */
export async function signInByCode(
  context: Context<'public'>,
  { mobile_number, otp }: Shown,
): Promise<Entry> {
  const { db, secret_key, now } = context
  if (mobile_number === undefined) throw invalid('mobile_number', 'The number is needed')
  if (otp === undefined) throw invalid('otp', 'The code is needed that was sent to the number')
  const school_id = await hostSchool(context)
  const whose = { who: { mobile_number }, name: mobile_number, school_id }
  const { account, tried } = await countAttempt(context, whose)
  const shown = { purpose: 'otp', secret_key, about: mobile_number, code: otp, now } as const
  const ticket = await tryCode(db, shown)
  // Any requester will do: the code shows who holds the telephone.
  if (!account || !ticket) {
    return refuseSignIn(context, { way: 'otp', account, code: 'WRONG_CREDENTIALS' })
  }
  return { account, tried }
}
