/** Lengths of a message to us. Without zod, so that the browser uses the same figures. */
export const limits = {
  message_length: 4_000,
  /** A school's name and the writer's role take a line each, so the message may be that much shorter. */
  school_line_length: 120,
  school_message_length: 3_700,
} as const
