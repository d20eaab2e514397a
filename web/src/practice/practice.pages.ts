/** The files that draw the pages. */

export const revisions = () => import('./revisions/revisions-page.tsx')
export const worksheet = () => import('./worksheet/worksheet-page.tsx')
export const finished = () => import('./lists/finished-page.tsx')
export const assigned = () => import('./lists/assigned-page.tsx')
export const review = () => import('./review/review-page.tsx')
