/** PostgreSQL's code for a second row under the same unique key. */
const uniqueViolation = '23505'

/** Tells whether a statement failed because something is taken. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === uniqueViolation
