import { expect, test } from 'vitest'
import { REVIEW_BELOW } from '#text/judged-text.ts'
import { outcomeOfCriteria } from '#text/rubric-outcome.ts'

const criterion = { code: 'a', text: 'It evaporates.', marks: 1, evidence: ['it evaporates'] }

test.each([
  [REVIEW_BELOW, true, 'right', true],
  [REVIEW_BELOW, false, 'wrong', false],
  [REVIEW_BELOW - 0.001, true, 'unsure', false],
  [REVIEW_BELOW - 0.001, false, 'unsure', false],
])('a finding that is %d sure and met: %s makes the text %s', (confidence, met, verdict, given) => {
  const finding = { met, quote: met ? 'it evaporates' : '', confidence }
  const outcome = outcomeOfCriteria('rubric', [criterion], new Map([['a', finding]]))
  expect(outcome.verdict).toBe(verdict)
  expect(outcome.mark_points?.[0]?.is_given).toBe(given)
})
