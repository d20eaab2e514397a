import { triesIn } from '@learngrove/content/tries'
import { judge } from '@learngrove/marking'
import { describe, expect, test } from 'vitest'
import { noteTries } from './note-tries.ts'

const notes = [...noteTries()].map(([name, questions]) => ({ name, questions }))

/** An answer that is never a printed one. */
const another = (answer: string) => (answer.includes('=') ? 'x = 977' : '977')

const keyOf = (question: object) =>
  'answer' in question && typeof question.answer === 'string' ? question.answer : ''

test('every note asks something to try', () => {
  expect(notes.length).toBeGreaterThanOrEqual(49)
  expect(notes.filter(({ questions }) => questions.length < 2)).toEqual([])
})

describe.each(notes)('$name', ({ questions }) => {
  test.each(questions)('$text', (question) => {
    const key = keyOf(question)
    expect(judge(question, { value: key }), key).toMatchObject({ verdict: 'right' })
    const planted = judge(question, { value: another(key) }).verdict
    expect(['wrong', 'wrong_form', 'unread'], planted).toContain(planted)
  })
})

/** What the question itself shows is not yet what it asks for. */
test.each([
  ['expanding-brackets', 0, '5(2x - 3)'],
  ['collecting-like-terms', 0, '6a + 2b - a + 5b'],
  ['factorising-quadratics', 0, 'x^2 + 9x + 20'],
  ['equivalent-fractions', 0, '24/40'],
  ['simplifying-ratios', 0, '18 : 24'],
  ['standard-form', 0, '830000'],
  ['surds', 0, '√75'],
  ['surds', 2, '6/√3'],
  ['rearranging-formulae', 0, 'y = 3x - 5'],
  ['straight-line-graphs', 2, '2y = 8x - 6'],
  ['adding-fractions', 1, '19/12'],
  ['laws-of-indices', 0, 'x^7 × x^2'],
  ['linear-equations', 0, '5x + 4 = 39'],
])('%s %i is not answered by %s', (name, position, value) => {
  const question = noteTries().get(name)?.[position]
  const { verdict } = judge(question ?? expect.fail('no such question'), { value })
  expect(['wrong', 'wrong_form', 'unread']).toContain(verdict)
})

/** As a reader may write it. */
test.each([
  ['quadratic-equations', 0, '4, 3'],
  ['angle-facts', 0, '67'],
  ['angle-facts', 0, '67°'],
  ['angle-facts', 0, 'x = 67°'],
  ['simplifying-ratios', 0, '3 : 4'],
  ['percentage-change', 1, '20'],
  ['circles', 0, '12pi'],
  ['surds', 0, '5sqrt(3)'],
  ['inequalities', 1, 'x ≥ 2'],
  ['factorising-quadratics', 1, '(x-4)(x+6)'],
  ['substitution', 2, '22'],
  ['collecting-like-terms', 2, '5x² - 2x'],
])('%s %i is answered by %s', (name, position, value) => {
  const question = noteTries().get(name)?.[position]
  expect(judge(question ?? expect.fail('no such question'), { value }).verdict).toBe('right')
})

test('a block is read line by line', () => {
  const text = '```try\nquestion: What is $2 : 4$?\nanswer: 1:2\nform: lowest_terms\n```\n'
  expect(triesIn(`Words.\n\n${text}`)).toEqual([
    { question: 'What is $2 : 4$?', answer: '1:2', form: 'lowest_terms' },
  ])
})
