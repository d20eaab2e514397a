import { pages } from '@learngrove/contract/pages'
import type { SitePage } from '#platform/site-page.ts'
import { keepCode, toRedeem } from './activate-lite.ts'

/** Which file draws a page is known in a file of its own, since only families ever need it. */
const drawn = () => import('./families.pages.ts')
const createChild = async () => (await drawn()).createChild()

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
  {
    page: pages.createChildLiteDone,
    frame: 'signed-in',
    lazy: async () => (await drawn()).created(),
  },
  { page: pages.parentDashboard, frame: 'parent', lazy: async () => (await drawn()).dashboard() },
  { page: pages.manageChild, frame: 'parent', lazy: async () => (await drawn()).manageChild() },
]
