/** The files that draw the pages. */

export const creator = () => import('./creator-page.tsx')
export const library = () => import('./library-page.tsx')
