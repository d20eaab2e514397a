import { expect, test } from 'vitest'
import { safeHref } from './safe-href.ts'

test.each([
  ['/student/dashboard', 'http://school.test/student/dashboard'],
  ['https://example.org/a', 'https://example.org/a'],
  ['http://example.org/a', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['mailto:a@b.test', undefined],
  ['//example.org/a', undefined],
  ['https://', undefined],
  [undefined, undefined],
])('%s', (href, safe) => {
  expect(safeHref(href, 'http://school.test')?.href).toBe(safe)
})
