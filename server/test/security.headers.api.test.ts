import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { builtSite } from '#testing/built-site.ts'
import { makeSchool } from '#testing/harness.ts'

/** A site as it is built, as far as headers are concerned. */
const site_dir = builtSite({ paths: ['/login', '/magic-link/validation/:token'] })
mkdirSync(join(site_dir, 'assets'))
writeFileSync(join(site_dir, 'assets/main-1.js'), 'export {}')

async function opened() {
  const config = { ...readConfig({ LOG_LEVEL: 'silent' }), site_dir }
  const school = await makeSchool({ config })
  const user = await school.addUser('student')
  return { ...school, user }
}

type School = Awaited<ReturnType<typeof opened>>

async function pictureOf(school: School): Promise<string> {
  const { call } = await school.as(school.user)
  const create = { width: 9, height: 9, channels: 3, background: '#336699' } as const
  const bytes = await sharp({ create }).png().toBuffer()
  const file = [new Blob([new Uint8Array(bytes)])]
  const sent = { params: school.user, body: {}, files: { file } }
  return (await call('PATCH /users/{id}/profile-pic', sent)).profile_pic_url
}

/** Every kind of answer that there is but a stream of events: its status, and how it is asked for. */
const answers: Record<string, [number, (school: School) => Promise<string> | string]> = {
  'a page': [200, () => '/login'],
  'a page with a secret in its address': [200, () => '/magic-link/validation/abc'],
  'a page that there is not': [404, () => '/no/such/page'],
  'a script': [200, () => '/assets/main-1.js'],
  'a picture of the site': [200, () => '/brand/icon.svg'],
  'the colours of a brand': [200, () => '/themes/any.css'],
  'an answer of the API': [200, () => '/api/v1/auth/providers'],
  'the description of the API': [200, () => '/api/v1/openapi.json'],
  'a refusal': [401, () => '/api/v1/users/information'],
  'an address of the API that there is not': [404, () => '/api/v1/nothing'],
  'a request that cannot be read': [400, () => '/api/v1/users/no-id/profile-pic?key=x'],
  'a file that somebody sent': [200, pictureOf],
  'the way back from a provider': [303, () => '/api/v1/auth/canvas/callback?code=a&state=b'],
  'a sign of life': [200, () => '/healthz'],
}

const yearS = 365 * 24 * 3600

describe.each(Object.entries(answers))('%s', (_name, [status, addressOf]) => {
  test('is guarded by the headers that browsers know', async () => {
    const school = await opened()
    const url = await addressOf(school)
    const asked = (proto: string) =>
      school.app.inject({
        url,
        remoteAddress: '127.0.0.1',
        headers: {
          host: 'localhost:3000',
          origin: 'https://elsewhere.test',
          'x-forwarded-proto': proto,
        },
      })
    const { statusCode, headers } = await asked('https')
    expect(statusCode).toBe(status)
    const policy = String(headers['content-security-policy']).split('; ')
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "script-src 'self'",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ]),
    )
    // Everything that may be loaded is our own, or made in the browser.
    const sources = policy.flatMap((rule) => rule.split(' ').slice(1))
    const own = ["'self'", "'none'", "'unsafe-inline'", 'data:', 'blob:']
    expect(sources.filter((source) => !own.includes(source))).toEqual([])
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    })
    const [, seconds = '0'] =
      /^max-age=(\d+); includeSubDomains$/.exec(String(headers['strict-transport-security'])) ?? []
    expect(Number(seconds)).toBeGreaterThanOrEqual(yearS)
    expect(headers).not.toHaveProperty('access-control-allow-origin')
    expect(headers).not.toHaveProperty('server')
    expect(headers).not.toHaveProperty('x-powered-by')
    // What was not asked for with encryption must not promise it.
    expect((await asked('http')).headers).not.toHaveProperty('strict-transport-security')
  })
})

describe('what is answered to one person', () => {
  test.each(['/api/v1/users/information', '/api/v1/users/onboarding'])(
    'is kept by nobody: %s',
    async (url) => {
      const { app, tokenOf, user } = await opened()
      const authorization = `Bearer ${await tokenOf(user)}`
      const { statusCode, headers } = await app.inject({ url, headers: { authorization } })
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
    },
  )

  test('a picture is a file to be kept, never a page to be opened', async () => {
    const school = await opened()
    const { headers } = await school.app.inject({ url: await pictureOf(school) })
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': "attachment; filename*=UTF-8''profile.webp",
    })
  })
})

describe('a page of another site', () => {
  test('may not ask in its own name: no preflight is answered', async () => {
    const { app } = await opened()
    const answer = await app.inject({
      method: 'OPTIONS',
      url: '/api/v1/auth/login',
      headers: { origin: 'https://elsewhere.test', 'access-control-request-method': 'POST' },
    })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'signs nobody in by a form of %s',
    async (type) => {
      const { app } = await opened()
      const answer = await app.inject({
        method: 'POST',
        url: '/api/v1/auth/login',
        headers: { 'content-type': type },
        payload: '{"username":"somebody","password":"a garden in spring"}',
      })
      expect([400, 415]).toContain(answer.statusCode)
    },
  )

  test('is not helped by cookies: they speak for nobody', async () => {
    const { app, tokenOf, user } = await opened()
    const token = await tokenOf(user)
    const cookie = `user=${token}; access_token=${token}; authorization=Bearer ${token}`
    const answer = await app.inject({ url: '/api/v1/users/information', headers: { cookie } })
    expect(answer.statusCode).toBe(401)
  })
})
