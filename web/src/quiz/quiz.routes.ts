import { pages } from '@learngrove/contract/pages'
import type { SitePage } from '#platform/site-page.ts'

export const quizRoutes: SitePage[] = [
  { page: pages.quiz, frame: 'signed-in', lazy: () => import('./quiz-page.tsx') },
]
