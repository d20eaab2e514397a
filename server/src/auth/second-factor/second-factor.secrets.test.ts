import { expect, test } from 'vitest'
import { newRecoveryCodes, recoveryHash, seal, unseal } from './second-factor.secrets.ts'

const key = 'a key of thirty-two signs or more'
const secret = Buffer.from('12345678901234567890')

test('what is sealed comes back, and is never sealed alike', () => {
  const sealed = [seal(key, 'ana', secret), seal(key, 'ana', secret)]
  for (const each of sealed) {
    expect(unseal(key, 'ana', each)).toEqual(secret)
    expect(Buffer.from(each, 'base64url').includes(secret)).toBe(false)
  }
  expect(sealed[0]).not.toBe(sealed[1])
})

test.each([
  ['by another key', (sealed: string) => unseal(`${key}!`, 'ana', sealed)],
  ['for somebody else', (sealed: string) => unseal(key, 'ben', sealed)],
  ['cut short', (sealed: string) => unseal(key, 'ana', sealed.slice(0, -2))],
  [
    'after a change',
    (sealed: string) => {
      const bytes = Buffer.from(sealed, 'base64url')
      bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
      return unseal(key, 'ana', bytes.toString('base64url'))
    },
  ],
])('it does not open %s', (_how, open) => {
  expect(() => open(seal(key, 'ana', secret))).toThrow()
})

test('recovery codes are ten, without look-alikes, and never the same', () => {
  const codes = Array.from({ length: 20 }, newRecoveryCodes)
  for (const ten of codes) expect(ten).toHaveLength(10)
  for (const code of codes.flat()) expect(code).toMatch(/^[A-HJKMNP-Z2-9]{5}-[A-HJKMNP-Z2-9]{5}$/)
  expect(new Set(codes.flat()).size).toBe(200)
})

test('a recovery code is known however it is typed, to its owner alone', () => {
  const hash = recoveryHash(key, 'ana', 'ABCDE-FGHJK')
  for (const typed of ['abcde fghjk', 'ABCDEFGHJK', ' abcde-fghjk ']) {
    expect(recoveryHash(key, 'ana', typed)).toBe(hash)
  }
  expect(recoveryHash(key, 'ben', 'ABCDE-FGHJK')).not.toBe(hash)
  expect(recoveryHash(`${key}!`, 'ana', 'ABCDE-FGHJK')).not.toBe(hash)
})
