import { pages } from '@learngrove/contract/pages'
import type { SitePage } from '#platform/site-page.ts'

export const worksheetsRoutes: SitePage[] = [
  { page: pages.creator, frame: 'staff', lazy: () => import('./creator-page.tsx') },
  { page: pages.worksheetLibrary, frame: 'staff', lazy: () => import('./library-page.tsx') },
]
