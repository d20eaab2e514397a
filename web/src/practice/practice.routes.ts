import { pages } from '@learngrove/contract/pages'
import type { SitePage } from '#platform/site-page.ts'

export const practiceRoutes: SitePage[] = [
  {
    page: pages.revisions,
    frame: 'student',
    lazy: () => import('./revisions/revisions-page.tsx'),
  },
  {
    page: pages.customWorksheet,
    frame: 'student',
    lazy: () => import('./worksheet/worksheet-page.tsx'),
  },
  {
    page: pages.finishedWorksheets,
    frame: 'student',
    lazy: () => import('./lists/finished-page.tsx'),
  },
  {
    page: pages.assignedWorksheets,
    frame: 'student',
    lazy: () => import('./lists/assigned-page.tsx'),
  },
  { page: pages.review, frame: 'student', lazy: () => import('./review/review-page.tsx') },
]
