import { pages } from '@learngrove/contract/pages'
import type { SitePage } from '#platform/site-page.ts'

export const sharingRoutes: SitePage[] = [
  { page: pages.sharedSheet, frame: 'none', lazy: () => import('./shared-sheet-page.tsx') },
  { page: pages.demoQuiz, frame: 'none', lazy: () => import('./demo-quiz-page.tsx') },
  { page: pages.chatQuiz, frame: 'none', lazy: () => import('./chat-quiz-page.tsx') },
  {
    page: pages.guidedDemo,
    frame: 'public',
    lazy: () => import('./guided/guided-demo-page.tsx'),
  },
]
