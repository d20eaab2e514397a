import { limits } from '@learngrove/contract/quiz.limits'
import type { Question } from '@learngrove/marking/question'
import { expect, test } from 'vitest'
import { isAskedBy } from './given-answer.ts'

const common = { text: 'Where?', max_score: 1, hints: [], method_answer: [] }
const shortText: Question = { ...common, type: 'short_text', references: ['here'] }
const longText: Question = { ...common, type: 'long_text', references: [], criteria: [] }

const most = 'x'.repeat(limits.answer_length)

test.each<[string, Question, string | string[] | null, boolean]>([
  ['a short text of all that it may have', shortText, most, true],
  ['a short text of a letter more', shortText, `${most}x`, false],
  ['a long text of a letter more', longText, `${most}x`, true],
  ['a list', shortText, [`${most}x`], true],
  ['nothing', shortText, null, true],
])('%s: whether it is taken', (_, question, value, isTaken) => {
  expect(isAskedBy(question, { value })).toBe(isTaken)
})
