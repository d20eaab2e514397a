import { pages } from '@learngrove/contract/pages'
import type { SitePage } from '#platform/site-page.ts'

const account = () => import('./account-page.tsx')
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
    lazy: () => import('./second-factor/required-page.tsx'),
  },
  {
    page: pages.onboarding,
    frame: 'signed-in',
    lazy: () => import('./onboarding/onboarding-page.tsx'),
  },
  { page: pages.profile, frame: 'student', lazy: profile },
  { page: pages.profileV2, frame: 'student', lazy: profile },
]
