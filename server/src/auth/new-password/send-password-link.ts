import type { auth } from '@learngrove/contract/auth'
import type { Input } from '@learngrove/contract/route'
import { resetLetter } from '#auth/auth.emails.ts'
import { mailCounts } from '#auth/auth.limits.ts'
import { hostSchool } from '#auth/sessions/sessions.host-school.ts'
import { knownPlace } from '#auth/sessions/sessions.places.ts'
import { postLetter } from '#mail/send-email.ts'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { countRequest } from '#platform/throttle/throttle.ts'
import { issueTicket } from '#platform/tickets/tickets.ts'
import { platformSchoolId } from '#schools/schools.platform.ts'
import { findByEmail } from '#users/users.credentials.queries.ts'

/** Mails a link to set a new password. For an unknown address the same work is done and nothing is sent. */
export async function sendPasswordLink(
  context: Context<'public'>,
  {
    email,
    is_from_aiacademy_new_buy_page: is_buying = false,
  }: Input<typeof auth.sendPasswordLink>['body'],
): Promise<void> {
  const { now, address } = context
  const school_id = await hostSchool(context)
  const owner = await findByEmail(context.db, { email, school_id })
  // Only the owner of a confirmed address has known places.
  const place = await knownPlace(context, owner?.is_verified ? owner.id : undefined)
  await countRequest(context.db, mailCounts('password link', { to: email, address, place }), now)
  await transaction(context.db, async (db) => {
    const account = await findByEmail(db, { email, school_id })
    const { secret } = await issueTicket(db, {
      purpose: 'password_reset',
      user_id: account?.id,
      data: { email },
      now,
    })
    // An unconfirmed address is not greeted: the name is the writer's, not the reader's.
    const first_name = account?.is_verified ? account.first_name : undefined
    const words = resetLetter({ first_name, secret, is_buying })
    const letter = { recipient: email, school_id: account?.school_id ?? platformSchoolId, words }
    await postLetter({ ...context, db }, { ...letter, is_withheld: !account })
  })
}
