import { describe, expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { builtSite } from '#testing/built-site.ts'
import { addDomain } from '#testing/domains.ts'
import { makeSchool } from '#testing/harness.ts'

const site_dir = builtSite({
  pages: {
    '/welcome': { html: '<h1>{{brand}}</h1>', data: '{"name":"{{brand}}","url":"{{address}}"}' },
    '/aiacademy/signup': { is_listed: false },
    '/aiacademy/signup?who=parent': { html: '<h1>Parents</h1>', is_listed: false },
    '/math-notes': {},
    '/math-notes?note=surds': { html: '<h1>Surds</h1>' },
    '/blogs?post=2026-11-02-b-post': { title: 'Second - {{brand}}' },
    '/blogs?post=2026-11-02-a-post': { title: 'First - {{brand}}' },
    '/exam-practices': {
      html: '<ul><li class="a" data-each="papers"><a href="/exam-practices?paper=%7B%7Beach.name%7D%7D">{{each.title}}</a></li></ul>',
    },
    '/coming-soon': { html: '<h1>Soon</h1>', is_listed: false },
  },
  paths: ['/', '/redeem/:code'],
  choices: ['/math-notes?note', '/blogs?post'],
})
const settings = readConfig({ LOG_LEVEL: 'silent' })

async function site(more: Partial<typeof settings> = {}) {
  const school = await makeSchool({ config: { ...settings, site_dir, ...more } })
  const ask = (url: string, host = 'localhost:3000', method: 'GET' | 'HEAD' = 'GET') =>
    school.app.inject({ url, method, headers: { host } })
  return { ...school, ask }
}

describe('an address', () => {
  test.each([
    ['/welcome', 200],
    ['/Welcome/', 200],
    ['/redeem/ABCD', 200],
    ['/math-notes?note=surds&utm=x', 200],
    ['/aiacademy/signup?who=nobody', 200],
    ['/chatbot/welcome', 200],
    ['/no/such/page', 404],
    ['/redeem/ABCD/more', 404],
    ['/math-notes?note=nope', 404],
    ['/blogs?post=nope', 404],
    ['/assets/gone-1.js', 404],
    ['/manifest.webmanifest', 404],
    ['/chatbot/nowhere', 404],
  ])('%s answers %i, to HEAD as to GET', async (url, status) => {
    const { ask } = await site()
    const got = await ask(url)
    const head = await ask(url, undefined, 'HEAD')
    expect([got.statusCode, head.statusCode]).toEqual([status, status])
    expect(got.headers['content-type']).toBe(head.headers['content-type'])
    expect(head.body).toBe('')
    expect(got.body.includes('There is no page here')).toBe(status === 404)
  })

  test('of the API answers HEAD as well, and what is not there in its own way', async () => {
    const { ask } = await site()
    expect((await ask('/api/v1/auth/providers', undefined, 'HEAD')).statusCode).toBe(200)
    const { statusCode, headers } = await ask('/api/v1/nothing', undefined, 'HEAD')
    expect([statusCode, headers['content-type']]).toEqual([404, expect.stringContaining('json')])
  })
})

describe('what search engines keep', () => {
  const canonical = (body: string) => /rel="canonical" href="([^"]*)"/.exec(body)?.[1]

  test.each([
    ['/welcome?to=/x&way=text', '/welcome'],
    ['/math-notes?q=fractions', '/math-notes'],
    ['/math-notes?utm=x&note=surds', '/math-notes?note=surds'],
  ])('%s is %s', async (url, address) => {
    const { ask } = await site()
    const { body } = await ask(url)
    expect(canonical(body)).toBe(`http://localhost:3000${address}`)
    expect(body).toContain(`<meta property="og:url" content="http://localhost:3000${address}" />`)
    expect(body).not.toContain('noindex')
  })

  test.each(['/aiacademy/signup?who=parent', '/no/such/page', '/redeem/ABCD'])(
    'nothing of %s',
    async (url) => {
      const { ask } = await site()
      const { body } = await ask(url)
      expect(canonical(body)).toBeUndefined()
      expect(body).toContain('<meta name="robots" content="noindex" />')
    },
  )

  test('the site map has each page once, and none that is not kept', async () => {
    const { ask } = await site()
    const { body } = await ask('/sitemap.xml')
    expect(body).toContain('<loc>http://localhost:3000/math-notes?note=surds</loc>')
    expect(body).not.toMatch(/coming-soon|signup/)
  })

  test('what a page is stands in it under the name of the brand, and not on a school’s site', async () => {
    const { ask, id } = await site()
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/
    const [, said = ''] = data.exec((await ask('/welcome', 'illume.localhost:3000')).body) ?? []
    expect(JSON.parse(said)).toEqual({
      name: 'Illume',
      url: 'http://illume.localhost:3000/welcome',
    })
    expect((await ask('/welcome', await addDomain(id))).body).not.toMatch(data)
  })
})

