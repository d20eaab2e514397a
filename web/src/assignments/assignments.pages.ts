/** The files that draw the pages. */

export const assignments = () => import('./assignments-page.tsx')
