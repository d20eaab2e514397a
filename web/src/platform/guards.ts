import { type Caller, callersOf } from '@learngrove/contract/roles'
import { type createBrowserRouter, type MiddlewareFunction, redirect } from 'react-router'
import { site } from './brand.ts'
import { homeOf } from './home.ts'
import { currentUser, onSession, type StoredUser } from './session.ts'

/** The door, and the way back from it to the page that was asked for. */
function doorFor(address: string): string {
  const own = address.slice(site.base_path.length)
  return `/login?to=${encodeURIComponent(own)}`
}

/** The door of a group of pages: who is not signed in goes to sign in, who does not belong goes home. */
export const guard =
  (...allowed: readonly Caller[]): MiddlewareFunction =>
  ({ request }) => {
    const user = currentUser()
    const { pathname, search } = new URL(request.url)
    if (!user) throw redirect(doorFor(pathname + search))
    if (user.awaits_consent) throw redirect(homeOf(user))
    if (!callersOf(user).some((caller) => allowed.includes(caller))) throw redirect(homeOf(user))
  }

/** The signed-in user of a guarded page. */
export function requireUser(): StoredUser {
  const user = currentUser()
  if (!user) throw redirect('/login')
  return user
}

/** Pages that need a user say so in their `handle`. */
export const needsUser = { needs_user: true } as const

/** When the stored user goes, a page that needs one goes to `/login`. */
export function leaveWhenSignedOut(router: ReturnType<typeof createBrowserRouter>): void {
  onSession(() => {
    if (currentUser()) return
    const isGuarded = router.state.matches.some(({ route }) => route.handle?.needs_user === true)
    const { pathname, search } = router.state.location
    if (isGuarded) router.navigate(doorFor(pathname + search))
  })
}
