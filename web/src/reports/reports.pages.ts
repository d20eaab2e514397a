/** The files that draw the pages. */

export const reports = () => import('./reports-page.tsx')
export const student = () => import('./student-page.tsx')
export const assistant = () => import('./assistant/assistant-page.tsx')
