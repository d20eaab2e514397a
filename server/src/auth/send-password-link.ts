import type { auth } from '@learngrove/contract/auth'
import type { Input } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { postLetter } from '#platform/mail/post-letter.ts'
import { platformSchoolId } from '#schools/schools.platform.ts'
import { findByEmail } from '#users/users.credentials.queries.ts'
import { countRequest } from './auth.requests.ts'
import { issueTicket } from './auth.tickets.ts'
import { hostSchool } from './host-school.ts'
import { resetLetter } from './letters.ts'
import { mailCounts } from './limits.ts'

/** Mails a link to set a new password. For an address that nobody has, the same is done and nothing is sent. */
export async function sendPasswordLink(
  context: Context<'public'>,
  {
    email,
    is_from_aiacademy_new_buy_page: is_buying = false,
  }: Input<typeof auth.sendPasswordLink>['body'],
): Promise<void> {
  const { now, address } = context
  await countRequest(context.db, mailCounts('password link', email, address), now)
  const school_id = await hostSchool(context)
  await transaction(context.db, async (db) => {
    const account = await findByEmail(db, { email, school_id })
    const { secret } = await issueTicket(db, {
      purpose: 'password_reset',
      user_id: account?.id,
      data: { email },
      now,
    })
    const words = resetLetter({ first_name: account?.first_name, secret, is_buying })
    const letter = { recipient: email, school_id: account?.school_id ?? platformSchoolId, words }
    await postLetter({ ...context, db }, { ...letter, is_withheld: !account })
  })
}
