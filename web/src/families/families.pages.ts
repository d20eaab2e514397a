/** The files that draw the pages. */

export const created = () => import('./created-page.tsx')
export const dashboard = () => import('./dashboard-page.tsx')
export const manageChild = () => import('./manage-child-page.tsx')
export const createChild = () => import('./create-child-page.tsx')
