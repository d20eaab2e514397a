import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const set = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY }).trust_proxy

test('nobody is believed by default', () => {
  expect(readConfig({}).trust_proxy).toBe(false)
  expect(set('false')).toBe(false)
  expect(set('0')).toBe(false)
})

test('so many proxies are believed, wherever they are, and none behind them', () => {
  const trust = set('2')
  if (typeof trust !== 'function') throw new Error('It is not a count')
  const believed = [0, 1, 2, 3].map((hop) => trust('203.0.113.9', hop))
  expect(believed).toEqual([true, true, false, false])
})

test.each([
  ['loopback', 'loopback'],
  ['10.0.0.0/8, 192.0.2.7', '10.0.0.0/8,192.0.2.7'],
  ['::1,fd00::/8,uniquelocal', '::1,fd00::/8,uniquelocal'],
])('the proxies at %s are believed', (text, list) => {
  expect(set(text)).toBe(list)
})

test.each([
  ...['true', 'TRUE', 'yes', 'on', 'all', '*', '10', '-1', '1.5', '1,2'],
  ...[
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0/8',
    'proxy.school.test',
    'loopback,',
  ],
])('%s would believe too many, or nobody knows whom, and stops the server with words', (text) => {
  expect(() => set(text)).toThrow(/how many proxies.*TRUST_PROXY/s)
})
