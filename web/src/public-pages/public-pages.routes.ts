import './figure.css'
import './welcome/formula.css'
import './prose.css'
import { pages } from '@learngrove/contract/pages'
import type { SitePage } from '#platform/site-page.ts'

/** Pages that few visitors open: which file draws them is known in a file of its own. */
const drawn = () => import('./public-pages.pages.ts')
const textPage = () => import('./text-page.tsx')

const frame = 'public'

/** All that there is of a brand that has not opened yet. */
export const comingSoonPage: SitePage = {
  page: pages.comingSoon,
  frame: 'none',
  lazy: async () => (await drawn()).comingSoon(),
}

/** The pages that anybody may open. */
export const publicPagesRoutes: SitePage[] = [
  comingSoonPage,
  { page: pages.welcome, frame, lazy: () => import('./welcome-page.tsx') },
  { page: pages.courses, frame, lazy: () => import('./courses/courses-page.tsx') },
  { page: pages.lite, frame, lazy: async () => (await drawn()).lite() },
  { page: pages.blog, frame, lazy: () => import('./blog/blog-page.tsx') },
  { page: pages.releases, frame, lazy: async () => (await drawn()).releases() },
  { page: pages.notes, frame, lazy: () => import('./notes/notes-page.tsx') },
  { page: pages.support, frame, lazy: () => import('./support/support-page.tsx') },
  { page: pages.papers, frame, lazy: () => import('./papers/papers-page.tsx') },
  { page: pages.redirector, frame, lazy: async () => (await drawn()).redirector() },
  { page: pages.companion, frame, lazy: async () => (await drawn()).companion() },
  { page: pages.terms, frame, lazy: textPage },
  { page: pages.privacy, frame, lazy: textPage },
]
