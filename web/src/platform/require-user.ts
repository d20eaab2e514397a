import { pages } from '@learngrove/contract/pages'
import { redirect } from 'react-router'
import { currentUser, type StoredUser } from './session.ts'

/** Returns the signed-in user of a guarded page; leads to signing in where there is none. */
export function requireUser(): StoredUser {
  const user = currentUser()
  if (!user) throw redirect(pages.login())
  return user
}
