import { describe, expect, test } from 'vitest'
import { schoolWithAccount } from '#auth/testing.ts'
import { readConfig } from '#platform/config.ts'
import { newId } from '#platform/ids.ts'
import { builtSite } from '#testing/built-site.ts'
import { addDomain } from '#testing/domains.ts'
import { makeSchool } from '#testing/harness.ts'
import { lastLinkTo, lastMessageTo, messagesTo } from '#testing/mailbox.ts'

const own = 'http://localhost:3000'

/** Whoever reads one of these as part of an address would be led to `evil.example`. */
const hostile = (ours: string) => [
  `evil.example#.${ours}`,
  `evil.example/.${ours}`,
  `evil.example?.${ours}`,
  `evil.example\\.${ours}`,
  `evil.example .${ours}`,
  `${ours}@evil.example`,
  `user:x@evil.example`,
  `${ours}:x@evil.example`,
  `"><script>alert(1)</script>`,
]

type Known = Awaited<ReturnType<typeof schoolWithAccount>> & { readonly new_email: string }
type Asked = {
  readonly method?: 'PATCH'
  readonly url: string
  readonly payload: object
  readonly to: string
}

/** What a message with a secret in it is asked for by: whom it goes to, and with whose token. */
const asks: Record<string, (known: Known) => Asked> = {
  'a magic link': ({ email }) => ({
    url: '/auth/magic-link',
    payload: { email, portal: 'ai_academy' },
    to: email,
  }),
  'a password link': ({ email }) => ({
    url: '/auth/password/reset/link',
    payload: { email },
    to: email,
  }),
  'a link that confirms an address': ({ new_email }) => ({
    method: 'PATCH',
    url: '/users/',
    payload: { email: new_email },
    to: new_email,
  }),
  'a code by text': ({ mobile_number }) => ({
    url: '/auth/generate-otp',
    payload: { mobile_number },
    to: mobile_number,
  }),
}

async function asking(what: string) {
  const known = { ...(await schoolWithAccount()), new_email: `${newId()}@school.test` }
  const { school, user } = known
  const asked = asks[what]?.(known)
  if (!asked) throw new Error('There is no such message')
  const { method = 'POST', url, payload, to } = asked
  const signed = { authorization: `Bearer ${await school.tokenOf(user)}` }
  return {
    to,
    domain: await addDomain(school.id),
    ask: (headers: Record<string, string>) =>
      school.app.inject({
        method,
        url: `/api/v1${url}`,
        headers: { ...headers, ...(method === 'PATCH' && signed) },
        payload,
      }),
  }
}

describe.each(Object.keys(asks))('%s', (what) => {
  test('is not sent at all at what is no host', async () => {
    const { ask, domain, to } = await asking(what)
    for (const header of ['host', 'x-forwarded-host']) {
      for (const host of [...hostile('localhost:3000'), ...hostile(domain)]) {
        const answer = await ask({ [header]: host })
        expect([host, answer.statusCode]).toEqual([host, 400])
        expect(answer.json().code).toBe('INVALID_REQUEST')
      }
    }
    expect(await messagesTo(to)).toEqual([])
  })

  test.each(['host', 'x-forwarded-host'])(
    'leads to a site of ours, whatever %s says',
    async (name) => {
      const { ask, domain, to } = await asking(what)
      /** Where the newest message leads: a link to an origin, a code to a host. */
      const led = async (host: string) => {
        const answer = await ask({ [name]: host })
        expect([host, answer.statusCode < 300]).toEqual([host, true])
        const { body } = await lastMessageTo(to)
        const [, at] = /@(\S+) #\d{6}$/.exec(body) ?? []
        return at ?? (await lastLinkTo(to)).host
      }
      const isText = what === 'a code by text'
      const at = (host: string) => (isText ? host : `${host}:3000`)
      expect(await led('evil.example')).toBe(at('localhost'))
      expect(await led('evil.localhost:3000')).toBe(at('localhost'))
      expect(await led('localhost:4444')).toBe(at('localhost'))
      // The measure can tell: what is asked for at another site of ours leads there.
      expect(await led('Illume.localhost:3000')).toBe(at('illume.localhost'))
      expect(await led(`${domain}:4444`)).toBe(at(domain))
    },
  )
})

test('every address refuses what is no host', async () => {
  const { app } = await makeSchool({})
  for (const url of [
    '/healthz',
    '/',
    '/nowhere',
    '/outbox',
    '/api/v1/openapi.json',
    '/sitemap.xml',
  ]) {
    const answer = await app.inject({ url, headers: { host: 'evil.example#.localhost' } })
    expect([url, answer.statusCode, answer.json().code]).toEqual([url, 400, 'INVALID_REQUEST'])
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  }
})

/** The site as it is built: a page, and a post of the blog. */
const site_dir = builtSite({
  pages: { '/login': {}, '/about-us': {}, '/blogs?post=2026-11-02-a-post': {} },
})
const site = () => makeSchool({ config: { ...readConfig({ LOG_LEVEL: 'silent' }), site_dir } })

describe('what pages say of where they are', () => {
  test.each(['/login', '/about-us', '/robots.txt', '/sitemap.xml', '/feed.xml'])(
    '%s names our own site, whoever asks for it under another name',
    async (url) => {
      const { app } = await site()
      const at = async (host: string) => (await app.inject({ url, headers: { host } })).body
      const foreign = await at('evil.example')
      expect(foreign).toContain(own)
      expect(foreign).not.toContain('evil.example')
      expect(await at('illume.localhost:3000')).toContain('http://illume.localhost:3000')
    },
  )
})

test('what the site was built from is not served', async () => {
  const { app } = await site()
  for (const url of ['/pages.json', '/pages.json.br', '/pages.json.gz', '/index.html']) {
    const { statusCode, body } = await app.inject({ url })
    // It is answered as every other address is that is nobody's: by the page that says so.
    expect([url, statusCode]).toEqual([url, 404])
    expect(body).toContain('There is no page here')
  }
})
