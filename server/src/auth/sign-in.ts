import type { auth } from '@learngrove/contract/auth'
import type { Input, Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { type Entry, enter } from './enter.ts'
import { enterByCode } from './enter-by-code.ts'
import { enterByLink } from './enter-by-link.ts'
import { enterByPassword } from './enter-by-password.ts'
import { mostWaiting, turns } from './in-turn.ts'
import { enterByProvider } from './provider-enter.ts'
import { failureLimits } from './slow-down.ts'

type Login = typeof auth.login
type Body = Input<Login>['body']

/** Finds out who somebody is by what they show, or refuses. */
export type Way = (context: Context<'public'>, body: Body) => Promise<Entry>

/** The ways in, each by its `login_type`. */
const ways: { readonly [Type in NonNullable<Body['login_type']>]: Way } = {
  password: enterByPassword,
  otp: enterByCode,
  magic_link: (context, body) => enterByLink(context, body, ['magic_link', 'verify_email']),
  login_token: (context, body) => enterByLink(context, body, ['login_token']),
  google: (context, body) => enterByProvider(context, body, 'google'),
  apple: (context, body) => enterByProvider(context, body, 'apple'),
  canvas: (context, body) => enterByProvider(context, body, 'canvas'),
  d2l: (context, body) => enterByProvider(context, body, 'd2l'),
}

/**
 * So many passwords are looked at here at a time, which is more than can be hashed at a time: right
 * ones that come together count as tries until they are done, and must not be taken for guesses.
 */
const inTurn = turns(failureLimits.own[0].free, mostWaiting)

/** Signs in by one of the ways, a password unless another is named. A wrong door answers as a wrong password does. */
export async function signIn(context: Context<'public'>, body: Body): Promise<Output<Login>> {
  const { login_type = 'password', login_role } = body
  const work = async () => {
    const entry = await ways[login_type](context, body)
    return enter(context, entry, { way: login_type, login_role })
  }
  return login_type === 'password' ? inTurn(work) : work()
}
