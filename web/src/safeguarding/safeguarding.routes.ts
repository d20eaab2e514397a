import type { RouteObject } from 'react-router'
import { guard, needsUser } from '#platform/guards.ts'
import { safeguardingPaths } from './safeguarding.paths.ts'

/** A teacher's pages that stand between the staff's places. */
export const safeguardingRoutes: RouteObject[] = [
  {
    middleware: [guard('teacher')],
    handle: needsUser,
    lazy: () => import('#app/signed-in-layout.tsx'),
    children: [
      {
        lazy: () => import('#app/staff-layout.tsx'),
        children: [
          { path: safeguardingPaths.students(), lazy: () => import('./safeguarding-page.tsx') },
        ],
      },
    ],
  },
]
