import { expect, test } from 'vitest'
import { spokenText } from './spoken-maths.ts'

test('mathematics is heard in words, a gap as a blank', () => {
  const words = spokenText('The left side of $x + 2 = 5$ is **not** [[1]].')
  expect(words).not.toMatch(/[$*[\]]/)
  expect(words).toContain('equals')
  expect(words).toContain('is not blank')
})
