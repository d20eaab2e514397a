import type { RouteObject } from 'react-router'
import { guard, needsUser } from '#platform/guards.ts'
import { keepCode, toRedeem } from './activate-lite.ts'
import { usersPaths } from './families.paths.ts'

const behind = (
  caller: 'parent' | 'student',
  children: RouteObject[],
  layout?: RouteObject['lazy'],
): RouteObject => ({
  middleware: [guard(caller)],
  handle: needsUser,
  lazy: () => import('#app/signed-in-layout.tsx'),
  children: layout ? [{ lazy: layout, children }] : children,
})

const profile = () => import('#accounts/profile-page.tsx')
const createChild = () => import('./create-child-page.tsx')

/** The pages of families, and a student's profile. A student who asks for a parent's page is sent home. */
export const usersRoutes: RouteObject[] = [
  {
    middleware: [keepCode, guard('parent', 'student')],
    handle: needsUser,
    path: usersPaths.activate_lite(),
    loader: toRedeem,
    // Never drawn: the loader has led on.
    Component: () => null,
  },
  behind('parent', [
    { path: usersPaths.create_child(), lazy: createChild },
    { path: usersPaths.create_child_lite(), lazy: createChild },
    { path: usersPaths.create_child_lite_done(), lazy: () => import('./created-page.tsx') },
  ]),
  behind(
    'parent',
    [
      { path: usersPaths.dashboard(), lazy: () => import('./dashboard-page.tsx') },
      { path: usersPaths.manage_child(':childId'), lazy: () => import('./manage-child-page.tsx') },
    ],
    () => import('#app/parent-layout.tsx'),
  ),
  behind(
    'student',
    [
      { path: usersPaths.profile(), lazy: profile },
      { path: usersPaths.profile_v2(), lazy: profile },
    ],
    () => import('#app/student-layout.tsx'),
  ),
]
