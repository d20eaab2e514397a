import { expect, test } from 'vitest'
import { flowerOf, petalsOf } from '#ui/plant/flower-hues.ts'

test('a key always blooms in the same hue, and keys share the hues out', () => {
  const keys = Array.from({ length: 400 }, (_, i) => `topic-${i}`)
  const counts = Map.groupBy(keys, flowerOf)
  for (const key of keys) expect(flowerOf(key)).toBe(flowerOf(key))
  expect(counts.size).toBe(Object.keys(petalsOf).length)
  for (const some of counts.values()) expect(some.length).toBeGreaterThan(50)
})
