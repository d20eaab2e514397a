/** Largest texts that are taken. Without zod, so that the browser uses the same figures. */
export const limits = {
  reason: 500,
} as const
