import { type RouteObject, redirect } from 'react-router'
import { site } from '#platform/brand.ts'
import { chatPath, landingOf } from '#platform/home.ts'
import { currentUser } from '#platform/session.ts'

/** Where a visitor begins, by the door through which they came. */
function firstPage(): string {
  if (site.is_coming_soon) return '/coming-soon'
  // The chat is a student's: whoever comes to it signs in first, and is led on.
  if (site.is_portal) return `/login?to=${encodeURIComponent(chatPath)}`
  return site.is_teach || site.school_name !== null ? '/login' : '/welcome'
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
