import { expect, test } from 'vitest'
import { joined, troubleOf } from './speaking.words.ts'

test.each([
  ['', 'What is it?', 'What is it?'],
  ['  ', 'What is it?', 'What is it?'],
  ['Tell me: ', 'what is it?', 'Tell me: what is it?'],
])('behind %j, %j makes %j', (draft, heard, whole) => {
  expect(joined(draft, heard)).toBe(whole)
})

test.each([
  ['NOTHING_HEARD', 'nothing'],
  ['TOO_MANY_REQUESTS', 'busy'],
  ['HEARING_UNAVAILABLE', 'failed'],
  ['offline', 'failed'],
])('%s is told as %s', (code, trouble) => {
  expect(troubleOf(code)).toBe(trouble)
})
