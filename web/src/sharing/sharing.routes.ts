import { pages } from '@learngrove/contract/pages'
import type { SitePage } from '#platform/site-page.ts'

/** They come as one file: they share nearly all that they are made of. */
const drawn = (page: 'shared' | 'demo' | 'chat' | 'tour') => async () =>
  (await import('./sharing.pages.ts')).visitorPages[page]

export const sharingRoutes: SitePage[] = [
  { page: pages.sharedSheet, frame: 'none', lazy: drawn('shared') },
  { page: pages.demoQuiz, frame: 'none', lazy: drawn('demo') },
  { page: pages.chatQuiz, frame: 'none', lazy: drawn('chat') },
  { page: pages.guidedDemo, frame: 'public', lazy: drawn('tour') },
]
