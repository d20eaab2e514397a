import { expect, test } from 'vitest'
import { spansOf } from './spans.ts'

const shown = (text: string, ...words: (string | null)[]) =>
  spansOf(
    text,
    words.map((shown_by) => ({ shown_by })),
  ).map((span) => [span.text, span.shows])

test('marks the words that show a criterion, and loses none of the others', () => {
  expect(shown('No, there is more yellow', 'no', 'more yellow')).toEqual([
    ['No', 1],
    [', there is ', 0],
    ['more yellow', 2],
  ])
})

test('leaves a text whole in which nothing is shown', () => {
  expect(shown('Yes', null, 'no')).toEqual([['Yes', 0]])
  expect(shown('', null)).toEqual([])
})

test('gives words that two name to the first', () => {
  expect(shown('more yellow', 'more yellow', 'yellow')).toEqual([['more yellow', 1]])
})
