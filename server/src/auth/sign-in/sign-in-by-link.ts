import { type Entry, refuseSignIn } from '#auth/auth.begin-session.ts'
import { countAttempt } from '#auth/auth.throttle.ts'
import { hostSchool } from '#auth/sessions/sessions.host-school.ts'
import { addressOf, confirmAddress, tellIfTaken } from '#auth/sign-up/sign-up.confirm-address.ts'
import { finishSignUp } from '#auth/sign-up/sign-up.finish.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { type LinkPurpose, useTicket } from '#platform/tickets/tickets.ts'
import { invalid } from '#platform/zod.ts'
import { findLink } from './sign-in.find-link.ts'

/** Signs in by the secret of a magic link or of a login token, which works once. */
export async function signInByLink(
  context: Context<'public'>,
  { login_token }: { readonly login_token?: string | undefined },
  purposes: readonly LinkPurpose[],
): Promise<Entry> {
  const { now } = context
  if (login_token === undefined) throw invalid('login_token', 'The secret of the link is needed')
  const found = await findLink(context, login_token, purposes)
  const school_id = await hostSchool(context)
  const who = { id: found?.ticket.user_id ?? null }
  const { account, tried } = await countAttempt(context, { who, school_id })
  if (found?.purpose === 'signup') {
    return finishSignUp(context, { secret: login_token, ticket: found.ticket, tried })
  }
  const way = purposes[0] ?? 'magic_link'
  const expired = { way, account, code: 'LINK_EXPIRED' } as const
  if (!found || !account) return refuseSignIn(context, expired)
  const { purpose, ticket } = found
  const shown = { purpose, secret: login_token, now }
  if (await tellIfTaken(context, { ticket, shown })) return refuseSignIn(context, expired)
  return {
    account,
    tried,
    spend: async (tx) => {
      const used = await useTicket(tx, shown)
      if (!used) throw new AppError('LINK_EXPIRED')
      const email = addressOf(used)
      if (email !== undefined)
        await confirmAddress({ ...context, db: tx }, { ...account, email, now })
    },
  }
}
