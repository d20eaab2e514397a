import { expect, test } from 'vitest'
import { counterNews, counterWords } from './counter-words.ts'

test.each([
  [0, 200, '0 of 200', ''],
  [179, 200, '179 of 200', ''],
  [180, 200, '180 of 200', '20 left'],
  [185, 200, '185 of 200', ''],
  [200, 200, '200 of 200', '0 left'],
  [212, 200, '12 over the limit of 200', '12 over the limit of 200'],
])('%i of %i', (length, limit, words, news) => {
  expect(counterWords(length, limit)).toBe(words)
  expect(counterNews(length, limit)).toBe(news)
})
