import { describe, expect, test } from 'vitest'
import { base32, codeAt, findStep, newSecret, otpauth, stepOf } from './second-factor.totp.ts'

/** Of RFC 6238, appendix B, and RFC 4226, appendix D. */
const secret = Buffer.from('12345678901234567890')

describe('a code', () => {
  // The appendix has eight digits; six are the last of them.
  test.each([
    ['1970-01-01T00:00:59Z', '287082'],
    ['2005-03-18T01:58:29Z', '081804'],
    ['2005-03-18T01:58:31Z', '050471'],
    ['2009-02-13T23:31:30Z', '005924'],
    ['2033-05-18T03:33:20Z', '279037'],
    ['2603-10-11T11:33:20Z', '353130'],
  ])('of %s is %s', (moment, code) => {
    expect(codeAt(secret, stepOf(new Date(moment)))).toBe(code)
  })

  test.each(
    [
      '755224',
      '287082',
      '359152',
      '969429',
      '338314',
      '254676',
      '287922',
      '162583',
      '399871',
      '520489',
    ].map((code, step) => [step, code] as const),
  )('at step %i is %s', (step, code) => {
    expect(codeAt(secret, step)).toBe(code)
  })
})

describe('the step of a code', () => {
  const now = new Date('2026-09-01T08:00:15Z')
  const step = stepOf(now)
  test.each([
    [-2, undefined],
    [-1, step - 1],
    [0, step],
    [1, step + 1],
    [2, undefined],
  ])('that is %i half minutes off is %s', (off, found) => {
    expect(findStep(secret, codeAt(secret, step + off), now)).toBe(found)
  })

  test.each(['', '1234567', 'abcdef', '１２３４５６', '12345'])('of %j is none', (code) => {
    expect(findStep(secret, code, now)).toBeUndefined()
  })

  test('minds no spaces', () => {
    const code = codeAt(secret, step)
    expect(findStep(secret, ` ${code.slice(0, 3)} ${code.slice(3)} `, now)).toBe(step)
  })
})

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j in base32 is %j, as RFC 4648 has it', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded)
})

test('a secret is 160 bits, and never the same', () => {
  const secrets = Array.from({ length: 50 }, () => base32(newSecret()))
  for (const each of secrets) expect(each).toMatch(/^[A-Z2-7]{32}$/)
  expect(new Set(secrets).size).toBe(secrets.length)
})

test('the address for apps names site and account', () => {
  const uri = new URL(otpauth(secret, { site: 'Oak & Elm', account: 'ana@oak.test' }))
  expect(uri.protocol + uri.host).toBe('otpauth:totp')
  expect(decodeURIComponent(uri.pathname)).toBe('/Oak & Elm:ana@oak.test')
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret: base32(secret),
    issuer: 'Oak & Elm',
  })
})
