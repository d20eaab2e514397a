import type { QuestionType } from './question.ts'

/** Sizes of messages and pages. Without zod, so that the browser uses the same figures. */
export const limits = {
  message_length: 4_000,
  file_bytes: 10 * 1024 * 1024,
  page_size: 20,
} as const

/** Types of question that are too large for a card: it leads to their page, and others are drawn first. */
export const largeTypes: readonly QuestionType[] = [
  'long_text',
  'multi_part',
  'drawing',
  'recording',
]
