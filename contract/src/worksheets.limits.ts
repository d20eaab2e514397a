/** Limits of shared worksheets. Without zod, so that the browser uses the same figures. */
export const shareLimits = {
  /** Questions of one shared worksheet. */
  questions: 50,
  /** Days for which the attempt of a visitor is kept, with their name and address where they gave them. */
  attempt_days: 30,
  name_length: 80,
  email_length: 254,
} as const

/** Limits of worksheets that teachers make. */
export const sheetLimits = {
  questions: 60,
  /** Questions of one topic and difficulty that can be asked for at once. */
  cell: 20,
  cells: 60,
  /** Students whom one press sets a worksheet. */
  students: 500,
  title_length: 120,
  tags: 8,
  tag_length: 30,
  /** Minutes. */
  time_limit: 300,
  request_length: 500,
  /** Questions that are proposed in place of one. */
  alternatives: 6,
  /** Rows of a page of the library and of the bank. */
  page_size: 12,
} as const

/** The largest number with which a question is drawn. */
export const largestSeed = 2 ** 31 - 1

/** How hard a question is beside the others of the bank. */
export const bands = ['easier', 'core', 'stretch'] as const

export type Band = (typeof bands)[number]
