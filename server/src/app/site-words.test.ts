import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { isOfPlatformOnly } from './platform-pages.ts'
import { operatorWords, schoolNote } from './site-words.ts'

test('what is not set of the operator is left out', () => {
  const of = (env: Record<string, string>) => operatorWords(readConfig(env).operator, 'Illume')
  expect(of({})).toEqual({ operator: 'the people who run Illume', operator_details: '' })
  expect(of({ OPERATOR_NAME: 'Grove Ltd', OPERATOR_REGISTRATION: 'Company 01234567' })).toEqual({
    operator: 'Grove Ltd',
    operator_details: 'Grove Ltd · Company 01234567',
  })
  expect(of({ OPERATOR_ADDRESS: '1 Orchard Row' }).operator_details).toBe('1 Orchard Row')
})

test('a school’s site says whose it is and whose service', () => {
  const note = schoolNote('Meadow Lane School', 'Illume', 'Grove Ltd')
  for (const name of ['Meadow Lane School', 'Illume', 'Grove Ltd']) expect(note).toContain(name)
  expect(schoolNote('Meadow Lane School', 'Illume', undefined)).toContain('from us')
})

test.each([
  ['/welcome', true],
  ['/welcome?for=schools', true],
  ['/blogs?post=2026-11-21-not-yet', true],
  ['/welcome-home', false],
  ['/terms-condition', false],
  ['/login', false],
])('%s is the platform’s alone: %s', (address, is) => {
  expect(isOfPlatformOnly(address)).toBe(is)
})
