import type { RouteOf } from '@learngrove/contract'
import { ApiError } from '@learngrove/contract/call'
import type { Refusal } from '@learngrove/contract/route'
import { expect, expectTypeOf, test } from 'vitest'
import { networkWords, platformWords } from '#platform/words.ts'
import { type RouteWords, wordsForRefusal } from './refusal-words.ts'

const words: RouteWords<'PATCH /users/', 'otp'> = {
  WRONG_CODE: { field: 'otp', words: 'Look at the code again.' },
  NOT_FOUND: 'You are not here any more.',
}
const refused = (code: string, wait_s = 0) =>
  wordsForRefusal(new ApiError(400, { code, request_id: '' }, wait_s), words)

test('a refusal of the route goes to its field, one that any call may get to the form', () => {
  expect(refused('WRONG_CODE')).toEqual({ field: 'otp', words: 'Look at the code again.' })
  expect(refused('FORBIDDEN')).toBe(platformWords.FORBIDDEN)
})

test('a page may know better what a common refusal means here', () => {
  expect(refused('NOT_FOUND')).toBe('You are not here any more.')
})

test('it says how long to wait, and owns up to what it does not know', () => {
  expect(refused('TOO_MANY_REQUESTS', 61)).toContain('Try again in 2 minutes.')
  expect(refused('TOO_MANY_REQUESTS')).toBe(platformWords.TOO_MANY_REQUESTS)
  expect(refused('NEVER_HEARD_OF')).toBe(platformWords.INTERNAL)
  expect(wordsForRefusal(new TypeError('fetch'), words)).toBe(networkWords)
})

test('a route’s words are not whole without each of its refusals, nor those of several routes', () => {
  expectTypeOf<{ NOT_FOUND: string }>().not.toExtend<typeof words>()
  type Both = RouteOf<'PATCH /users/' | 'POST /auth/generate-otp'>
  expectTypeOf<Refusal<Both>>().toEqualTypeOf<'WRONG_CODE' | 'COUNTRY_NOT_SERVED'>()
})
