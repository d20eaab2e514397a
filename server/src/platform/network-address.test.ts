import { describe, expect, test } from 'vitest'
import { countedAddress, networkOf } from './network-address.ts'

describe('an address is counted by', () => {
  test.each([
    ['198.51.100.8', '198.51.100.8'],
    ['198.51.100.8:4444', '198.51.100.8'],
    ['::ffff:198.51.100.8', '198.51.100.8'],
    ['::ffff:c633:6408', '198.51.100.8'],
    ['0:0:0:0:0:ffff:c633:6408', '198.51.100.8'],
    ['[::ffff:198.51.100.8]:4444', '198.51.100.8'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['64:ff9b::198.51.100.8', '198.51.100.8'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['[::1]:80', '0:0:0:0::/64'],
  ])('%s: %s', (text, counted) => {
    expect(countedAddress(text)).toBe(counted)
  })

  test.each([
    '',
    'unknown',
    '_hidden',
    '1.2.3',
    '1.2.3.4.5',
    'a:b',
    '[::1',
    '1.2.3.4:x',
    'x'.repeat(99),
  ])('nothing of its own where it is none: %j', (text) => {
    expect(countedAddress(text)).toBe('no address')
  })

  test('the same however often it is counted', () => {
    for (const text of ['198.51.100.8', '::ffff:198.51.100.8', 'none']) {
      expect(countedAddress(countedAddress(text))).toBe(countedAddress(text))
    }
  })
})

test('addresses of IPv6 lie in a network of a customer, those of IPv4 in none', () => {
  expect(networkOf(countedAddress('2001:db8:1:2::9'))).toBe('2001:db8:1::/48')
  expect(networkOf(countedAddress('2001:db8:1:ffff::9'))).toBe('2001:db8:1::/48')
  expect(networkOf(countedAddress('2001:db8:2:2::9'))).toBe('2001:db8:2::/48')
  expect(networkOf(countedAddress('198.51.100.8'))).toBeUndefined()
  expect(networkOf(countedAddress('none'))).toBeUndefined()
})
