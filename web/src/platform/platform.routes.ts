import { type RouteObject, redirect } from 'react-router'
import { landingOf } from './home.ts'
import { currentUser } from './session.ts'

/** The first address: whoever is signed in goes to their own page, everybody else to the front door. */
export const platformRoutes: RouteObject[] = [
  {
    path: '/',
    loader: () => {
      const user = currentUser()
      return redirect(user ? landingOf(user) : '/login')
    },
  },
  { path: '*', lazy: () => import('./not-found-page.tsx') },
]
