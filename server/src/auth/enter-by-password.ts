import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/zod.ts'
import { checkPassword } from './auth.passwords.ts'
import { type Entry, turnAway } from './enter.ts'
import { hostSchool } from './host-school.ts'
import { knock } from './knock.ts'

type Shown = {
  readonly email?: string | undefined
  readonly username?: string | undefined
  readonly password?: string | undefined
}

/** By e-mail address or username, and password. */
export async function enterByPassword(
  context: Context<'public'>,
  { email, username, password }: Shown,
): Promise<Entry> {
  const name = email ?? username
  if (name === undefined) throw invalid('username', 'A username or an e-mail address is needed')
  if (password === undefined) throw invalid('password', 'A password is needed')
  const school_id = await hostSchool(context)
  const { account, tried } = await knock(context, { who: { name }, name, school_id })
  const isRight = await checkPassword(password, account?.password_hash)
  if (!account || !isRight) {
    return turnAway(context, { way: 'password', account, code: 'WRONG_CREDENTIALS' })
  }
  return { account, tried, password_hash: account.password_hash }
}
