import { pages } from '@learngrove/contract/pages'
import type { SitePage } from '#platform/site-page.ts'

export const practiceRoutes: SitePage[] = [
  { page: pages.review, frame: 'student', lazy: () => import('./review/review-page.tsx') },
]
