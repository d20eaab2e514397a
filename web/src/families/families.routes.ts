import { pages } from '@learngrove/contract/pages'
import type { SitePage } from '#platform/site-page.ts'
import { keepCode, toRedeem } from './activate-lite.ts'

const createChild = () => import('./create-child-page.tsx')

export const familiesRoutes: SitePage[] = [
  {
    page: pages.activateLite,
    frame: 'none',
    first: keepCode,
    loader: toRedeem,
    // Never rendered: the loader has redirected.
    Component: () => null,
  },
  { page: pages.createChild, frame: 'signed-in', lazy: createChild },
  { page: pages.createChildLite, frame: 'signed-in', lazy: createChild },
  { page: pages.createChildLiteDone, frame: 'signed-in', lazy: () => import('./created-page.tsx') },
  { page: pages.parentDashboard, frame: 'parent', lazy: () => import('./dashboard-page.tsx') },
  { page: pages.manageChild, frame: 'parent', lazy: () => import('./manage-child-page.tsx') },
]
