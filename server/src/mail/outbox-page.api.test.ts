import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { newId } from '#platform/ids.ts'
import { bareServer } from '#testing/bare-server.ts'
import { db } from '#testing/harness.ts'
import { createMail } from './mail.ts'

const mail = createMail({ config: readConfig({}), jobs: { send: async () => {} } })

async function opened({
  host = 'localhost:3000',
  remoteAddress = '127.0.0.1',
  env = {},
  passed_on = {},
} = {}) {
  const app = bareServer({ DATABASE_URL: '', ...env })
  return app.inject({ url: '/outbox', headers: { host, ...passed_on }, remoteAddress })
}

test('shows what waits, the links as links and everything else as text', async () => {
  const recipient = `${newId()}<b>@family.test`
  const body =
    'Open https://grove.test/magic-link/validation/abc?portal=x&y=1 <script>alert(1)</script>'
  await mail.post(db, { kind: 'mail', school_id: null, recipient, subject: '<i>Hi</i>', body })
  const answer = await opened()
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('text/html')
  expect(answer.headers['content-security-policy']).toContain("default-src 'self'")
  expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
  expect(answer.body).toContain(recipient.replace('<b>', '&lt;b&gt;'))
  expect(answer.body).toContain(
    '<a href="https://grove.test/magic-link/validation/abc?portal=x&amp;y=1">',
  )
  expect(answer.body).toContain('&lt;i&gt;Hi&lt;/i&gt;')
  expect(answer.body).not.toContain('<script')
})

test('does not show what was withheld', async () => {
  const recipient = `${newId()}@family.test`
  const letter = { kind: 'mail', school_id: null, recipient, subject: '', body: '' } as const
  await mail.post(db, { ...letter, is_withheld: true })
  expect((await opened()).body).not.toContain(recipient)
})

test.each([
  ['on PostgreSQL', { env: { DATABASE_URL: 'postgres://elsewhere/db' } }],
  ['behind a proxy', { env: { TRUST_PROXY: 'loopback' } }],
  ['for another machine', { remoteAddress: '192.0.2.7' }],
  ['under another name', { host: 'rebound.attacker.test' }],
  ['through a proxy that adds where it comes from', { passed_on: { 'x-forwarded-for': '::1' } }],
  ['through a proxy that adds its host', { passed_on: { 'x-forwarded-host': 'localhost' } }],
  ['through a proxy that says so', { passed_on: { forwarded: 'for=127.0.0.1' } }],
  ['through a proxy that names itself', { passed_on: { via: '1.1 tunnel' } }],
])('is not there %s', async (_where, asked) => {
  const answer = await opened(asked)
  expect(answer.body).not.toContain('<h1>Outbox</h1>')
})
