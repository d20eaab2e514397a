/** The files that draw the pages to which a link leads, or a second step. */

export const secondFactor = () => import('./second-factor/second-factor-page.tsx')
export const token = () => import('./sign-in/token-page.tsx')
export const magicLink = () => import('./sign-in/magic-link-page.tsx')
export const linkSent = () => import('./sign-in/link-sent-page.tsx')
export const link = () => import('./sign-in/link-page.tsx')
export const resetPassword = () => import('./new-password/reset-password-page.tsx')
