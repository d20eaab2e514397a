import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('nothing set is the embedded default', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    database_url: undefined,
    model: { chain: [] },
    worker: true,
  })
})

test('an empty variable is none', () => {
  expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({
    port: 3000,
    database_url: undefined,
  })
})

test('the site may have several origins, the first of which is its own', () => {
  const set = (SITE_URL: string) => readConfig({ SITE_URL }).site_origins
  expect(set('https://a.test/, https://b.test:8443')).toEqual([
    'https://a.test',
    'https://b.test:8443',
  ])
  expect(readConfig({ PORT: '4000' }).site_origins).toEqual(['http://localhost:4000'])
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['WORKER', 'perhaps'],
  ['LOG_LEVEL', 'loud'],
  ['DAILY_MESSAGES', '0'],
  ['SMTP_URL', 'https://mail.test'],
  ['MODEL_URL', 'ftp://models.test'],
  ['MODEL_FALLBACK_URL', 'https://models.test/v1, models.test'],
  ['MODEL_PRICES', 'small=free'],
  ['MODEL_FIRST_WORD_MS', '0'],
  ['MAIL_FROM', 'Learngrove'],
  ['TEXT_GATEWAY_URL', 'ftp://texts.test'],
  ['SITE_URL', 'learngrove.test'],
  ['GOOGLE_ISSUER', 'http://accounts.test'],
  ['CANVAS_URL', 'http://canvas.school.test'],
  ['CANVAS_CLIENT_ID', 'half of it'],
  ['D2L_TOKEN_URL', 'ftp://localhost/token'],
  ['APPLE_PRIVATE_KEY', 'not a key'],
])('%s=%s stops the server before it serves, and is named', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name)
})
