import type { secondFactor } from '@learngrove/contract/auth.second-factor'
import type { Input, Output } from '@learngrove/contract/route'
import { checkOwner } from '#auth/auth.owner.ts'
import { readSender } from '#mail/mail-from.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { findCredentials } from '#users/users.credentials.queries.ts'
import { keepSecret } from './second-factor.queries.ts'
import { seal } from './second-factor.secrets.ts'
import { base32, newSecret, otpauth } from './second-factor.totp.ts'

type Begin = typeof secondFactor.beginSecondFactor

/** Makes the secret that an app and the server share. It counts once a code of the app was shown. */
export async function beginSecondFactor(
  context: Context<Begin['audience']>,
  { password }: Input<Begin>['body'],
): Promise<Output<Begin>> {
  const { db, actor, now, secret_key } = context
  await checkOwner(context, password)
  const secret = newSecret()
  const sealed = seal(secret_key, actor.id, secret)
  if (!(await keepSecret(db, { user_id: actor.id, secret: sealed, now }))) {
    throw new AppError('SECOND_FACTOR_ON')
  }
  const user = await findCredentials(db, actor.id)
  const { name: site } = await readSender(context)
  const account = user?.email ?? user?.username ?? ''
  return { secret: base32(secret), uri: otpauth(secret, { site, account }) }
}
