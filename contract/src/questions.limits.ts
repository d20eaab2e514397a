/** Largest texts that are taken. Without zod, so that the browser uses the same figures. */
export const limits = {
  reason: 500,
} as const

/** What can be said of a question in one press; other words are taken as they are. */
export const reportReasons = [
  'The answer is not right',
  'I cannot understand it',
  'My answer was marked unfairly',
  'The picture is missing or not right',
  'Something is spelt wrong',
] as const
