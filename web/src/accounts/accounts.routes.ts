import { pages } from '@learngrove/contract/pages'
import type { SitePage } from '#platform/site-page.ts'

/** Which file draws a page is known in a file of its own: few who come in ever need it. */
const drawn = () => import('./accounts.pages.ts')
const account = async () => (await drawn()).account()
const profile = () => import('./profile-page.tsx')

/** Declares the pages of accounts: the start of staff, a student's profile, and onboarding. */
export const accountsRoutes: SitePage[] = [
  { page: pages.adminHome, frame: 'signed-in', lazy: account },
  { page: pages.adminSupport, frame: 'signed-in', lazy: account },
  { page: pages.adminDocuments, frame: 'signed-in', lazy: account },
  { page: pages.assessments, frame: 'signed-in', lazy: account },
  {
    page: pages.setUpSecondFactor,
    frame: 'signed-in',
    lazy: async () => (await drawn()).secondFactor(),
  },
  {
    page: pages.onboarding,
    frame: 'signed-in',
    lazy: async () => (await drawn()).onboarding(),
  },
  { page: pages.profile, frame: 'student', lazy: profile },
  { page: pages.profileV2, frame: 'student', lazy: profile },
]
