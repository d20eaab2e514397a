import { expect, test } from 'vitest'
import { lastReply } from '#english/heard.testing.ts'

test.each([
  [['does monday have a capital'], 'yes'],
  [['should july have a capital letter'], 'yes'],
  [['does monday have a capital', 'and summer'], 'no'],
  [['does winter need a capital'], 'no'],
  [['does monday have a capital', 'what about dad'], 'both'],
  [['does monday have a capital', 'does i always need one'], 'yes'],
  [['does maths have a capital letter'], 'no'],
])('%j', (said, verdict) => {
  expect(lastReply(said)?.verdict).toBe(verdict)
})

test('of a word that may be a name it says nothing', () => {
  expect(lastReply(['does rose have a capital'])).toBeUndefined()
})
