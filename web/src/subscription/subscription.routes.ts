import type { RouteObject } from 'react-router'
import { guard, needsUser } from '#platform/guards.ts'
import { subscriptionPaths } from './subscription.paths.ts'

const redeem = () => import('./redeem-page.tsx')

/** Where codes are redeemed: anybody may look at one. */
export const subscriptionRoutes: RouteObject[] = [
  { path: subscriptionPaths.redeem(), lazy: redeem },
  { path: subscriptionPaths.redeem_code(':code'), lazy: redeem },
  {
    middleware: [guard('parent', 'student')],
    handle: needsUser,
    lazy: () => import('#app/signed-in-layout.tsx'),
    children: [
      { path: subscriptionPaths.redemption(), lazy: () => import('./redemption-page.tsx') },
    ],
  },
]
