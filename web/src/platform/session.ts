import type { Received } from '@learngrove/contract/call'
import { useSyncExternalStore } from 'react'

/** The signed-in person, with the token that speaks for them. */
export type StoredUser = Received<'POST /auth/login'>

/** What the browser holds: the names are the specification's. */
export const keys = {
  user: 'user',
  cart: 'cart',
  email: 'email',
  activation_code: 'activation_code',
  selected_course: 'studentSelectedCourse',
  chat_session: 'chat:currentSession',
  chat_thread: 'chat:currentThread',
  survey_status: 'surveyCompletionStatus',
} as const

const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

let text: string | null | undefined
let user: StoredUser | undefined

/** Who is signed in. Another tab may have signed in or out since, so the store is asked each time. */
export function currentUser(): StoredUser | undefined {
  const stored = localStorage.getItem(keys.user)
  if (stored !== text) {
    text = stored
    user = parse(stored)
  }
  return user
}

function parse(stored: string | null): StoredUser | undefined {
  try {
    // Safe: only `signIn` below writes under this key; anything else fails at the first call.
    return stored === null ? undefined : (JSON.parse(stored) as StoredUser)
  } catch {
    return undefined
  }
}

export function storeUser(next: StoredUser): void {
  localStorage.setItem(keys.user, JSON.stringify(next))
  tell()
}

/** What a 401 does: the stored user is gone, and nothing else. */
export function clearUser(): void {
  localStorage.removeItem(keys.user)
  tell()
}

/** What signing out clears. The e-mail address and an activation code stay for the next visit. */
export function clearSession(): void {
  for (const key of [keys.user, keys.cart, keys.selected_course]) localStorage.removeItem(key)
  for (const key of [keys.chat_session, keys.chat_thread, keys.survey_status]) {
    sessionStorage.removeItem(key)
  }
  tell()
}

/** Calls back when somebody signs in or out, in this tab or another. */
export function onSession(listener: () => void): () => void {
  listeners.add(listener)
  // Outside a browser there is no other tab to hear from.
  globalThis.window?.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    globalThis.window?.removeEventListener('storage', listener)
  }
}

/** Where pages are rendered ahead nobody is signed in. */
const nobody = () => undefined

export const useUser = () => useSyncExternalStore(onSession, currentUser, nobody)
