import { pages } from '@learngrove/contract/pages'
import type { SitePage } from '#platform/site-page.ts'

/** Pages that a link leads to, or a second step: which file draws them is known in a file of its own. */
const drawn = () => import('./auth.pages.ts')
const signup = () => import('./sign-up/signup-page.tsx')

const frame = 'none'

export const authRoutes: SitePage[] = [
  { page: pages.login, frame, lazy: () => import('./sign-in/login-page.tsx') },
  {
    page: pages.secondFactor,
    frame,
    lazy: async () => (await drawn()).secondFactor(),
  },
  { page: pages.loginToken, frame, lazy: async () => (await drawn()).token() },
  { page: pages.magicLink, frame, lazy: async () => (await drawn()).magicLink() },
  { page: pages.magicLinkSent, frame, lazy: async () => (await drawn()).linkSent() },
  { page: pages.magicLinkToken, frame, lazy: async () => (await drawn()).link() },
  {
    page: pages.forgotPassword,
    frame,
    lazy: () => import('./new-password/forgot-password-page.tsx'),
  },
  {
    page: pages.resetPassword,
    frame,
    lazy: async () => (await drawn()).resetPassword(),
  },
  { page: pages.signup, frame, lazy: signup },
  { page: pages.signupLite, frame, lazy: signup },
]
