import type { Page } from '@learngrove/contract/page'
import { pages } from '@learngrove/contract/pages'
import { callersOf } from '@learngrove/contract/roles'
import { type createBrowserRouter, type MiddlewareFunction, redirect } from 'react-router'
import { site } from '#platform/brand.ts'
import { homeOf } from '#platform/home.ts'
import { currentUser, onSession } from '#platform/session.ts'

/** Redirects to signing in, and from there back to the page that was asked for. */
const signInFor = (address: string): string =>
  pages.login({ to: address.slice(site.base_path.length) })

/** Guards pages: a visitor is redirected to sign in, a user with another role home. */
export const guard =
  (allowed: Exclude<Page['who'], 'public'>): MiddlewareFunction =>
  ({ request }) => {
    const user = currentUser()
    const { pathname, search } = new URL(request.url)
    if (!user) throw redirect(signInFor(pathname + search))
    if (user.awaits_consent) throw redirect(homeOf(user))
    if (!callersOf(user).some((caller) => allowed.includes(caller))) throw redirect(homeOf(user))
  }

/** Marks, as a route's `handle`, the pages that need a user. */
export const needsUser = { needs_user: true } as const

/** Leads away from a page that needs a user when the stored user goes. */
export function leaveWhenSignedOut(router: ReturnType<typeof createBrowserRouter>): void {
  onSession(() => {
    if (currentUser()) return
    const isGuarded = router.state.matches.some(({ route }) => route.handle?.needs_user === true)
    const { pathname, search } = router.state.location
    if (isGuarded) router.navigate(signInFor(pathname + search))
  })
}
