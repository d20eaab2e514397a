import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
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
  if (name === undefined || password === undefined) throw new AppError('INVALID_REQUEST')
  const school_id = await hostSchool(context)
  const { account, tried } = await knock(context, { who: { name }, name, school_id })
  const isRight = await checkPassword(password, account?.password_hash)
  if (!account || !isRight) {
    return turnAway(context, { way: 'password', account, code: 'WRONG_CREDENTIALS' })
  }
  return { account, tried, password_hash: account.password_hash }
}
