import type { LineVerdict } from '@learngrove/contract/question'
import { expect, test } from 'vitest'
import { anEvaluation } from '#questions/testing.ts'
import { gapOf, readApart, saidOf, unreadLine } from './feedback-words.ts'
import { feedbackTitle, resultWords, waitingNote } from './quiz.words.ts'

const line = (latex: string, verdict: LineVerdict) => ({ text: latex, latex, verdict })
const bracket = 'The 3 multiplies everything in the bracket.'
const turned = [
  line('3(x-2) = 2x+5', 'follows'),
  line('3x-2 = 2x+5', 'turned'),
  line('x = 7', 'follows'),
]

test('the next step is the slip that was recognised, and is said once', () => {
  const place = 'Line 2 does not follow from the line before it.'
  const evaluation = anEvaluation({
    is_submitted: true,
    verdict: 'wrong',
    lines: turned,
    misconception: bracket,
    scoring_rationale: `Not yet. ${place} ${bracket}`,
  })
  expect(saidOf(evaluation, true)).toEqual({ told: place, next: bracket })
  expect(saidOf(evaluation, false)).toEqual({ told: `${place} ${bracket}`, next: '' })
})

test('without a slip it is what the marker asks for, and the head keeps silent', () => {
  const form = 'That is the value. Now write it in its simplest form.'
  const evaluation = anEvaluation({ verdict: 'wrong_form', scoring_rationale: form })
  expect(saidOf(evaluation, true)).toEqual({ told: '', next: form })
  expect(saidOf(anEvaluation(), true).next).not.toBe('')
})

test('a right answer is not called right twice', () => {
  const right = anEvaluation({ is_full_marks: true, scoring_rationale: 'Yes, that is right.' })
  expect(saidOf(right, false)).toEqual({ told: '', next: '' })
})

test('what is left to a person is told as the server says it, and never as not yet', () => {
  for (const review of ['waiting', 'undecided'] as const) {
    const evaluation = anEvaluation({ needs_review: true, review, scoring_rationale: 'In words.' })
    expect(saidOf(evaluation, false)).toEqual({ told: 'In words.', next: '' })
    expect(feedbackTitle(evaluation)).toMatch(/^Thank you/)
    expect(feedbackTitle(evaluation)).not.toMatch(review === 'waiting' ? /undecided/ : /teacher/)
  }
  const decided = anEvaluation({ is_submitted: true, review: 'decided' })
  expect(feedbackTitle(decided)).toMatch(/^Not yet/)
})

test('a result says what is not decided, by whether somebody can', () => {
  expect(waitingNote([null, 'decided'])).toBe('')
  expect(waitingNote(['waiting', null])).toMatch(/^One answer is not decided yet\. A teacher can/)
  const both = waitingNote(['waiting', 'waiting', 'undecided'])
  expect(both).toMatch(/^2 answers are not decided/)
  expect(both).toMatch(/One answer stays undecided/)
  expect(waitingNote(['undecided'])).not.toMatch(/teacher/)
  expect(resultWords(0, 0)).toBe('Handed in, thank you')
})

test('the gap to fill begins from the last line that was fine', () => {
  const from = '3(x-2) = 2x+5'
  expect(gapOf({ lines: turned }, {})).toEqual({ from, to: '\\square = \\square' })
  const first = [line('3x-2 = 2x+5', 'turned')]
  expect(gapOf({ lines: first }, { start: '3(x - 2) \\le 5' })).toEqual({
    from: '3(x - 2) \\le 5',
    to: '\\square \\le \\square',
  })
  expect(gapOf({ lines: first }, { start: '2(x + 1)' })?.to).toBe('= \\square')
  expect(gapOf({ lines: first }, {})).toBeUndefined()
  expect(gapOf({ lines: [] }, { start: 'x' })).toBeUndefined()
})

const reading = (latex: string) => ({ lines: [], reading: { latex, speech: latex } })

test.each([
  ['28', '28', false],
  [' 28 cm', '28\\,\\text{cm}', false],
  ['3 1/2', '3\\frac{1}{2}', false],
  ['1,000', '1000', false],
  ['twenty-eight', '28', true],
  ['50%', '\\frac{1}{2}', true],
])('%s read as %s', (value, latex, isTold) => {
  const read = readApart({ type: 'number' }, reading(latex), { value, selected_option: null })
  expect(read !== undefined).toBe(isTold)
})

test('words are never read back as mathematics', () => {
  const answer = { value: 'add it', selected_option: null }
  expect(readApart({ type: 'short_text' }, reading('addit'), answer)).toBeUndefined()
})

test('the line to mend is the one that could not be read', () => {
  const lines = [line('2x = 6', 'follows'), line('', 'unread')]
  expect(unreadLine({ lines })).toBe(1)
  expect(unreadLine({ lines: lines.slice(1) })).toBe(-1)
})
