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
  /** Marks of one question. */
  marks: 20,
  request_length: 500,
  /** Worksheets of one request. */
  at_once: 10,
  /** Questions that are proposed in place of one. */
  alternatives: 6,
  /** Rows of a page of the library and of the bank. */
  page_size: 12,
} as const

/** For what a document is given: it says what is taught, or what worksheets are to be about. */
export const documentKinds = ['curriculum', 'generation'] as const

export type DocumentKind = (typeof documentKinds)[number]

/** Limits of the documents that a teacher makes worksheets of. */
export const documentLimits = {
  bytes: 10 * 1024 * 1024,
  /** Of one upload. */
  files: 5,
  /** Of one teacher. */
  kept: 40,
  /** Of one request. */
  named: 10,
  /** Signs of a text that is typed in. */
  text: 8_000,
  /** Signs of its beginning that are shown. */
  excerpt: 160,
} as const

/** The largest number with which a question is drawn. */
export const largestSeed = 2 ** 31 - 1

/** How hard a question is beside the others of the bank. */
export const bands = ['easier', 'core', 'stretch'] as const

export type Band = (typeof bands)[number]

/** Why a draft of a model cannot be used as it is. */
export const draftProblems = [
  'shape',
  'key',
  'key_disagrees',
  'echoes',
  'options',
  'hint_tells',
  'solution',
  'alike',
  'words',
  'too_hard',
  'maths',
] as const

export type DraftProblem = (typeof draftProblems)[number]

/** Limits of what a hosted model drafts. */
export const draftLimits = {
  /** Questions of one worksheet. */
  at_once: 8,
  /** Worksheets of one request for which there are drafts. */
  sheets: 3,
  /** Signs of a document that go with the request. */
  source: 4_000,
} as const
