import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { bareServer } from '#testing/bare-server.ts'
import { addressOf } from '#testing/harness.ts'

const serverBehind = (TRUST_PROXY: string) => bareServer({ TRUST_PROXY })

const path = '/api/v1/users/contact-us/challenge'
const perAddress = 60

/** An address that no other test comes from. */
const newAddress = () => addressOf(newId())

/** Asks once more than an address may, each time with another forged header; returns the last status. */
async function lastStatus(app: ReturnType<typeof serverBehind>, from: string, proxied?: string) {
  let status = 0
  for (let asked = 0; asked <= perAddress; asked++) {
    const forwarded = [newAddress(), ...(proxied === undefined ? [] : [proxied])].join(', ')
    const headers = { 'x-forwarded-for': forwarded }
    const answer = await app.inject({ url: path, headers, remoteAddress: from })
    status = answer.statusCode
  }
  return status
}

test('without a proxy, what a caller says of its address is not believed', async () => {
  expect(await lastStatus(serverBehind('false'), newAddress())).toBe(429)
})

test.each([
  ['1', '203.0.113.9'],
  ['203.0.113.0/24', '203.0.113.9'],
  ['loopback', '127.0.0.1'],
])('behind TRUST_PROXY=%s only what the proxy adds is believed', async (setting, proxy) => {
  const app = serverBehind(setting)
  expect(await lastStatus(app, proxy, newAddress())).toBe(429)
  // The measure can tell: by the same proxy another caller is another address.
  const headers = { 'x-forwarded-for': newAddress() }
  const { statusCode } = await app.inject({ url: path, headers, remoteAddress: proxy })
  expect(statusCode).toBe(200)
})

test('who comes past the proxies at their addresses is not believed', async () => {
  expect(await lastStatus(serverBehind('203.0.113.0/24'), newAddress())).toBe(429)
})

test('without a proxy, what a caller says of its host beside the host is not looked at', async () => {
  const headers = { host: 'localhost:3000', 'x-forwarded-host': 'evil.example#.localhost:3000' }
  const ask = (setting: string) =>
    serverBehind(setting).inject({ url: '/healthz', headers, remoteAddress: '127.0.0.1' })
  expect((await ask('false')).statusCode).toBe(200)
  expect((await ask('loopback')).statusCode).toBe(400)
})

test.each([
  ['a port', (address: string) => `[${address}]:4444`],
  ['another port each time', (address: string, time: number) => `[${address}]:${4000 + time}`],
  ['another address of its network', (address: string, time: number) => `${address}${time}`],
  ['words that are no address', () => newId()],
])('a caller with %s is the same caller', async (_with, written) => {
  const app = serverBehind('loopback')
  const address = newAddress()
  let status = 0
  for (let asked = 0; asked <= perAddress; asked++) {
    const headers = { 'x-forwarded-for': written(address, asked) }
    const answer = await app.inject({ url: path, headers, remoteAddress: '127.0.0.1' })
    status = answer.statusCode
  }
  expect(status).toBe(429)
})
