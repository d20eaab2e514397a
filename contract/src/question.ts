/** Closed lists of questions and their marking. A new member does not compile until every switch handles it. */

export const questionTypes = [
  'single_choice',
  'multiple_choice',
  'true_false',
  'number',
  'expression',
  'short_text',
  'long_text',
  'fill_blanks',
  'cloze_dropdown',
  'table',
  'hot_spot',
  'matching',
  'ordering',
  'multi_part',
  'drawing',
  'recording',
] as const

export type QuestionType = (typeof questionTypes)[number]

/** Types of a table's cell: a given text, or what it takes. */
export const cellTypes = ['given', 'number', 'expression', 'short_text'] as const

/** The marker's verdict on an answer; `unsure` is left to a person, `unread` was not marked; neither costs anything. */
export const verdicts = ['right', 'partly', 'wrong', 'wrong_form', 'unread', 'unsure'] as const

export type Verdict = (typeof verdicts)[number]

/** Verdicts on a try: `repeated` if the same was tried before, which uses up no try. */
export const tryVerdicts = [...verdicts, 'repeated'] as const

/**
 * Where an answer stands that the marker left to a person: it waits for a teacher of the student, it stays
 * undecided because the student has none, or a person has decided. The first two count for nothing.
 */
export const reviews = ['waiting', 'undecided', 'decided'] as const

export type Review = (typeof reviews)[number]

/** Verdicts on a question of a paper, which may be left out. */
export const paperVerdicts = [...verdicts, 'unanswered'] as const

/** Verdicts on a line of working: where it begins, whether it follows, where it turned. */
export const lineVerdicts = ['start', 'follows', 'turned', 'unread'] as const

export type LineVerdict = (typeof lineVerdicts)[number]

/** Why an answer could not be read, and so what to correct. */
export const readingProblems = [
  'empty',
  'unreadable',
  'unknown_variable',
  'unbalanced_bracket',
  'too_long',
  'missing_unit',
  'unknown_unit',
  'not_simplified',
  'try_again',
] as const

export type ReadingProblem = (typeof readingProblems)[number]

/** How sure a student says they are of an answer. */
export const surenesses = ['sure', 'think_so', 'guessing'] as const

export type Sureness = (typeof surenesses)[number]
