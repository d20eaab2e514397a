import { pages } from '@learngrove/contract/pages'
import type { SitePage } from '#platform/site-page.ts'

/** Which file draws a page is known in a file of its own, since only staff ever need it. */
const drawn = () => import('./assignments.pages.ts')

export const assignmentsRoutes: SitePage[] = [
  {
    page: pages.teacherAssignments,
    frame: 'staff',
    lazy: async () => (await drawn()).assignments(),
  },
]
