import type { RouteObject } from 'react-router'
import { needsUser } from '#platform/guards.ts'
import { authPaths } from './auth.paths.ts'

const signup = () => import('./signup-page.tsx')

export const authRoutes: RouteObject[] = [
  { path: authPaths.login(), lazy: () => import('./login-page.tsx') },
  { path: authPaths.second_factor(), lazy: () => import('./second-factor-page.tsx') },
  { path: authPaths.token(':token'), lazy: () => import('./token-page.tsx') },
  { path: authPaths.magic_link(), lazy: () => import('./magic-link-page.tsx') },
  { path: authPaths.magic_link_sent(), lazy: () => import('./link-sent-page.tsx') },
  { path: authPaths.magic_link_token(':token'), lazy: () => import('./link-page.tsx') },
  { path: authPaths.forgot_password(), lazy: () => import('./forgot-password-page.tsx') },
  { path: authPaths.reset_password(), lazy: () => import('./reset-password-page.tsx') },
  { path: authPaths.signup(), lazy: signup },
  { path: authPaths.signup_lite(), lazy: signup },
  {
    handle: needsUser,
    lazy: () => import('#platform/signed-in-layout.tsx'),
    children: [{ path: authPaths.onboarding(), lazy: () => import('./onboarding-page.tsx') }],
  },
]
