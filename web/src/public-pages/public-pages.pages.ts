/** The files that draw the pages which few visitors open. */

export const releases = () => import('./releases-page.tsx')
export const redirector = () => import('./redirector/redirector-page.tsx')
export const companion = () => import('./companion-page.tsx')
export const lite = () => import('./lite-page.tsx')
export const comingSoon = () => import('./coming-soon-page.tsx')
