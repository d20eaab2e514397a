import { pages } from '@learngrove/contract/pages'
import type { SitePage } from '#platform/site-page.ts'

export const assignmentsRoutes: SitePage[] = [
  { page: pages.teacherAssignments, frame: 'staff', lazy: () => import('./assignments-page.tsx') },
]
