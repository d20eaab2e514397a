import { expect, test } from 'vitest'
import { safeHref } from './safe-href.ts'

const origin = 'http://school.test'

test.each([
  ['/student/dashboard', 'http://school.test/student/dashboard'],
  ['http://school.test/a', 'http://school.test/a'],
])('%s can be followed', (href, safe) => {
  expect(safeHref(href, origin)).toEqual({ href: safe })
})

test.each([
  ['https://example.org/a', 'example.org'],
  ['http://example.org:81/a', 'example.org:81'],
  ['//example.org/a', 'example.org'],
  ['https://school.test', 'school.test'],
  ['http://school.test.evil.example', 'school.test.evil.example'],
  ['http://school.test@evil.example', 'evil.example'],
  ['https://раypal.com', 'xn--ypal-43d9g.com'],
])('%s is only named', (href, host) => {
  expect(safeHref(href, origin)).toEqual({ host })
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:http://school.test/1',
  'mailto:a@b.test',
  'tel:0',
  'https://',
  undefined,
])('%s is nothing', (href) => {
  expect(safeHref(href, origin)).toBeUndefined()
})
