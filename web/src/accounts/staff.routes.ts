import type { Caller } from '@learngrove/contract/roles'
import type { RouteObject } from 'react-router'
import { guard, needsUser } from '#platform/guards.ts'
import { accountPaths } from './staff.paths.ts'

const page = () => import('./account-page.tsx')

const secondFactorPage = () => import('#accounts/second-factor/required-page.tsx')

const behind = (
  callers: readonly Caller[],
  paths: readonly string[],
  lazy: NonNullable<RouteObject['lazy']> = page,
): RouteObject => ({
  middleware: [guard(...callers)],
  handle: needsUser,
  lazy: () => import('#app/signed-in-layout.tsx'),
  children: paths.map((path) => ({ path, lazy })),
})

/** Where staff begin: who they are, their courses, and the way out. */
export const accountRoutes: RouteObject[] = [
  behind(['teacher'], [accountPaths.teacher()]),
  behind(['admin'], [accountPaths.admin(), accountPaths.support(), accountPaths.sub_admin()]),
  behind(['curriculum', 'curriculum_guest'], [accountPaths.curriculum()]),
  behind(['teacher', 'admin', 'curriculum'], [accountPaths.second_factor()], secondFactorPage),
]
