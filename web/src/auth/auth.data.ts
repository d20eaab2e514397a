import { ApiError, createCall, type ErrorOf, type Sent } from '@learngrove/contract/call'
import { useState } from 'react'
import { base_url } from '#platform/address.ts'
import { clearSession, currentUser, keys, type StoredUser, storeUser } from '#platform/session.ts'

/** Why a sign-in did not happen: a code of the contract's, or `offline` when nothing answered. */
export class SignInProblem extends Error {
  override readonly name = 'SignInProblem'
  readonly code: ErrorOf<'POST /auth/login'>['code'] | 'offline'
  /** Seconds to wait before the next try, where the server names them; else 0. */
  readonly wait_s: number

  constructor(cause: unknown) {
    super('The sign-in did not happen', { cause })
    // Safe: a refusal of this call carries a code of its route.
    this.code = cause instanceof ApiError ? (cause as ErrorOf<'POST /auth/login'>).code : 'offline'
    this.wait_s = cause instanceof ApiError ? cause.retry_after_s : 0
  }
}

export type SignInForm = { readonly name: string; readonly password: string }

/** A name with an @ is an e-mail address; everything else is a username. */
export function bodyOf({ name, password }: SignInForm): Sent<'POST /auth/login'>['body'] {
  const trimmed = name.trim()
  return trimmed.includes('@')
    ? { email: trimmed, password, login_type: 'password' }
    : { username: trimmed, password, login_type: 'password' }
}

async function signIn(form: SignInForm): Promise<StoredUser> {
  try {
    const api = createCall({ base_url })
    return await api.call('POST /auth/login', { body: bodyOf(form) })
  } catch (error) {
    throw new SignInProblem(error)
  }
}

type Door = { readonly is_busy: boolean; readonly problem: SignInProblem | undefined }

/** Signs in, remembers the e-mail address and stores the user. The door stands before the queries, so it has none. */
export function useSignIn() {
  const [door, setDoor] = useState<Door>({ is_busy: false, problem: undefined })
  async function enter(form: SignInForm): Promise<StoredUser | undefined> {
    setDoor(({ problem }) => ({ is_busy: true, problem }))
    try {
      const user = await signIn(form)
      if (form.name.includes('@')) localStorage.setItem(keys.email, form.name.trim())
      storeUser(user)
      return user
    } catch (problem) {
      if (!(problem instanceof SignInProblem)) throw problem
      setDoor({ is_busy: false, problem })
      return undefined
    }
  }
  return { ...door, enter }
}

export const rememberedEmail = () => localStorage.getItem(keys.email) ?? ''

/** Ends the session here at once, and on the server as soon as it hears of it. */
export function logout(): void {
  const token = currentUser()?.access_token
  const api = createCall({ base_url, token: () => token })
  api.call('POST /auth/logout', {}).catch(() => {})
  clearSession()
}
