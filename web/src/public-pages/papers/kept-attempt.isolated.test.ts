import { beforeEach, expect, test, vi } from 'vitest'
import { begun, dropAttempt, keepAttempt, purgeAttempts, readAttempt } from './kept-attempt.ts'

const store = new Map<string, string>()
beforeEach(() => {
  store.clear()
  vi.stubGlobal('localStorage', {
    get length() {
      return store.size
    },
    key: (at: number) => [...store.keys()][at] ?? null,
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  })
})

const now = new Date('2026-11-21T10:00:00Z')
const later = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000)

const attempt = (name: string) =>
  begun(
    name,
    {
      attempt_key: 'key',
      created_at: now.toISOString(),
      expires_at: later(7).toISOString(),
      title: 'A paper',
      minutes: 50,
      max_score: 1,
      questions: [{ type: 'number', text: 'How many?', max_score: 1, hint_count: 0 }],
    },
    now,
  )

test('an attempt is kept with its answers until its seven days are over', () => {
  const kept = { ...attempt('one'), answers: { 0: { value: '7', selected_option: null } } }
  expect(keepAttempt(kept)).toBe(true)
  expect(readAttempt('one', later(6.9))).toEqual(kept)
  expect(readAttempt('one', later(7))).toBeUndefined()
  expect(readAttempt('two', now)).toBeUndefined()
})

test('what is over or broken is purged, and nothing else', () => {
  keepAttempt(attempt('one'))
  keepAttempt({ ...attempt('two'), expires_at: later(9).toISOString() })
  store.set('past-paper-attempt:three', '{"half')
  store.set('user', '{}')
  purgeAttempts(later(8))
  expect([...store.keys()]).toEqual(['past-paper-attempt:two', 'user'])
})

test('an attempt is dropped by its name', () => {
  keepAttempt(attempt('one'))
  dropAttempt('one')
  expect(store.size).toBe(0)
})

test('a browser that keeps nothing says so', () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new Error('full')
    },
  })
  expect(keepAttempt(attempt('one'))).toBe(false)
})
