import { describe, expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { newId } from '#platform/ids.ts'
import { builtSite } from '#testing/built-site.ts'
import { addDomain } from '#testing/domains.ts'
import { db, makeSchool, start } from '#testing/harness.ts'
import { memoryFiles } from '#testing/memory-files.ts'
import { clearPictureOf, pictureOf } from '#testing/pictures.ts'
import { contrastOf, enough } from './contrast.ts'
import { setBrandPicture } from './schools.brand-pictures.ts'
import { setBrandColours } from './schools.colours.ts'
import { readSetWhiteLabel } from './schools.white-label.ts'

/** A built site of one page that is rendered ahead. */
const site_dir = builtSite({
  pages: {
    '/welcome': { title: 'Welcome - {{brand}}', html: '<h1>{{brand}}</h1>' },
    '/blogs': {},
    '/support': {
      title: 'Support - {{brand}}',
      html: '<h1>{{brand}}</h1><p>{{platform}} of {{operator}}</p><p>{{school_note}}</p><p>{{operator_details}}</p><p>{{taught}}</p>',
    },
  },
})

const env = {
  LOG_LEVEL: 'silent',
  OPERATOR_NAME: 'Grove & Co',
  OPERATOR_ADDRESS: '1 Orchard Row',
}
const config = { ...readConfig(env), site_dir }

async function onOwnSite() {
  const files = memoryFiles()
  const { id, app, as } = await makeSchool({ files, config })
  const host = await addDomain(id)
  const at = { db, files, now: start }
  return {
    ...{ id, host },
    get: (url: string, from = host) => app.inject({ url, headers: { host: from } }),
    look: async () => (await as()).call('POST /auth/white-label', { body: { domain: host } }),
    dress: async () => {
      await setBrandPicture(at, {
        school_id: id,
        field: 'logo',
        bytes: await clearPictureOf(90, 30),
      })
      for (const field of ['favicon', 'thumbnail', 'login'] as const) {
        await setBrandPicture(at, { school_id: id, field, bytes: await pictureOf(1300, 700) })
      }
    },
  }
}

describe('the first document of the school’s host', () => {
  test('names its sheet, its pictures and its icons before any script runs', async () => {
    const { dress, get, look, id, host } = await onOwnSite()
    await setBrandColours(db, { school_id: id, colours: { primary: '#14507a' } })
    await dress()
    const { logo, favicon, thumbnail } = await look()
    const { body } = await get('/support')
    expect(body).toContain(
      '<html data-brand="school" data-pictures="logo thumbnail login" lang="en-GB">',
    )
    expect(body).toContain(`<link rel="icon" href="${favicon}" type="image/png" sizes="512x512" />`)
    expect(body).toContain(`<link rel="preload" href="${logo}" as="image" />`)
    expect(body).toContain(`<meta property="og:image" content="http://${host}:3000${thumbnail}" />`)
    expect(body).not.toContain('/brand/icon.svg')
    expect(body).not.toContain('school-192')
    const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(body) ?? []
    const { body: css, headers } = await get(sheet)
    expect(headers['cache-control']).toMatch(/immutable/)
    expect(css).toContain('--primary:#14507a')
    for (const part of [`--logo:url(${logo});`, '--logo-ratio:3.000;', '--logo-plate:#fff'])
      expect(css).toContain(part)
    expect(css).not.toMatch(/https?:/)
  })

  test('without pictures it has the sign of schools, and no brand’s', async () => {
    const { get } = await onOwnSite()
    const { body } = await get('/support')
    expect(body).not.toContain('data-pictures')
    expect(body).toContain('<link rel="icon" href="/brand/icon.svg" type="image/svg+xml" />')
    expect(body).toMatch(/og:image" content="[^"]+\/brands\/school-512.png"/)
    expect((await get('/brand/icon.svg')).body).toContain('<title>school</title>')
    expect(body).not.toContain('/social/')
  })

  test('another host has none of it', async () => {
    const { dress, get, look } = await onOwnSite()
    await dress()
    const { logo } = await look()
    const { body } = await get('/support', 'illume.localhost')
    expect(body).not.toContain('data-pictures')
    expect(body).not.toContain('data-brand="school"')
    expect(body).not.toContain(logo)
  })

  test('says whose site it is, and whose service', async () => {
    const { get } = await onOwnSite()
    const { body } = await get('/support')
    expect(body).toContain('Learngrove of Grove &amp; Co')
    expect(body).toMatch(/This is the learning site of .+ It runs on Learngrove/)
    expect(body).toContain('Grove &amp; Co · 1 Orchard Row</p>')
    expect(body).not.toContain('{{')
    const { body: ours } = await get('/support', 'illume.localhost')
    expect(ours).toContain('Illume of Grove &amp; Co</p><p></p>')
  })

  test('leads from what the platform sells to the sign-in, and lists none of it', async () => {
    const { get } = await onOwnSite()
    for (const url of ['/welcome', '/welcome?for=schools', '/blogs?post=2026-11-02-a-post']) {
      const { statusCode, headers } = await get(url)
      expect([url, statusCode, headers.location]).toEqual([url, 302, '/login'])
      expect((await get(url, 'illume.localhost')).statusCode).toBe(200)
    }
    const { body } = await get('/sitemap.xml')
    expect(body).toContain('/support<')
    expect(body).not.toContain('/welcome')
    expect((await get('/feed.xml')).statusCode).toBe(404)
  })

  test('the manifest has the icons of the school', async () => {
    const { dress, get, look } = await onOwnSite()
    await dress()
    const { icons } = JSON.parse((await get('/brand/manifest.webmanifest')).body)
    expect(icons).toHaveLength(3)
    expect(icons[2]).toMatchObject({ src: (await look()).favicon, sizes: '512x512' })
  })
})

test('the portal under its prefix has its own sheet and manifest', async () => {
  const { get } = await onOwnSite()
  const { body } = await get('/chatbot/welcome', 'localhost')
  const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(body) ?? []
  expect(sheet).toMatch(/^\/chatbot\/themes\//)
  const { body: css, headers } = await get(sheet, 'localhost')
  expect(css).toContain('--primary:')
  expect(headers['cache-control']).toMatch(/immutable/)
  const [, manifest = ''] = /<link rel="manifest" href="([^"]+)"/.exec(body) ?? []
  expect(JSON.parse((await get(manifest, 'localhost')).body)).toMatchObject({
    start_url: '/chatbot/',
    scope: '/chatbot/',
  })
})

describe('colours that cannot be read', () => {
  test('are kept as they were given, shown as they can be read, and it is said by how much', async () => {
    const { id, look } = await onOwnSite()
    const colours = { primary: '#ffcc00', accent2: '#ffee00', highlight1: '#fdf1dc' }
    const corrections = await setBrandColours(db, { school_id: id, colours })
    const { primary, ...rest } = await look()
    expect(contrastOf(primary ?? '', '#ffffff')).toBeGreaterThanOrEqual(enough)
    // No text stands in these two.
    expect(rest).toMatchObject({ accent2: '#ffee00', highlight1: '#fdf1dc', accent1: null })
    expect(corrections).toEqual([
      {
        ...{ name: 'primary', from: '#ffcc00', to: primary },
        before: contrastOf('#ffcc00', '#ffffff'),
        after: contrastOf(primary ?? '', '#ffffff'),
      },
    ])
    expect(await readSetWhiteLabel(db, id)).toMatchObject({ ...colours, corrections })
  })

  test.each(['red', '#fff', '#12345g', 'url(x)', ''])('%s is no colour', async (primary) => {
    const { id, look } = await onOwnSite()
    const set = setBrandColours(db, { school_id: id, colours: { primary } })
    await expect(set).rejects.toMatchObject({ code: 'INVALID_REQUEST' })
    expect((await look()).primary).toBeNull()
  })

  test('a school that is not there has none', async () => {
    const school_id = newId()
    const refused = { code: 'NOT_FOUND' }
    await expect(setBrandColours(db, { school_id, colours: {} })).rejects.toMatchObject(refused)
    await expect(readSetWhiteLabel(db, school_id)).rejects.toMatchObject(refused)
  })
})
