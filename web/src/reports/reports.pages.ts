/** The files that draw the pages. */

export const reports = () => import('./reports-page.tsx')
export const student = () => import('./student-page.tsx')
