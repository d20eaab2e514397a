/** The files that draw the pages. */

export const redeem = () => import('./redeem-page.tsx')
export const manageCodes = () => import('./manage-codes-page.tsx')
export const redemption = () => import('./redemption-page.tsx')
