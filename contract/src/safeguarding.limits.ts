/** What a note may hold, who is told and when. Without zod, so that the browser says the same figures. */
export const limits = {
  note_length: 4_000,
  contacts: 10,
  page_size: 20,
  /** The most of a chat that is shown around one flagged message, itself included. */
  lines: 10,
  /** A case that nobody has opened for so long is told to the others. */
  unopened_minutes: 15,
} as const

/** What the closed cases can be ordered by. */
export const closedCaseColumns = ['student', 'closed_at', 'outcome', 'look_again_on'] as const
