import { createCall, type Sent } from '@learngrove/contract/call'
import { pages } from '@learngrove/contract/pages'
import { userRole } from '@learngrove/contract/roles'
import { useNavigate, useSearchParams } from 'react-router'
import { base_url } from '#platform/address.ts'
import { door, type Problem, problemOf, useAsk } from '#platform/public-api.ts'
import { clearSession, currentUser, keys, type StoredUser, storeUser } from '#platform/session.ts'
import { deviceShelf } from '#platform/shelf.ts'
import { onwardOf } from './auth.onward.ts'

/** The credentials of a sign-in. */
export type Entry = Sent<'POST /auth/login'>['body']
export type SignInProblem = Problem<'POST /auth/login'>
export type SignInForm = { readonly name: string; readonly password: string }

/** Builds the credentials: a name with an @ is an e-mail address; everything else is a username. */
export function bodyOf({ name, password }: SignInForm): Entry {
  const trimmed = name.trim()
  return trimmed.includes('@')
    ? { email: trimmed, password, login_type: 'password' }
    : { username: trimmed, password, login_type: 'password' }
}

/** Returns the role that the address requires, if it names one: `?role=parent`. */
export function doorFor(role: string | null): Pick<Entry, 'login_role'> {
  const found = Object.entries(userRole).find(([name]) => name === role)
  return found ? { login_role: found[1] } : {}
}

/** The outcome of a sign-in without a form. */
export type SignInOutcome = { readonly user: StoredUser } | { readonly problem: SignInProblem }

/** Signs in with what an address holds, and stores the user. Never rejects. */
export async function signInAtOnce(entry: Entry): Promise<SignInOutcome> {
  try {
    const user = await door.call('POST /auth/login', { body: entry })
    storeUser(user)
    return { user }
  } catch (error) {
    return { problem: problemOf<'POST /auth/login'>(error) }
  }
}

/** Signs in, remembers the e-mail address, stores the user and goes on; to the second step if there is one. */
export function useSignIn(known?: SignInProblem) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { ask, ...state } = useAsk('POST /auth/login', { known, onRefusal })
  function onRefusal({ ticket }: SignInProblem): boolean {
    if (ticket === undefined) return false
    navigate(pages.secondFactor({ to: search.get('to') ?? undefined }), { state: { ticket } })
    return true
  }
  async function enter(entry: Entry): Promise<boolean> {
    const done = await ask({ body: { ...entry, ...doorFor(search.get('role')) } })
    if (!done) return false
    if (entry.email) rememberEmail(entry.email)
    storeUser(done.answer)
    navigate(onwardOf(done.answer, search.get('to')), { replace: true })
    return true
  }
  return { ...state, enter }
}

export const rememberedEmail = () => deviceShelf.read(keys.email) ?? ''
export const rememberEmail = (email: string) => deviceShelf.keep(keys.email, email)

/** Ends the session here at once, and on the server as soon as it can be reached. */
export function logout(): void {
  const token = currentUser()?.access_token
  const api = createCall({ base_url, token: () => token })
  api.call('POST /auth/logout', {}).catch(() => {})
  clearSession()
}
