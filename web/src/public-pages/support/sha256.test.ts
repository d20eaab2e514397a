import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sha256, zeroBits } from './sha256.ts'
import { solve } from './solve.ts'

const hex = (words: Int32Array) =>
  [...words].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')

test('hashes as the standard does, at every length round a block and in every script', () => {
  const texts = Array.from({ length: 200 }, (_, length) => 'a'.repeat(length))
  for (const text of [...texts, 'Grüße, 日本語 🌱', `${'x'.repeat(1000)}:1`]) {
    expect(hex(sha256(text))).toBe(createHash('sha256').update(text).digest('hex'))
  }
})

test.each([
  [[0x00000001, 0], 31],
  [[0, 0x40000000], 33],
  [[-1, 0], 0],
  [[0, 0], 64],
])('zero bits of %j', (words, bits) => {
  expect(zeroBits(Int32Array.from(words))).toBe(bits)
})

test('a solution has as many zero bits as were asked for', async () => {
  const difficulty = 12
  const solution = await solve({ challenge: 'a challenge', difficulty })
  const digest = createHash('sha256').update(`a challenge:${solution}`).digest()
  expect(digest.readUInt32BE() >>> (32 - difficulty)).toBe(0)
})
