/** What both sides know of reports. */
export const limits = {
  /** Weeks of a report where nobody says since when. */
  usual_weeks: 4,
  /** The longest range of a report, in days: a school year. */
  most_days: 400,
  /** With fewer answers than this nothing is estimated. */
  least_answers: 5,
  /** With fewer students than this nobody can say which of a question's answers tell strong from weak. */
  least_students: 8,
  /** From here on a question tells stronger students from others well; below zero it wants a look. */
  good_discrimination: 0.3,
  questions: 20,
  misconceptions: 8,
  /** Answers that stand beside a misconception. */
  examples: 3,
  page_size: 20,
  /** The longest name of a misconception that is looked for. */
  code_length: 80,
  /** The longest question to the assistant. */
  question_length: 500,
} as const
