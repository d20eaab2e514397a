import { pages } from '@learngrove/contract/pages'
import type { SitePage } from '#platform/site-page.ts'

/** Which file draws a page is known in a file of its own, since only staff ever need it. */
const drawn = () => import('./reports.pages.ts')

export const reportsRoutes: SitePage[] = [
  { page: pages.teacherReports, frame: 'staff', lazy: async () => (await drawn()).reports() },
  { page: pages.studentReports, frame: 'staff', lazy: async () => (await drawn()).student() },
  { page: pages.teacherChat, frame: 'staff', lazy: async () => (await drawn()).assistant() },
]
