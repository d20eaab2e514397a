import { expect, test } from 'vitest'
import { isQuoted, quotesIn } from './answer-text.quoted.ts'

const quote = quotesIn('Your notes say:\n\n> Plants make *glucose* from light, at $x^2$ …\n\nWhy?')

test.each([
  ['In short, plants make **glucose** from light, at $x^2$ and more.', true],
  ['Plants make glucose from water.', false],
  ['Your notes say something else about plants and light.', false],
  ['', false],
])('%s', (block, isIn) => {
  expect(isQuoted(block, quote)).toBe(isIn)
})

test('an answer without a quotation marks nothing', () => {
  expect(isQuoted('One two three four five six seven', quotesIn('One two three'))).toBe(false)
})
