import { pages } from '@learngrove/contract/pages'
import type { SitePage } from '#platform/site-page.ts'

export const homeRoutes: SitePage[] = [
  { page: pages.studentDashboard, frame: 'student', lazy: () => import('./dashboard-page.tsx') },
  { page: pages.library, frame: 'student', lazy: () => import('./library/library-page.tsx') },
]
