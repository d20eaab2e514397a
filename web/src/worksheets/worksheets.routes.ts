import { pages } from '@learngrove/contract/pages'
import type { SitePage } from '#platform/site-page.ts'

/** Which file draws a page is known in a file of its own, since only staff ever need it. */
const drawn = () => import('./worksheets.pages.ts')

export const worksheetsRoutes: SitePage[] = [
  { page: pages.creator, frame: 'staff', lazy: async () => (await drawn()).creator() },
  { page: pages.worksheetLibrary, frame: 'staff', lazy: async () => (await drawn()).library() },
]
