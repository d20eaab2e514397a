import './figure.css'
import './welcome/formula.css'
import './prose.css'
import { pages } from '@learngrove/contract/pages'
import type { SitePage } from '#platform/site-page.ts'

const textPage = () => import('./text-page.tsx')

const frame = 'public'

/** All that there is of a brand that has not opened yet. */
export const comingSoonPage: SitePage = {
  page: pages.comingSoon,
  frame: 'none',
  lazy: () => import('./coming-soon-page.tsx'),
}

/** The pages that anybody may open. */
export const publicPagesRoutes: SitePage[] = [
  comingSoonPage,
  { page: pages.welcome, frame, lazy: () => import('./welcome-page.tsx') },
  { page: pages.courses, frame, lazy: () => import('./courses/courses-page.tsx') },
  { page: pages.lite, frame, lazy: () => import('./lite-page.tsx') },
  { page: pages.blog, frame, lazy: () => import('./blog/blog-page.tsx') },
  { page: pages.releases, frame, lazy: () => import('./releases-page.tsx') },
  { page: pages.notes, frame, lazy: () => import('./notes/notes-page.tsx') },
  { page: pages.support, frame, lazy: () => import('./support/support-page.tsx') },
  { page: pages.papers, frame, lazy: () => import('./papers/papers-page.tsx') },
  { page: pages.redirector, frame, lazy: () => import('./redirector/redirector-page.tsx') },
  { page: pages.companion, frame, lazy: () => import('./companion-page.tsx') },
  { page: pages.terms, frame, lazy: textPage },
  { page: pages.privacy, frame, lazy: textPage },
]
