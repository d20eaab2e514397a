import { pages } from '@learngrove/contract/pages'
import type { SitePage } from '#platform/site-page.ts'

export const lessonsRoutes: SitePage[] = [
  { page: pages.learningContent, frame: 'own', lazy: () => import('./note/note.page.tsx') },
]
