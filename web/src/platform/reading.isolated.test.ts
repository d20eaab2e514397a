import { usualReading } from '@learngrove/contract/reading'
import { expect, test, vi } from 'vitest'

vi.hoisted(() => {
  const shelf = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => shelf.set(key, value),
    removeItem: (key: string) => shelf.delete(key),
  })
  vi.stubGlobal('sessionStorage', { removeItem() {} })
})

const { keepReading } = await import('./reading.ts')
const { currentUser, storeUser } = await import('./session.ts')

test('a choice that is taken back leaves what was chosen meanwhile', () => {
  // Safe: nothing else of a user is read here.
  storeUser({ id: 'u', access_token: 'u' } as Parameters<typeof storeUser>[0])
  const before = keepReading({ scheme: 'dark' })
  keepReading({ motion: 'less' })
  expect(before).toEqual({ scheme: usualReading.scheme })
  keepReading(before)
  expect(currentUser()?.reading).toEqual({ ...usualReading, motion: 'less' })
})
