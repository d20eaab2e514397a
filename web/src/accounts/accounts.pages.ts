/** The files that draw the pages. */

export const account = () => import('./account-page.tsx')
export const secondFactor = () => import('./second-factor/required-page.tsx')
export const onboarding = () => import('./onboarding/onboarding-page.tsx')
