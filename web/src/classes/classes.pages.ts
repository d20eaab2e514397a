/** The files that draw the pages. */

export const students = () => import('./students-page.tsx')
export const manage = () => import('./manage-page.tsx')
export const manageClasses = () => import('./manage-classes-page.tsx')
export const manageStudents = () => import('./manage-students-page.tsx')
export const manageTeachers = () => import('./manage-teachers-page.tsx')
export const manageParents = () => import('./manage-parents-page.tsx')
export const manageSchool = () => import('./manage-school-page.tsx')
