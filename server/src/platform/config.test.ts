import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('nothing set is the embedded default', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    database_url: undefined,
    model: undefined,
    worker: true,
  })
})

test('an empty variable is none', () => {
  expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({
    port: 3000,
    database_url: undefined,
  })
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['WORKER', 'perhaps'],
  ['LOG_LEVEL', 'loud'],
  ['DAILY_MESSAGES', '0'],
])('%s=%s stops the server before it serves, and is named', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name)
})
