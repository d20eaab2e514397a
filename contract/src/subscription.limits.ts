/** Figures of activation codes. Without zod, so that the browser uses the same. */
export const limits = {
  /** The most codes that are made or ended at once. */
  codes: 200,
  uses: 500,
  months: 36,
  note: 80,
  courses: 20,
  page_size: 20,
} as const

/** How a code stands: it can be redeemed, it has ended, or everybody has redeemed it. */
export const codeStates = ['good', 'expired', 'used_up'] as const
