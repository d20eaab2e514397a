/** Largest of what who marks says. By itself, so that what a student loads does not carry it. */
export const markingLimits = {
  /** What is drawn on a page of an answer. */
  page_marks: 60,
  page_note: 300,
  stroke_points: 400,
  /** A key that is corrected. */
  key_answers: 8,
  key_line: 300,
  tolerance: 1_000_000,
  correction_reason: 500,
} as const
