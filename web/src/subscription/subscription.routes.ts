import { pages } from '@learngrove/contract/pages'
import type { SitePage } from '#platform/site-page.ts'

const redeem = () => import('./redeem-page.tsx')

/** Where codes are redeemed, which anybody may look at, and where a school makes its own. */
export const subscriptionRoutes: SitePage[] = [
  { page: pages.redeem, frame: 'none', lazy: redeem },
  { page: pages.redeemCode, frame: 'none', lazy: redeem },
  { page: pages.manageCodes, frame: 'staff', lazy: () => import('./manage-codes-page.tsx') },
  { page: pages.redemption, frame: 'signed-in', lazy: () => import('./redemption-page.tsx') },
]
