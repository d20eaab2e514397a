import { pages } from '@learngrove/contract/pages'
import type { SitePage } from '#platform/site-page.ts'

const redeem = () => import('./redeem-page.tsx')

/** Where codes are redeemed: anybody may look at one. */
export const subscriptionRoutes: SitePage[] = [
  { page: pages.redeem, frame: 'none', lazy: redeem },
  { page: pages.redeemCode, frame: 'none', lazy: redeem },
  { page: pages.redemption, frame: 'signed-in', lazy: () => import('./redemption-page.tsx') },
]
