import type { auth } from '@learngrove/contract/auth'
import type { Input } from '@learngrove/contract/route'
import { magicLetter, verifyLetter } from '#auth/auth.emails.ts'
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

/**
 * Mails a link that signs in. For an unknown address the same work is done and nothing is sent. An
 * account whose address is not confirmed yet gets the link that confirms it, which names the
 * account, so that the reader can tell whether it is theirs.
 */
export async function sendMagicLink(
  context: Context<'public'>,
  { email, portal }: Input<typeof auth.magicLink>['body'],
): Promise<void> {
  const { now, address } = context
  const school_id = await hostSchool(context)
  const owner = await findByEmail(context.db, { email, school_id })
  // Only the owner of a confirmed address has known places.
  const place = await knownPlace(context, owner?.is_verified ? owner.id : undefined)
  await countRequest(context.db, mailCounts('magic link', { to: email, address, place }), now)
  await transaction(context.db, async (db) => {
    const account = await findByEmail(db, { email, school_id })
    const isPending = account?.is_verified === false
    const { secret } = await issueTicket(db, {
      purpose: isPending ? 'verify_email' : 'magic_link',
      user_id: account?.id,
      data: { email, portal },
      now,
    })
    const { first_name, username = null } = account ?? {}
    const words = isPending
      ? verifyLetter({ username, secret })
      : magicLetter({ first_name, secret, portal })
    const letter = { recipient: email, school_id: account?.school_id ?? platformSchoolId, words }
    await postLetter({ ...context, db }, { ...letter, is_withheld: !account })
  })
}
