import type { RouteObject } from 'react-router'
import { needsUser } from '#platform/guards.ts'
import { authPaths } from './auth.paths.ts'

const signup = () => import('#auth/sign-up/signup-page.tsx')

export const authRoutes: RouteObject[] = [
  { path: authPaths.login(), lazy: () => import('#auth/sign-in/login-page.tsx') },
  {
    path: authPaths.second_factor(),
    lazy: () => import('#auth/second-factor/second-factor-page.tsx'),
  },
  { path: authPaths.token(':token'), lazy: () => import('#auth/sign-in/token-page.tsx') },
  { path: authPaths.magic_link(), lazy: () => import('#auth/sign-in/magic-link-page.tsx') },
  { path: authPaths.magic_link_sent(), lazy: () => import('#auth/sign-in/link-sent-page.tsx') },
  { path: authPaths.magic_link_token(':token'), lazy: () => import('#auth/sign-in/link-page.tsx') },
  {
    path: authPaths.forgot_password(),
    lazy: () => import('#auth/new-password/forgot-password-page.tsx'),
  },
  {
    path: authPaths.reset_password(),
    lazy: () => import('#auth/new-password/reset-password-page.tsx'),
  },
  { path: authPaths.signup(), lazy: signup },
  { path: authPaths.signup_lite(), lazy: signup },
  {
    handle: needsUser,
    lazy: () => import('#app/signed-in-layout.tsx'),
    children: [
      {
        path: authPaths.onboarding(),
        lazy: () => import('#accounts/onboarding/onboarding-page.tsx'),
      },
    ],
  },
]
