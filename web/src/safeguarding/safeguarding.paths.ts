const view = '/teacher/students?view=safeguarding'

/** The addresses of this area's pages: links are made from these, never written out. */
export const safeguardingPaths = {
  students: () => '/teacher/students',
  /** What is open, with the lines of one flag beside it. */
  open: (caseId?: string) => `${view}${caseId ? `&flag=${caseId}` : ''}`,
  closed: () => `${view}&tab=closed`,
  told: () => `${view}&tab=told`,
  log: () => `${view}&tab=log`,
}
