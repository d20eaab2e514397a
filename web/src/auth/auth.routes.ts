import type { RouteObject } from 'react-router'
import { authPaths } from './auth.paths.ts'

export const authRoutes: RouteObject[] = [
  { path: authPaths.login(), lazy: () => import('./login-page.tsx') },
]
