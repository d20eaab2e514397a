/** What a letter to us may hold. Without zod, so that the browser counts by the same figures. */
export const limits = {
  message_length: 4_000,
  /** A school names itself and whoever writes in a line each, above a message that is so much shorter. */
  school_line_length: 120,
  school_message_length: 3_700,
} as const
