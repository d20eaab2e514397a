import type { auth } from '@learngrove/contract/auth'
import type { Input, Output } from '@learngrove/contract/route'
import { failureLimits } from '#auth/auth.attempt-limits.ts'
import { beginSession, type Entry } from '#auth/auth.begin-session.ts'
import { signInByProvider } from '#auth/providers/providers.sign-in.ts'
import type { Context } from '#platform/context.ts'
import { limitConcurrency, mostWaiting } from '#platform/passwords/concurrency-limit.ts'
import { signInByCode } from './sign-in-by-code.ts'
import { signInByLink } from './sign-in-by-link.ts'
import { signInByPassword } from './sign-in-by-password.ts'

type Login = typeof auth.login
type Body = Input<Login>['body']

/** Finds out who somebody is by their credential, or refuses. */
export type Way = (context: Context<'public'>, body: Body) => Promise<Entry>

/** Purposes of links that are mailed and sign in. */
const mailed = ['magic_link', 'verify_email', 'signup'] as const

/** The ways to sign in, by `login_type`. */
const ways: { readonly [Type in NonNullable<Body['login_type']>]: Way } = {
  password: signInByPassword,
  otp: signInByCode,
  magic_link: (context, body) => signInByLink(context, body, mailed),
  // Without a named way it may be any of the secrets that sign in.
  login_token: (context, body) =>
    signInByLink(context, body, body.login_type ? ['login_token'] : ['login_token', ...mailed]),
  google: (context, body) => signInByProvider(context, body, 'google'),
  apple: (context, body) => signInByProvider(context, body, 'apple'),
  canvas: (context, body) => signInByProvider(context, body, 'canvas'),
  d2l: (context, body) => signInByProvider(context, body, 'd2l'),
}

/**
 * Limits how many passwords are checked at a time, which is more than can be hashed at a time.
 * Correct ones that arrive together count as attempts until they are done, and must not be taken
 * for guesses.
 */
const inTurn = limitConcurrency(failureLimits.own[0].free, mostWaiting)

type LoginType = NonNullable<Body['login_type']>

/** The field that shows which way is meant if it is not named. */
const fieldsOf: readonly (readonly [keyof Body, LoginType])[] = [
  ['password', 'password'],
  ['login_token', 'login_token'],
  ['google_jwt', 'google'],
  ['apple_auth_grant_code', 'apple'],
  ['canvas_code', 'canvas'],
  ['d2l_code', 'd2l'],
  ['mobile_number', 'otp'],
]

const typeOf = (body: Body): LoginType =>
  body.login_type ?? fieldsOf.find(([field]) => body[field] !== undefined)?.[1] ?? 'password'

/**
 * Signs in by one of the ways. If it is not named, the fields tell which; else it is a password. A
 * wrong role is answered like a wrong password.
 */
export async function signIn(context: Context<'public'>, body: Body): Promise<Output<Login>> {
  const { login_role } = body
  const login_type = typeOf(body)
  const work = async () => {
    const entry = await ways[login_type](context, body)
    return beginSession(context, entry, { way: login_type, login_role })
  }
  return login_type === 'password' ? inTurn(work) : work()
}
