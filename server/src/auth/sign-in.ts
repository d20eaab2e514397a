import type { auth } from '@learngrove/contract/auth'
import type { Input, Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { hashOf } from '#platform/ids.ts'
import { checkPassword } from './auth.passwords.ts'
import { deleteFailures, findDoor, insertFailures, insertSignIn } from './auth.queries.ts'
import { newToken } from './auth.sessions.ts'
import { doorsOf, failuresSince, slowDown } from './slow-down.ts'

type Login = typeof auth.login

/** Signs in by e-mail address or username. A wrong door answers as a wrong password does. */
export async function signIn(
  { db, school_id, now, address }: Context<Login['audience']>,
  { email, username, password, login_role }: Input<Login>['body'],
): Promise<Output<Login>> {
  const name = email ?? username
  if (name === undefined) throw new AppError('INVALID_REQUEST')
  const doors = doorsOf(name, address)
  const since = failuresSince(now)
  const keys = Object.values(doors)
  const { account, failures } = await findDoor(db, { name, school_id, keys, since })
  slowDown(failures, doors, now)
  const isRight = await checkPassword(password, account?.password_hash)
  const isDoor = login_role === undefined || account?.user_role_id === login_role
  if (!account || !isRight || !isDoor) {
    await insertFailures(db, { keys, now })
    throw new AppError('WRONG_CREDENTIALS')
  }
  const access_token = newToken()
  const token_hash = hashOf(access_token)
  const user = await insertSignIn(db, { user_id: account.id, token_hash, now })
  const hasFailed = failures.some(({ key_hash }) => key_hash === doors.account)
  if (hasFailed) await deleteFailures(db, doors.account)
  return { ...user, access_token }
}
