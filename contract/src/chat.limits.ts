/** What a message may hold and a page brings. Without zod, so that the browser counts by the same figures. */
export const limits = {
  message_length: 4_000,
  file_bytes: 10 * 1024 * 1024,
  page_size: 20,
} as const
