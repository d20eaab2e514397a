import { pages } from '@learngrove/contract/pages'
import type { SitePage } from '#platform/site-page.ts'

export const safeguardingRoutes: SitePage[] = [
  { page: pages.teacherStudents, frame: 'staff', lazy: () => import('./safeguarding-page.tsx') },
]
