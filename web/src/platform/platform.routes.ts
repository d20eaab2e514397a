import { type RouteObject, redirect } from 'react-router'
import { site } from './brand.ts'
import { landingOf } from './home.ts'
import { currentUser } from './session.ts'

/** Where a visitor begins, by the door through which they came. */
function firstPage(): string {
  if (site.is_coming_soon) return '/coming-soon'
  if (site.is_teach) return '/login'
  return site.is_portal ? '/chat' : '/welcome'
}

/** The first address: whoever is signed in goes to their own page, everybody else to the front door. */
export const platformRoutes: RouteObject[] = [
  {
    path: '/',
    loader: () => {
      const user = currentUser()
      return redirect(user ? landingOf(user) : firstPage())
    },
  },
]
