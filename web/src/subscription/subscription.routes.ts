import { pages } from '@learngrove/contract/pages'
import type { SitePage } from '#platform/site-page.ts'

/** Which file draws a page is known in a file of its own: few who come in ever need it. */
const drawn = () => import('./subscription.pages.ts')
const redeem = async () => (await drawn()).redeem()

/** Where codes are redeemed, which anybody may look at, and where a school makes its own. */
export const subscriptionRoutes: SitePage[] = [
  { page: pages.redeem, frame: 'none', lazy: redeem },
  { page: pages.redeemCode, frame: 'none', lazy: redeem },
  { page: pages.manageCodes, frame: 'staff', lazy: async () => (await drawn()).manageCodes() },
  { page: pages.redemption, frame: 'signed-in', lazy: async () => (await drawn()).redemption() },
]
