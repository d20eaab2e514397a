import { expect, test } from 'vitest'
import { countries, countryOf } from './countries.ts'

test('every country is there once, by name', () => {
  const all = countries()
  expect(all.length).toBeGreaterThanOrEqual(249)
  expect(all.length).toBeLessThan(255)
  expect(new Set(all.map(({ label }) => label)).size).toBe(all.length)
  expect(all).toContainEqual({ value: 'GB', label: 'United Kingdom' })
  expect(all.map(({ value }) => value)).not.toContain('EU')
})

test.each([
  ['en-GB', 'GB'],
  ['zh-Hant-HK', 'HK'],
  ['en', undefined],
  ['es-419', undefined],
])('%s is spoken in %s', (language, country) => {
  expect(countryOf(language)).toBe(country)
})
