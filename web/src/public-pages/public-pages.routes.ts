import type { RouteObject } from 'react-router'
import { publicPaths } from './public-pages.paths.ts'

const textPage = () => import('./text-page.tsx')

/** The pages that anybody may open. */
export const publicPagesRoutes: RouteObject[] = [
  {
    lazy: () => import('./public-layout.tsx'),
    children: [
      { path: publicPaths.companion(), lazy: textPage },
      { path: publicPaths.lite(), lazy: textPage },
      { path: publicPaths.support(), lazy: textPage },
      { path: publicPaths.terms(), lazy: textPage },
      { path: publicPaths.privacy(), lazy: textPage },
    ],
  },
]
