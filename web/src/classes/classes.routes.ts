import { pages } from '@learngrove/contract/pages'
import type { SitePage } from '#platform/site-page.ts'

export const classesRoutes: SitePage[] = [
  { page: pages.teacherStudents, frame: 'staff', lazy: () => import('./students-page.tsx') },
  { page: pages.manage, frame: 'staff', lazy: () => import('./manage-page.tsx') },
  { page: pages.manageClasses, frame: 'staff', lazy: () => import('./manage-classes-page.tsx') },
  { page: pages.manageStudents, frame: 'staff', lazy: () => import('./manage-students-page.tsx') },
  { page: pages.manageTeachers, frame: 'staff', lazy: () => import('./manage-teachers-page.tsx') },
  { page: pages.manageParents, frame: 'staff', lazy: () => import('./manage-parents-page.tsx') },
  { page: pages.manageSchools, frame: 'staff', lazy: () => import('./manage-school-page.tsx') },
]
