import type { QuestionType } from './question.ts'

/** Sizes of messages and pages. Without zod, so that the browser uses the same figures. */
export const limits = {
  message_length: 4_000,
  file_bytes: 10 * 1024 * 1024,
  /** Files of one message. */
  message_files: 5,
  /** How much of a file's text is kept, in signs. */
  file_text_length: 8_000,
  file_name_length: 120,
  page_size: 20,
  title_length: 60,
  time_zone_length: 64,
} as const

/** Types of question that are too large for a card: it leads to their page, and others are drawn first. */
export const largeTypes: readonly QuestionType[] = [
  'long_text',
  'multi_part',
  'drawing',
  'recording',
]
