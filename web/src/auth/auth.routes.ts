import { pages } from '@learngrove/contract/pages'
import type { SitePage } from '#platform/site-page.ts'

const signup = () => import('./sign-up/signup-page.tsx')

const frame = 'none'

export const authRoutes: SitePage[] = [
  { page: pages.login, frame, lazy: () => import('./sign-in/login-page.tsx') },
  {
    page: pages.secondFactor,
    frame,
    lazy: () => import('./second-factor/second-factor-page.tsx'),
  },
  { page: pages.loginToken, frame, lazy: () => import('./sign-in/token-page.tsx') },
  { page: pages.magicLink, frame, lazy: () => import('./sign-in/magic-link-page.tsx') },
  { page: pages.magicLinkSent, frame, lazy: () => import('./sign-in/link-sent-page.tsx') },
  { page: pages.magicLinkToken, frame, lazy: () => import('./sign-in/link-page.tsx') },
  {
    page: pages.forgotPassword,
    frame,
    lazy: () => import('./new-password/forgot-password-page.tsx'),
  },
  {
    page: pages.resetPassword,
    frame,
    lazy: () => import('./new-password/reset-password-page.tsx'),
  },
  { page: pages.signup, frame, lazy: signup },
  { page: pages.signupLite, frame, lazy: signup },
]
