import { pages } from '@learngrove/contract/pages'
import type { SitePage } from '#platform/site-page.ts'

/** Which file draws a page is known in a file of its own, since only staff ever need it. */
const drawn = () => import('./classes.pages.ts')

export const classesRoutes: SitePage[] = [
  { page: pages.teacherStudents, frame: 'staff', lazy: async () => (await drawn()).students() },
  { page: pages.manage, frame: 'staff', lazy: async () => (await drawn()).manage() },
  { page: pages.manageClasses, frame: 'staff', lazy: async () => (await drawn()).manageClasses() },
  {
    page: pages.manageStudents,
    frame: 'staff',
    lazy: async () => (await drawn()).manageStudents(),
  },
  {
    page: pages.manageTeachers,
    frame: 'staff',
    lazy: async () => (await drawn()).manageTeachers(),
  },
  { page: pages.manageParents, frame: 'staff', lazy: async () => (await drawn()).manageParents() },
  { page: pages.manageSchools, frame: 'staff', lazy: async () => (await drawn()).manageSchool() },
]
