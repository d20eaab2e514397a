import { pages } from '@learngrove/contract/pages'
import type { SitePage } from '#platform/site-page.ts'

/** Where an installation is set up, once. */
export const setupRoutes: SitePage[] = [
  { page: pages.setup, frame: 'none', lazy: () => import('./setup-page.tsx') },
]
