import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { checkPassword } from './auth.passwords.ts'
import { deleteFailures, findDoor } from './auth.queries.ts'
import { type Entry, turnAway } from './enter.ts'
import { hostSchool } from './host-school.ts'
import { doorsOf, failuresSince, slowDown } from './slow-down.ts'

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
  const { db, now, address } = context
  const name = email ?? username
  if (name === undefined || password === undefined) throw new AppError('INVALID_REQUEST')
  const doors = doorsOf(name, address)
  const school_id = await hostSchool(context)
  const keys = Object.values(doors)
  const { account, failures } = await findDoor(db, {
    who: { name },
    school_id,
    keys,
    since: failuresSince(now),
  })
  slowDown(failures, doors, now)
  const isRight = await checkPassword(password, account?.password_hash)
  if (!account || !isRight) {
    return turnAway(context, { doors, way: 'password', account, code: 'WRONG_CREDENTIALS' })
  }
  const own = failures.find(({ key_hash }) => key_hash === doors.account)
  return {
    account,
    doors,
    password_hash: account.password_hash,
    ...(own && { spend: (tx) => deleteFailures(tx, own.key_hash) }),
  }
}
