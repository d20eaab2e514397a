import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { readSender } from '#platform/mail/sender.ts'
import { platformSchoolId } from '#schools/schools.platform.ts'
import { findAccount } from './auth.queries.ts'
import { countRequest } from './auth.requests.ts'
import { dropCodes, issueTicket, newCode, secretFor } from './auth.tickets.ts'
import { hostSchool } from './host-school.ts'
import { otpCounts } from './limits.ts'

/**
 * Sends a one-time code to a mobile number: to sign in where it is an account's, and to whoever is
 * signed in, so that they can show that a new number is theirs. Only the newest code works. For a
 * number that nobody has, the same is done and nothing is sent.
 */
export async function sendCode(context: Context<'public'>, mobile_number: string): Promise<void> {
  const { actor, now, address } = context
  await countRequest(context.db, otpCounts(mobile_number, address), now)
  const school_id = await hostSchool(context)
  await transaction(context.db, async (db) => {
    const account = await findAccount(db, { who: { mobile_number }, school_id })
    const owner = actor ?? account
    await dropCodes(db, { purpose: 'otp', about: mobile_number, now })
    const code = newCode()
    await issueTicket(db, {
      purpose: 'otp',
      secret_key: context.secret_key,
      secret: secretFor(mobile_number, code),
      user_id: owner?.id,
      data: { about: mobile_number },
      now,
    })
    const { name, origin } = await readSender({ ...context, db })
    await context.mail.post(db, {
      kind: 'text',
      school_id: owner?.school_id ?? platformSchoolId,
      recipient: mobile_number,
      sender: name,
      subject: '',
      body: textOf({ code, name, host: new URL(origin).hostname }),
      is_withheld: !owner,
    })
  })
}

/** The last line is the form in which telephones offer to fill the code in, at this host alone. */
const textOf = ({ code, name, host }: { code: string; name: string; host: string }) =>
  `${code} is your code for ${name}. It works once, for 5 minutes. Please tell it to nobody.\n\n@${host} #${code}`
