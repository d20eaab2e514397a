import { limits as contract, userName } from '@learngrove/contract/auth'
import { expect, test } from 'vitest'
import { limits, usernameRule } from './auth.limits.ts'

test('what fits here fits there', () => {
  expect(contract).toMatchObject(limits)
})

test.each(['moss-otter', 'a.b_c-9', 'ab', 'x'.repeat(33), 'moss otter', 'mööse'])(
  '%s is a username on both sides, or on neither',
  (name) => {
    expect(usernameRule.test(name)).toBe(userName.safeParse(name).success)
  },
)
