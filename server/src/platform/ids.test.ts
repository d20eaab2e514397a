import { expect, test } from 'vitest'
import { z } from 'zod'
import { newId } from './ids.ts'

test('ids sort as they were made, also those of one millisecond, and tell when', () => {
  const before = Date.now()
  const made = Array.from({ length: 20_000 }, newId)
  expect(made).toEqual(made.toSorted())
  expect(new Set(made).size).toBe(made.length)
  for (const id of made) expect(z.uuidv7().safeParse(id).success, id).toBe(true)
  const time = Number.parseInt(made[0]?.replace('-', '').slice(0, 12) ?? '', 16)
  expect(time).toBeGreaterThanOrEqual(before)
  expect(time).toBeLessThanOrEqual(Date.now())
})
