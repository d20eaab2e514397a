import type { auth } from '@learngrove/contract/auth'
import type { Output } from '@learngrove/contract/route'
import { addressOf } from '#auth/sign-up/sign-up.confirm-address.ts'
import { openSignUp } from '#auth/sign-up/sign-up.waiting.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { findLink } from './sign-in.find-link.ts'

/** Reads whose link this is without using it up: programs that scan mail open links too. */
export async function readMagicLink(
  context: Pick<Context, 'db' | 'now'>,
  token: string,
): Promise<Output<typeof auth.validateMagicLink>> {
  const found = await findLink(context, token, [
    'magic_link',
    'verify_email',
    'signup',
    'password_reset',
    'invitation',
  ])
  if (found?.purpose === 'signup') return { email: openSignUp(token, found.ticket.data).email }
  const email = found && addressOf(found.ticket)
  if (email === undefined) throw new AppError('LINK_EXPIRED')
  return { email }
}
