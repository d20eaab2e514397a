import { pages } from '@learngrove/contract/pages'
import { type RouteObject, redirect } from 'react-router'
import { site } from '#platform/brand.ts'
import { landingOf } from '#platform/home.ts'
import { currentUser } from '#platform/session.ts'

/** Tells where a visitor begins, by the host or the path through which they came. */
function firstPage(): string {
  if (site.is_coming_soon) return pages.comingSoon()
  if (site.is_portal) return pages.guestChat()
  return site.is_teach || site.school_name !== null ? pages.login() : pages.welcome()
}

/** Redirects from the first address: a signed-in user to their own page, everybody else to the public one. */
export const frontDoorRoute: RouteObject = {
  path: '/',
  loader: () => {
    const user = currentUser()
    return redirect(user ? landingOf(user) : firstPage())
  },
}
