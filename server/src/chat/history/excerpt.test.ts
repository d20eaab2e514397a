import { expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'

test.each([
  ['Photosynthesis makes sugar', 'photo', 'Photosynthesis makes sugar'],
  ['one\n\ntwo   photo', 'PHOTO', 'one two photo'],
  ['Look:\n\n> Photo of **light**', 'photo', 'Look: Photo of light'],
  ['2 ** 3 is 8', '** 3', '2 ** 3 is 8'],
  ['nothing of it', 'photo', 'nothing of it'],
])('%j by %j: %j', (text, words, excerpt) => expect(excerptOf(text, words)).toBe(excerpt))

test('a long text is cut between words on both sides, and holds what was looked for', () => {
  const text = `${'Plants need light and water. '.repeat(4)}Then photosynthesis begins. ${'They grow and grow. '.repeat(9)}`
  const excerpt = excerptOf(text, 'photosynthesis')
  expect(excerpt).toMatch(/^…\S.*photosynthesis begins\..*\S…$/)
  expect(excerpt.length).toBeLessThan(120)
  expect(text).toContain(excerpt.slice(1, -1))
})

test('what was looked for is never cut, however long', () => {
  const words = 'x'.repeat(80)
  expect(excerptOf(`before ${words} after and after`, words)).toContain(words)
})
