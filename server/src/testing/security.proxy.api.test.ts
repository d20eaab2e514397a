import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '#platform/app.ts'
import { readConfig } from '#platform/config.ts'
import { newId } from '#platform/ids.ts'
import { createMail } from '#platform/mail.ts'
import { createMarker } from '#platform/marker.ts'
import { createModel } from '#platform/model.ts'
import { db, secret_key, start, tutor } from './harness.ts'
import { memoryFiles } from './memory-files.ts'

/** A server as this setting makes it, and nothing of the tests between it and the network. */
function serverBehind(TRUST_PROXY: string) {
  const config = readConfig({ LOG_LEVEL: 'silent', TRUST_PROXY })
  const jobs = {
    send: async () => {},
    work: async () => {},
    schedule: async () => {},
    async [Symbol.asyncDispose]() {},
  }
  const services = {
    ...{ db, config, secret_key, jobs, files: memoryFiles(), mail: createMail({ jobs, config }) },
    ...{ marker: createMarker({ size: 1 }), tutor, model: createModel(config, tutor) },
    clock: () => start,
  }
  const app = createApp(services, { trustProxy: config.trust_proxy })
  onTestFinished(() => app.close())
  return app
}

const path = '/api/v1/users/contact-us/challenge'
const perAddress = 60

/** An address that no other test comes from. */
const newAddress = () =>
  `fd02::${newId()
    .slice(-12)
    .replace(/(.{4})(?=.)/g, '$1:')}`

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
