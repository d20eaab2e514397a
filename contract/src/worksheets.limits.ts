/** Limits of shared worksheets. Without zod, so that the browser uses the same figures. */
export const shareLimits = {
  /** Questions of one shared worksheet. */
  questions: 50,
  /** Days for which the attempt of a visitor is kept, with their name and address where they gave them. */
  attempt_days: 30,
  name_length: 80,
  email_length: 254,
} as const
