import { expect, test } from 'vitest'
import { pictureProblem } from './picture-rules.ts'

test.each([
  ['image/jpeg', 5 * 1024 * 1024, ''],
  ['image/png', 1, ''],
  ['image/jpeg', 5 * 1024 * 1024 + 1, 'This picture has 6 MB, and 5 MB fit. Choose a smaller one.'],
  ['image/gif', 1, 'A file of this kind cannot be used. Choose a JPEG, PNG or WebP picture.'],
  ['', 1, 'A file of this kind cannot be used. Choose a JPEG, PNG or WebP picture.'],
])('%j of %i bytes: %j', (type, size, problem) => {
  expect(pictureProblem({ type, size })).toBe(problem)
})
