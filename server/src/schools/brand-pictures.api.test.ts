import { brandPictures } from '@learngrove/contract/white-label.limits'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { fulfilled, ten } from '#testing/at-once.ts'
import { addDomain } from '#testing/domains.ts'
import { db, makeSchool, start } from '#testing/harness.ts'
import { memoryFiles } from '#testing/memory-files.ts'
import { pictureOf } from '#testing/pictures.ts'
import { removeBrandPicture, setBrandPicture } from './schools.brand-pictures.ts'

/** A school on a site of its own, and how it is dressed. */
async function onOwnSite() {
  const files = memoryFiles()
  const { id, app, as } = await makeSchool({ files })
  const host = await addDomain(id)
  const at = { db, files, now: start }
  type Field = (typeof brandPictures)[number]
  return {
    ...{ id, host },
    get: (url: string, from = host) => app.inject({ url, headers: { host: from } }),
    look: async (domain = host) =>
      (await as()).call('POST /auth/white-label', { body: { domain } }),
    set: (field: Field, bytes: Uint8Array) => setBrandPicture(at, { school_id: id, field, bytes }),
    remove: (field: Field) => removeBrandPicture(at, { school_id: id, field }),
    rows: () => db.selectFrom('files').selectAll().where('school_id', '=', id).execute(),
  }
}

const none = Object.fromEntries(brandPictures.map((field) => [field, null]))

test('a school that set nothing has nothing of its own: ours stands there', async () => {
  const { look } = await onOwnSite()
  expect(await look()).toMatchObject({ ...none, primary: null, highlight3: null })
})

test.each([
  ['logo', 'webp', 480, 120],
  ['favicon', 'png', 512, 512],
  ['mascot', 'webp', 512, 128],
  ['bookcover', 'webp', 360, 480],
  ['thumbnail', 'jpeg', 1200, 630],
  ['background', 'webp', 1920, 480],
  ['login', 'webp', 1600, 400],
  ['dashboard', 'webp', 1800, 450],
] as const)('a %s is a %s of ours, in its size', async (field, format, width, height) => {
  const { set, look, get } = await onOwnSite()
  await set(field, await pictureOf(2000, 500))
  const address = (await look())[field]
  expect(address).toMatch(new RegExp(`^/brand/${field}-[0-9a-f]{20}\\.${format}$`))
  const answer = await get(address ?? '')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': `image/${format}`,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format, width, height })
})

test('what fills a screen has a size for telephones, and a small original is kept once', async () => {
  const { set, rows } = await onOwnSite()
  await set('login', await pictureOf(2000, 1000))
  expect(await rows()).toHaveLength(2)
  await set('login', await pictureOf(300, 200))
  expect(await rows()).toHaveLength(1)
})

test('nothing of the original but its picture is kept', async () => {
  const { set, look, get } = await onOwnSite()
  const told = await sharp(await pictureOf(40, 40))
    .withExif({ IFD0: { Copyright: 'Maya Fox' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer()
  await set('thumbnail', told)
  const { rawPayload } = await get((await look()).thumbnail ?? '')
  expect((await sharp(rawPayload).metadata()).exif).toBeUndefined()
})

test('another picture has another address, and the one before is gone with its files', async () => {
  const { set, look, get, rows } = await onOwnSite()
  await set('logo', await pictureOf(200, 50, '#993333'))
  const { logo: first } = await look()
  await set('logo', await pictureOf(200, 50, '#339933'))
  const { logo: second } = await look()
  expect(second).not.toBe(first)
  expect((await get(first ?? '')).statusCode).toBe(404)
  expect((await get(second ?? '')).statusCode).toBe(200)
  expect(await rows()).toHaveLength(1)
})

test('taken away, ours stands there again', async () => {
  const { set, remove, look, get, rows } = await onOwnSite()
  await set('mascot', await pictureOf(90, 90))
  const { mascot } = await look()
  await remove('mascot')
  expect(await look()).toMatchObject(none)
  expect((await get(mascot ?? '')).statusCode).toBe(404)
  expect(await rows()).toEqual([])
})

test('of ten at once one stays, and no file is left over', async () => {
  const { set, look, get, rows } = await onOwnSite()
  const colours = ['#111111', '#333333', '#555555', '#777777', '#999999']
  let made = 0
  const next = async () => set('logo', await pictureOf(80, 20, colours[made++ % colours.length]))
  expect(fulfilled(await ten(next))).toBe(10)
  expect(await rows()).toHaveLength(1)
  expect((await get((await look()).logo ?? '')).statusCode).toBe(200)
})

describe('whose host it is', () => {
  test("another school's host, a brand's and one that does not exist have nothing of it", async () => {
    const [one, other] = [await onOwnSite(), await onOwnSite()]
    await one.set('logo', await pictureOf(80, 20))
    const { logo } = await one.look()
    for (const host of [other.host, 'localhost', 'illume.localhost', `${newId()}.test`]) {
      const answer = await one.get(logo ?? '', host)
      expect(answer.statusCode, host).toBe(404)
      expect(answer.headers['cache-control'], host).toBe('no-store')
    }
    expect(await one.look(other.host)).toMatchObject(none)
  })

  test('a school that is closed shows nothing any more', async () => {
    const { id, set, look, get } = await onOwnSite()
    await set('logo', await pictureOf(80, 20))
    const { logo } = await look()
    await db.updateTable('schools').set({ is_active: false }).where('id', '=', id).execute()
    expect((await get(logo ?? '')).statusCode).toBe(404)
    await expect(look()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test.each([
    `/brand/logo-${'0'.repeat(20)}.webp`,
    '/brand/logo.webp',
    '/brand/logo-%25.webp',
    '/brand/..%2f..%2fpackage.json',
  ])('there is no %s', async (url) => {
    const { set, get } = await onOwnSite()
    await set('logo', await pictureOf(80, 20))
    const { statusCode, body } = await get(url)
    expect(statusCode).toBe(404)
    expect(JSON.parse(body)).toMatchObject({ code: 'NOT_FOUND' })
  })
})

const gif = await sharp(await pictureOf(9, 9))
  .gif()
  .toBuffer()
const vast = await pictureOf(10_000, 6_000)

describe('what is no picture is refused, and the one that is there stays', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>'

  test.each([
    ['text', Buffer.from('just text'), 'UNSUPPORTED_TYPE'],
    ['nothing', Buffer.alloc(0), 'UNSUPPORTED_TYPE'],
    ['an SVG', Buffer.from(svg), 'UNSUPPORTED_TYPE'],
    ['a GIF', gif, 'UNSUPPORTED_TYPE'],
    ['six megabytes', Buffer.alloc(6 * 1024 * 1024, 'x'), 'TOO_LARGE'],
    ['sixty megapixels', vast, 'TOO_LARGE'],
  ])('%s', async (_name, bytes, code) => {
    const { set, look, rows } = await onOwnSite()
    await set('background', await pictureOf(40, 30))
    const before = await look()
    await expect(set('background', bytes)).rejects.toMatchObject({ code })
    expect(await look()).toEqual(before)
    expect(await rows()).toHaveLength(1)
  })

  test('of a school that is not there', async () => {
    const files = memoryFiles()
    const place = { school_id: newId(), field: 'logo', bytes: await pictureOf(9, 9) } as const
    await expect(setBrandPicture({ db, files, now: start }, place)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})
