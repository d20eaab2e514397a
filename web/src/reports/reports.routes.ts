import { pages } from '@learngrove/contract/pages'
import type { SitePage } from '#platform/site-page.ts'

export const reportsRoutes: SitePage[] = [
  { page: pages.teacherReports, frame: 'staff', lazy: () => import('./reports-page.tsx') },
  { page: pages.studentReports, frame: 'staff', lazy: () => import('./student-page.tsx') },
]
