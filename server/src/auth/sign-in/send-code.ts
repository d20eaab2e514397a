import { otpCounts } from '#auth/auth.limits.ts'
import { findAccount } from '#auth/auth.queries.ts'
import { hostSchool } from '#auth/sessions/sessions.host-school.ts'
import { knownPlace } from '#auth/sessions/sessions.places.ts'
import { readSender } from '#mail/mail-from.ts'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { countRequest } from '#platform/throttle/throttle.ts'
import { dropCodes, issueTicket, newCode, secretFor } from '#platform/tickets/tickets.ts'
import { platformSchoolId } from '#schools/schools.platform.ts'

/**
 * Sends a one-time code to a mobile number: to sign in if it belongs to an account, and to a
 * signed-in caller so that they can show that a new number is theirs. Only the newest code works.
 * For an unknown number the same work is done and nothing is sent. Refuses with
 * `COUNTRY_NOT_SERVED` a number of a country that the settings do not name.
 */
export async function sendCode(context: Context<'public'>, mobile_number: string): Promise<void> {
  const { actor, now, address, config } = context
  if (!config.text_countries.some((code) => mobile_number.startsWith(code))) {
    throw new AppError('COUNTRY_NOT_SERVED')
  }
  const school_id = await hostSchool(context)
  const account = await findAccount(context.db, { who: { mobile_number }, school_id })
  const place = await knownPlace(context, account?.id)
  const sent = { to: mobile_number, address, place }
  await countRequest(context.db, otpCounts(sent, actor?.id), now)
  await transaction(context.db, async (db) => {
    const owner = actor ?? account
    await dropCodes(db, { purpose: 'otp', about: mobile_number, of_user: owner?.id, now })
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

/** Writes the text. Its last line is the form in which telephones offer to fill the code in, at this host alone. */
const textOf = ({ code, name, host }: { code: string; name: string; host: string }) =>
  `${code} is your code for ${name}. It works once, for 5 minutes. Please tell it to nobody.\n\n@${host} #${code}`
