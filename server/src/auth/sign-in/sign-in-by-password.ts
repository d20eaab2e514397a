import { type Entry, refuseSignIn } from '#auth/auth.begin-session.ts'
import { countAttempt } from '#auth/auth.throttle.ts'
import { hostSchool } from '#auth/sessions/sessions.host-school.ts'
import type { Context } from '#platform/context.ts'
import { checkPassword } from '#platform/passwords/passwords.ts'
import { invalid } from '#platform/zod.ts'

type Shown = {
  readonly email?: string | undefined
  readonly username?: string | undefined
  readonly password?: string | undefined
}

/** Signs in by e-mail address or username, and password. */
export async function signInByPassword(
  context: Context<'public'>,
  { email, username, password }: Shown,
): Promise<Entry> {
  const name = email ?? username
  if (name === undefined) throw invalid('username', 'A username or an e-mail address is needed')
  if (password === undefined) throw invalid('password', 'A password is needed')
  const school_id = await hostSchool(context)
  const { account, tried } = await countAttempt(context, { who: { name }, name, school_id })
  const isRight = await checkPassword(password, account?.password_hash)
  if (!account || !isRight) {
    return refuseSignIn(context, { way: 'password', account, code: 'WRONG_CREDENTIALS' })
  }
  return { account, tried, password_hash: account.password_hash }
}
