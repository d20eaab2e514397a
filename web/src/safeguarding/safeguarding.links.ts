import { pages } from '@learngrove/contract/pages'

const view = 'safeguarding'

/** Makes the addresses of what stands on the page of students about their safety. */
export const safeguardingLinks = {
  /** What is open, with the lines of one flag beside it. */
  open: (flag?: string) => pages.teacherStudents({ view, flag }),
  closed: () => pages.teacherStudents({ view, tab: 'closed' }),
  told: () => pages.teacherStudents({ view, tab: 'told' }),
  log: () => pages.teacherStudents({ view, tab: 'log' }),
}
