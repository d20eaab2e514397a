import { routePath } from '@learngrove/contract/page'
import { pages } from '@learngrove/contract/pages'
import { type MiddlewareFunction, type RouteObject, redirect } from 'react-router'
import { accountsRoutes } from '#accounts/accounts.routes.ts'
import { assignmentsRoutes } from '#assignments/assignments.routes.ts'
import { authRoutes } from '#auth/auth.routes.ts'
import { chatRoutes } from '#chat/chat.routes.ts'
import { classesRoutes } from '#classes/classes.routes.ts'
import { familiesRoutes } from '#families/families.routes.ts'
import { homeRoutes } from '#home/home.routes.ts'
import { lessonsRoutes } from '#lessons/lessons.routes.ts'
import { noticesRoutes } from '#notices/notices.routes.ts'
import { site } from '#platform/brand.ts'
import type { Frame, SitePage } from '#platform/site-page.ts'
import { practiceRoutes } from '#practice/practice.routes.ts'
import { comingSoonPage, publicPagesRoutes } from '#public-pages/public-pages.routes.ts'
import { quizRoutes } from '#quiz/quiz.routes.ts'
import { reportsRoutes } from '#reports/reports.routes.ts'
import { revisionRoutes } from '#revision/revision.routes.ts'
import { setupRoutes } from '#setup/setup.routes.ts'
import { sharingRoutes } from '#sharing/sharing.routes.ts'
import { subscriptionRoutes } from '#subscription/subscription.routes.ts'
import { worksheetsRoutes } from '#worksheets/worksheets.routes.ts'
import { ErrorPage } from './error-page.tsx'
import { frontDoorRoute } from './front-door.ts'
import { guard, needsUser } from './guards.ts'
import { Component as RootLayout } from './root-layout.tsx'

/** Lists every page of the site: each area brings its own. */
export const sitePages: readonly SitePage[] = [
  ...accountsRoutes,
  ...authRoutes,
  ...worksheetsRoutes,
  ...reportsRoutes,
  ...noticesRoutes,
  ...classesRoutes,
  ...assignmentsRoutes,
  ...chatRoutes,
  ...familiesRoutes,
  ...homeRoutes,
  ...lessonsRoutes,
  ...practiceRoutes,
  ...publicPagesRoutes,
  ...quizRoutes,
  ...revisionRoutes,
  ...setupRoutes,
  ...sharingRoutes,
  ...subscriptionRoutes,
]

type Lazy = NonNullable<RouteObject['lazy']>

const signedIn: Lazy = () => import('./signed-in-layout.tsx')

/** Names the layouts of a frame, the outermost first. */
const layouts: Readonly<Record<Frame, readonly Lazy[]>> = {
  none: [],
  // The second is around the pages and inside their frame: a page that fails to load keeps head and
  // foot.
  public: [
    () => import('#public-pages/public-pages.layout.tsx'),
    () => import('#public-pages/public-pages.problem.tsx'),
  ],
  'signed-in': [signedIn],
  student: [signedIn, () => import('./student-layout.tsx')],
  parent: [signedIn, () => import('./parent-layout.tsx')],
  staff: [signedIn, () => import('./staff-layout.tsx')],
  // Of students and staff: each sees it in their own.
  own: [signedIn, () => import('./own-layout.tsx')],
}

/** A school's own site begins at its sign-in. */
const notAtSchool: MiddlewareFunction = () => {
  if (site.school_name !== null) throw redirect(pages.login())
}

/** Puts pages of one frame and one audience behind their guard and into their layouts. */
function framed(group: readonly [SitePage, ...SitePage[]]): RouteObject {
  const [{ frame, page, first }] = group
  const children = group.map(
    ({ page, frame: _frame, first: _first, ...drawn }): RouteObject => ({
      path: routePath(page),
      ...drawn,
    }),
  )
  const inside = layouts[frame].reduceRight<RouteObject[]>(
    (list, lazy) => [{ lazy, children: list }],
    children,
  )
  const isForAnybody = page.who === 'public'
  return {
    middleware: [
      ...(first ? [first] : []),
      ...(page.is_of_platform ? [notAtSchool] : []),
      ...(page.who === 'public' ? [] : [guard(page.who)]),
    ],
    ...(isForAnybody && frame !== 'signed-in' ? {} : { handle: needsUser }),
    children: inside,
  }
}

/** Groups pages that share a layout, so that going from one to the other keeps it. */
function grouped(list: readonly SitePage[]): RouteObject[] {
  const groups = new Map<string, [SitePage, ...SitePage[]]>()
  for (const one of list) {
    const { frame, page, first } = one
    const key = [frame, page.who, page.is_of_platform, first ? page.path : ''].join()
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  return [...groups.values()].map(framed)
}

const galleryRoutes: RouteObject[] = import.meta.env.DEV
  ? [{ path: '/gallery', lazy: () => import('#ui/gallery/gallery-page.tsx') }]
  : []

const open: RouteObject[] = [
  frontDoorRoute,
  ...galleryRoutes,
  ...grouped(sitePages),
  // Its frame depends on the user.
  { path: '*', lazy: () => import('./not-found-page.tsx') },
]

/** Every address of a brand that has not opened leads to its one page. */
const comingSoon: RouteObject[] = [
  ...grouped([comingSoonPage]),
  { path: '*', loader: () => redirect(pages.comingSoon()) },
]

export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: ErrorPage,
    // Nothing is rendered until the first page is loaded: the document is its own skeleton.
    HydrateFallback: () => null,
    children: site.is_coming_soon ? comingSoon : open,
  },
]
