/** Figures of notes, contacts and cases. Without zod, so that the browser uses the same. */
export const limits = {
  note_length: 4_000,
  contacts: 10,
  page_size: 20,
  /** How many lines of a chat are shown around one flagged message, which is one of them. */
  lines: 10,
  /** How many rows somebody can choose one by one for a file. */
  chosen_rows: 20_000,
  /** After how long an unopened case is escalated to the other contacts. */
  unopened_minutes: 15,
} as const

/** What the closed cases can be ordered by. */
export const closedCaseColumns = ['student', 'closed_at', 'outcome', 'look_again_on'] as const
