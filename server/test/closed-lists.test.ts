import { questionTypes, readingProblems, verdicts } from '@learngrove/contract/question'
import type { ReadingProblem, Verdict } from '@learngrove/marking/judgement'
import type { Question } from '@learngrove/marking/question'
import { expect, test } from 'vitest'

/** Holds no member that the other has not: what does not compile here is missing on one side. */
const types: Readonly<Record<Question['type'], true>> &
  Readonly<Record<(typeof questionTypes)[number], true>> = {
  single_choice: true,
  multiple_choice: true,
  true_false: true,
  number: true,
  expression: true,
  short_text: true,
  long_text: true,
  fill_blanks: true,
  cloze_dropdown: true,
  table: true,
  hot_spot: true,
  matching: true,
  ordering: true,
  multi_part: true,
  drawing: true,
  recording: true,
}

const words: Readonly<Record<Verdict, true>> & Readonly<Record<(typeof verdicts)[number], true>> = {
  right: true,
  partly: true,
  wrong: true,
  wrong_form: true,
  unread: true,
  unsure: true,
}

const problems: Readonly<Record<ReadingProblem, true>> &
  Readonly<Record<(typeof readingProblems)[number], true>> = {
  empty: true,
  unreadable: true,
  unknown_variable: true,
  unbalanced_bracket: true,
  too_long: true,
  missing_unit: true,
  unknown_unit: true,
  not_simplified: true,
  try_again: true,
}

test('the contract names what the marker knows, and nothing else', () => {
  expect([...questionTypes].toSorted()).toEqual(Object.keys(types).toSorted())
  expect([...verdicts].toSorted()).toEqual(Object.keys(words).toSorted())
  expect([...readingProblems].toSorted()).toEqual(Object.keys(problems).toSorted())
})
