import './figure.css'
import './welcome/formula.css'
import './prose.css'
import { type MiddlewareFunction, type RouteObject, redirect } from 'react-router'
import { authPaths } from '#auth/auth.paths.ts'
import { site } from '#platform/brand.ts'
import { publicPaths } from './public-pages.paths.ts'

const textPage = () => import('./text-page.tsx')

const comingSoon: RouteObject = {
  path: publicPaths.coming_soon(),
  lazy: () => import('./coming-soon-page.tsx'),
}

/** All that there is of a brand that has not opened yet: every address leads to its one page. */
export const comingSoonRoutes: RouteObject[] = [
  comingSoon,
  { path: '*', loader: () => redirect(publicPaths.coming_soon()) },
]

/** A school's own site begins at its sign-in. */
const notAtSchool: MiddlewareFunction = () => {
  if (site.school_name !== null) throw redirect(authPaths.login())
}

/** The pages that are the platform's own, which the server keeps from a school's site as well. */
export const platformOnlyRoutes: RouteObject[] = [
  { path: publicPaths.welcome(), lazy: () => import('./welcome/welcome-page.tsx') },
  { path: publicPaths.courses(), lazy: () => import('./courses/courses-page.tsx') },
  { path: publicPaths.lite(), lazy: () => import('./lite-page.tsx') },
  { path: publicPaths.blog(), lazy: () => import('./blog/blog-page.tsx') },
  { path: publicPaths.releases(), lazy: () => import('./releases-page.tsx') },
]

/** The pages that anybody may open, and what stands where there is none. */
export const publicPagesRoutes: RouteObject[] = [
  comingSoon,
  {
    lazy: () => import('./public-layout.tsx'),
    children: [
      {
        // Around the pages and inside their frame: a page that did not arrive keeps head and foot.
        lazy: () => import('./public-problem.tsx'),
        children: [
          { middleware: [notAtSchool], children: platformOnlyRoutes },
          { path: publicPaths.notes(), lazy: () => import('./notes/notes-page.tsx') },
          { path: publicPaths.support(), lazy: () => import('./support/support-page.tsx') },
          { path: publicPaths.papers(), lazy: () => import('./papers/papers-page.tsx') },
          {
            path: publicPaths.redirector(),
            lazy: () => import('./redirector/redirector-page.tsx'),
          },
          { path: publicPaths.companion(), lazy: () => import('./companion-page.tsx') },
          { path: publicPaths.terms(), lazy: textPage },
          { path: publicPaths.privacy(), lazy: textPage },
        ],
      },
    ],
  },
  // Whose frame it stands in depends on who asks.
  { path: '*', lazy: () => import('#app/not-found-page.tsx') },
]
