import type { RouteObject } from 'react-router'
import { accountRoutes } from '#accounts/staff.routes.ts'
import { authRoutes } from '#auth/auth.routes.ts'
import { usersRoutes } from '#families/families.routes.ts'
import { studentRoutes } from '#home/home.routes.ts'
import { site } from '#platform/brand.ts'
import { comingSoonRoutes, publicPagesRoutes } from '#public-pages/public-pages.routes.ts'
import { safeguardingRoutes } from '#safeguarding/safeguarding.routes.ts'
import { subscriptionRoutes } from '#subscription/subscription.routes.ts'
import { ErrorPage } from './error-page.tsx'
import { platformRoutes } from './front-door.routes.ts'
import { Component as RootLayout } from './root-layout.tsx'

const galleryRoutes: RouteObject[] = import.meta.env.DEV
  ? [{ path: '/gallery', lazy: () => import('#ui/gallery/gallery-page.tsx') }]
  : []

const allRoutes: RouteObject[] = [
  ...accountRoutes,
  ...authRoutes,
  ...galleryRoutes,
  ...publicPagesRoutes,
  ...safeguardingRoutes,
  ...studentRoutes,
  ...subscriptionRoutes,
  ...usersRoutes,
  ...platformRoutes,
]

/** Every page of the site: each area brings its own. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: ErrorPage,
    // Nothing is drawn until the first page is there: the document is its own skeleton.
    HydrateFallback: () => null,
    children: site.is_coming_soon ? comingSoonRoutes : allRoutes,
  },
]
