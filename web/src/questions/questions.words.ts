import type { QuestionType } from '@learngrove/contract/question'

/** What kind of question it is, as its card names it. */
const kinds: Readonly<Record<QuestionType, string>> = {
  single_choice: 'Choose one',
  multiple_choice: 'Choose all that fit',
  true_false: 'True or false',
  number: 'Number',
  expression: 'Working in steps',
  short_text: 'A few words',
  fill_blanks: 'Fill in the blanks',
  matching: 'Matching',
  ordering: 'Putting in order',
  cloze_dropdown: 'Choose for each gap',
  table: 'Complete the table',
  long_text: 'In your own words',
  hot_spot: 'Places in a picture',
  multi_part: 'In parts',
  drawing: 'A drawing',
  recording: 'A recording',
}

export const kindWords = (type: QuestionType, needs_unit = false): string =>
  type === 'number' && needs_unit ? 'Number with unit' : kinds[type]

/** `a`, `b` …: how the parts of a question are called. */
export const letterOf = (at: number): string => String.fromCharCode('a'.charCodeAt(0) + at)

/** How long a text is, in words. */
export function lengthWords(text: string): string {
  const count = text.match(/\S+/g)?.length ?? 0
  return count === 1 ? '1 word' : `${count} words`
}

export const markWords = (marks: number): string => `${marks} ${marks === 1 ? 'mark' : 'marks'}`
