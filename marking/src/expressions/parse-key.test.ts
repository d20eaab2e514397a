import { expect, test } from 'vitest'
import { parseKey } from '#expressions/parse-key.ts'

test('a key is read once for its letters, and anew for others', () => {
  const first = parseKey('2x + 1', ['x'])
  expect(first).toMatchObject({ ok: true })
  expect(parseKey('2x + 1', ['x'])).toBe(first)
  expect(parseKey('2x + 1', ['y'])).toMatchObject({ ok: false, problem: 'unknown_variable' })
  expect(parseKey('2x + 1', ['x', 'y'])).not.toBe(first)
})
