import { expect, test } from 'vitest'
import { readHost } from './asked-at.ts'

test.each([
  ['learngrove.example', 'learngrove.example', 'learngrove.example'],
  ['Learngrove.EXAMPLE:8443', 'learngrove.example', 'learngrove.example:8443'],
  ['chat.illume.localhost:3000', 'chat.illume.localhost', 'chat.illume.localhost:3000'],
  ['xn--bcher-kva.example', 'xn--bcher-kva.example', 'xn--bcher-kva.example'],
  ['127.0.0.1:3000', '127.0.0.1', '127.0.0.1:3000'],
  ['[::1]', '[::1]', '[::1]'],
  ['[2001:DB8::7]:3000', '[2001:db8::7]', '[2001:db8::7]:3000'],
])('%s is a host', (text, hostname, host) => {
  expect(readHost(text)).toEqual({ hostname, host })
})

test.each([
  '',
  ' ',
  'evil.example#.localhost:3000',
  'evil.example/.localhost:3000',
  'evil.example?.localhost:3000',
  'evil.example\\.localhost:3000',
  'meadowlane.localhost:3000@evil.example',
  'meadowlane.localhost:x@evil.example',
  'meadowlane.localhost:@evil.example',
  'user@evil.example',
  'localhost evil.example',
  ' localhost',
  'localhost\t',
  'localhost,evil.example',
  '"><script>alert(1)</script>',
  'localhost:',
  'localhost:65536',
  'localhost:-1',
  'localhost:3000:3000',
  '.localhost',
  'localhost.',
  'evil..localhost',
  '-evil.localhost',
  'evil-.localhost',
  'under_score.localhost',
  'büch.example',
  '%6c.localhost',
  '::1',
  '[::1',
  '[::1]evil.example',
  '[::1%eth0]',
  '[localhost]',
  `${'a.'.repeat(130)}example`,
])('%j is none', (text) => {
  expect(readHost(text)).toBeUndefined()
})
