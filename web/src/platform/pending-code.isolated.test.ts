import { userRole } from '@learngrove/contract/roles'
import { afterEach, expect, test, vi } from 'vitest'
import { forgetCode, heldCode, keepCode, redemptionOf } from './pending-code.ts'

const code = 'K7MP4XWD9RTH'

function browser() {
  const held = new Map<string, string>()
  vi.stubGlobal('document', {})
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
    removeItem: (key: string) => held.delete(key),
  })
  return held
}

afterEach(() => vi.unstubAllGlobals())

test('a code is kept under the name that the specification gives, until it is forgotten', () => {
  const held = browser()
  expect(heldCode()).toBeUndefined()
  keepCode(code)
  expect([...held]).toEqual([['activation_code', code]])
  forgetCode('FRST4739NDZM')
  expect(heldCode()).toBe(code)
  forgetCode(code)
  expect(held.size).toBe(0)
})

test('what a link of old has kept is read, and what is no code is not', () => {
  const held = browser()
  held.set('activation_code', 'k7mp-4xwd-9rth')
  expect(heldCode()).toBe(code)
  held.set('activation_code', '<script>')
  expect(heldCode()).toBeUndefined()
})

test('nothing is held where pages are rendered ahead', () => {
  expect(heldCode()).toBeUndefined()
  expect(() => keepCode(code)).not.toThrow()
})

test.each([
  ['student', '/redeem/K7MP4XWD9RTH'],
  ['parent', '/aiacademy/product-redemption?code=K7MP4XWD9RTH'],
  ['teacher', undefined],
  ['admin', undefined],
  ['curriculum', undefined],
  ['curriculum_guest', undefined],
] as const)('a %s with a code is led to %s', (role, path) => {
  const user = { user_role_id: userRole[role] }
  expect(redemptionOf(user, code)).toBe(path)
  expect(redemptionOf(user, undefined)).toBeUndefined()
})
