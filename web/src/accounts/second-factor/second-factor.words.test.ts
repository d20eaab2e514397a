import { ApiError } from '@learngrove/contract/call'
import { expect, test } from 'vitest'
import { inGroups, leftWords, proofOf, stepFailureWords } from './second-factor.words.ts'

test.each([
  ['', []],
  ['ABC', ['ABC']],
  ['ABCDEFGH', ['ABCD', 'EFGH']],
  ['ABCDEFGHIJ', ['ABCD', 'EFGH', 'IJ']],
])('%j is read as %j', (secret, groups) => {
  expect(inGroups(secret)).toEqual(groups)
  expect(groups.join('')).toBe(secret)
})

test.each([
  ['123456', { code: '123456' }],
  [' 123 456 ', { code: '123456' }],
  ['1234567', { recovery_code: '1234567' }],
  ['abcde-fghjk', { recovery_code: 'abcde-fghjk' }],
  ['23456-78923', { recovery_code: '23456-78923' }],
])('%j is taken for %j', (typed, proof) => {
  expect(proofOf(typed)).toEqual(proof)
})

test.each([
  [0, /^No recovery code is left/],
  [1, /^1 recovery code is left/],
  [10, /^10 recovery codes are left/],
])('with %i left it says so', (left, words) => {
  expect(leftWords(left)).toMatch(words)
})

test('a refusal has words of its own, everything else those of any account', () => {
  const refused = (code: string) => new ApiError(403, { code, request_id: '' })
  expect(stepFailureWords(refused('WRONG_CODE'))).toMatch(/not the code yet/)
  expect(stepFailureWords(refused('INTERNAL'))).toMatch(/on our side/)
})
