import { pages } from '@learngrove/contract/pages'
import type { SitePage } from '#platform/site-page.ts'

export const revisionRoutes: SitePage[] = [
  { page: pages.revise, frame: 'signed-in', lazy: () => import('./revise.ts') },
]
