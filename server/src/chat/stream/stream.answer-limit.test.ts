import { expect, test } from 'vitest'
import { answerLimit, mostAnswerBytes } from './stream.answer-limit.ts'

/** What is shown of a text that comes in pieces of this length. */
function shown(text: string, length: number) {
  const limit = answerLimit()
  let seen = ''
  for (let at = 0; at < text.length && !limit.isFull(); at += length) {
    seen += limit.add(text.slice(at, at + length))
  }
  return { seen: seen + limit.rest(), isFull: limit.isFull() }
}

const lengths = [1, 7, 500, 5_000, 1_000_000]

test.each(lengths)('an answer within the limit is shown whole, in pieces of %i', (length) => {
  for (const text of ['', 'Short.', 'No end of a sentence', 'a '.repeat(mostAnswerBytes / 2)]) {
    expect(shown(text, length)).toEqual({ seen: text, isFull: false })
  }
})

test.each(lengths)('a longer one ends with a whole sentence, in pieces of %i', (length) => {
  const sentence = 'Zoë hat 3 € und fragt: “Wie viele 🍎 sind das?” '
  const { seen, isFull } = shown(sentence.repeat(25_000), length)
  expect(isFull).toBe(true)
  expect(Buffer.byteLength(seen)).toBeLessThanOrEqual(mostAnswerBytes)
  expect(Buffer.byteLength(seen)).toBeGreaterThan(mostAnswerBytes - 400)
  expect(seen.at(-1)).toBe('”')
  expect(sentence.repeat(300).startsWith(seen)).toBe(true)
})

test.each(lengths)(
  'without sentences it ends with a word, without words with a letter: %i',
  (length) => {
    const words = shown('word '.repeat(100_000), length)
    expect(words.seen.at(-1)).toBe(' ')
    const letters = shown('é'.repeat(100_000), length)
    for (const { seen, isFull } of [words, letters]) {
      expect(isFull).toBe(true)
      expect(Buffer.byteLength(seen)).toBeLessThanOrEqual(mostAnswerBytes)
      expect(Buffer.byteLength(seen)).toBeGreaterThan(mostAnswerBytes - 10)
    }
  },
)
