import { pages } from '@learngrove/contract/pages'
import type { SitePage } from '#platform/site-page.ts'

/** Which file draws a page is known in a file of its own: whoever comes in has no need of it yet. */
const drawn = () => import('./practice.pages.ts')

export const practiceRoutes: SitePage[] = [
  {
    page: pages.revisions,
    frame: 'student',
    lazy: async () => (await drawn()).revisions(),
  },
  {
    page: pages.customWorksheet,
    frame: 'student',
    lazy: async () => (await drawn()).worksheet(),
  },
  {
    page: pages.finishedWorksheets,
    frame: 'student',
    lazy: async () => (await drawn()).finished(),
  },
  {
    page: pages.assignedWorksheets,
    frame: 'student',
    lazy: async () => (await drawn()).assigned(),
  },
  { page: pages.review, frame: 'student', lazy: async () => (await drawn()).review() },
]
