import { pages } from '@learngrove/contract/pages'
import type { SitePage } from '#platform/site-page.ts'

export const chatRoutes: SitePage[] = [
  { page: pages.chat, frame: 'signed-in', lazy: () => import('./chat-page.tsx') },
]
