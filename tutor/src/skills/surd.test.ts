import { expect, test } from 'vitest'
import { simplifiedRoot } from '#skills/surd.ts'

test('a root is simplified as trying every square does', () => {
  for (let n = 1n; n <= 500n; n++) {
    const { size, under } = simplifiedRoot(n)
    expect(size * size * under).toBe(n)
    for (let k = 2n; k * k <= under; k++) expect(under % (k * k)).not.toBe(0n)
  }
  expect(simplifiedRoot(999_983n ** 2n * 2n)).toEqual({ size: 999_983n, under: 2n })
})