test('a list of the server’s stands in the page before any script runs', async () => {
  const { ask } = await site()
  const { body } = await ask('/exam-practices')
  expect(body.match(/<li class="a">/g)?.length).toBeGreaterThan(1)
  expect(body).toMatch(/<a href="\/exam-practices\?paper=mathematics-foundation">[^<{]+<\/a>/)
  expect(body).not.toMatch(/\{\{|%7B|data-each/)
})

describe('a brand that is not open', () => {
  const host = 'lumineelearning.localhost:3000'

  test('leads every address to its one page', async () => {
    const { ask } = await site()
    for (const url of ['/', '/welcome', '/no/such/page']) {
      const { statusCode, headers } = await ask(url, host)
      expect([statusCode, headers.location]).toEqual([302, '/coming-soon'])
    }
    const { statusCode, body } = await ask('/coming-soon', host)
    expect(statusCode).toBe(200)
    expect(body).toContain(`<link rel="canonical" href="http://${host}/coming-soon" />`)
    // One that is open has none such.
    expect((await ask('/coming-soon')).headers.location).toBe('/')
  })

  test('has a site map of one page, and no feed', async () => {
    const { ask } = await site()
    const { body } = await ask('/sitemap.xml', host)
    expect(body.match(/<loc>[^<]*/g)).toEqual([`<loc>http://${host}/coming-soon`])
    expect((await ask('/feed.xml', host)).statusCode).toBe(404)
  })
})

test('the feed says whose it is and when it changed, and its titles are the posts’ own', async () => {
  const { ask } = await site()
  const { body } = await ask('/feed.xml')
  expect(body).toContain('<atom:link href="http://localhost:3000/feed.xml" rel="self"')
  expect(body).toContain('<lastBuildDate>Mon, 02 Nov 2026 08:00:00 GMT</lastBuildDate>')
  expect(body.match(/<item><title>[^<]*/g)).toEqual(['<item><title>First', '<item><title>Second'])
  const dates = body.match(/<pubDate>[^<]*/g)
  expect(new Set(dates).size).toBe(2)
})

describe('what is looked for at a place of its own', () => {
  test('the icon is the sign of the brand in its colours', async () => {
    const { ask } = await site()
    const { statusCode, headers } = await ask('/favicon.ico', 'illume.localhost:3000')
    expect([statusCode, headers.location]).toEqual([302, '/brand/icon.svg'])
    const { body } = await ask('/brand/icon.svg', 'illume.localhost:3000')
    expect(body).toContain('<title>illume</title>')
    expect(body).toContain('fill="#5b4bb5"')
  })

  test('whoever finds a fault is told where to write, where that was set', async () => {
    const url = '/.well-known/security.txt'
    expect((await (await site()).ask(url)).statusCode).toBe(404)
    const { ask } = await site({ security_contact: 'security@site.test' })
    const { body } = await ask(url)
    expect(body).toContain('Contact: mailto:security@site.test\n')
    expect(body).toMatch(/^Expires: 2027-02-28T/m)
    expect(body).toContain(`Canonical: http://localhost:3000${url}\n`)
  })
})
