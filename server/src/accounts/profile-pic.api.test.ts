import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { fulfilled, ten } from '#testing/at-once.ts'
import { makeGuardian, rowOf } from '#testing/family.ts'
import { db, makeSchool, type TestUser } from '#testing/harness.ts'

const path = 'PATCH /users/{id}/profile-pic'
const colour = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })

const gif = await colour('#336699').gif().toBuffer()
const tiff = await colour('#336699').tiff().toBuffer()

const blobOf = (bytes: Uint8Array | string) =>
  new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)])
const photo = async () => blobOf(await colour('#336699').jpeg().toBuffer())

async function somebody() {
  const school = await makeSchool()
  const user = await school.addUser('student')
  const { call } = await school.as(user)
  const set = async (blob: Blob, params: TestUser = user) =>
    (await call(path, { params, body: {}, files: { file: [blob] } })).profile_pic_url
  const show = (url: string) => fetch(`${school.base}${url}`)
  return { school, user, call, set, show }
}

test('the picture is shown to whoever has its address, without a token', async () => {
  const { call, set, show, user } = await somebody()
  const url = await set(await photo())
  expect(url).toMatch(new RegExp(`^/api/v1/users/${user.id}/profile-pic\\?key=[\\w-]{20,}$`))
  expect((await call('GET /users/information', {})).profile_pic_url).toBe(url)
  const answer = await show(url)
  expect(answer.headers.get('content-type')).toBe('image/webp')
  const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata()
  expect({ format, width, height }).toEqual({ format: 'webp', width: 512, height: 512 })
})

test('without its key, or with another, there is nothing', async () => {
  const { set, show, user } = await somebody()
  const url = await set(await photo())
  for (const other of [
    url.replace(/key=.*/, 'key=guess'),
    url.replace(/key=.*/, 'key='),
    url.replace(user.id, newId()),
  ]) {
    expect((await show(other)).status).toBe(404)
  }
})

test('a new picture has a new address, and the old one is gone with its file', async () => {
  const { set, show, user } = await somebody()
  const first = await set(await photo())
  const second = await set(await photo())
  expect(second).not.toBe(first)
  expect((await show(first)).status).toBe(404)
  expect((await show(second)).status).toBe(200)
  const files = await db.selectFrom('files').select('id').where('owner_id', '=', user.id).execute()
  expect(files).toHaveLength(1)
})

test('of ten at once one stays, and no file is left over', async () => {
  const { set, show, user, call } = await somebody()
  const blob = await photo()
  expect(fulfilled(await ten(() => set(blob)))).toBe(10)
  const { profile_pic_url } = await call('GET /users/information', {})
  expect((await show(profile_pic_url ?? '')).status).toBe(200)
  const files = await db.selectFrom('files').select('id').where('owner_id', '=', user.id).execute()
  expect(files).toEqual([{ id: (await rowOf(user)).profile_pic_file_id }])
})

describe('whose picture may be changed', () => {
  test("a child's by its parent", async () => {
    const { school, user } = await somebody()
    const parent = await school.addUser('parent')
    await makeGuardian(parent, user)
    const { call } = await school.as(parent)
    const files = { file: [await photo()] }
    const { profile_pic_url } = await call(path, { params: user, body: {}, files })
    expect((await call('GET /users/children', {})).children).toMatchObject([{ profile_pic_url }])
  })

  test("nobody else's, at the same school or another", async () => {
    const { school, set } = await somebody()
    const other = await makeSchool()
    for (const user of [
      await school.addUser('student'),
      await other.addUser('student'),
      { id: newId() },
    ]) {
      await expect(set(await photo(), user)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
  })
})

describe('what is no picture is refused', () => {
  const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>'

  test.each([
    ['text that is called a picture', 'just text', 'UNSUPPORTED_TYPE'],
    ['an SVG', svg, 'UNSUPPORTED_TYPE'],
    ['an SVG with a declaration', `<?xml version="1.0"?>${svg}`, 'UNSUPPORTED_TYPE'],
    [
      'a PNG in its first bytes only',
      Buffer.from([...pngSignature, ...Buffer.from('<script>alert(1)</script>')]),
      'UNSUPPORTED_TYPE',
    ],
    ['a GIF', gif, 'UNSUPPORTED_TYPE'],
    ['a TIFF', tiff, 'UNSUPPORTED_TYPE'],
    ['six megabytes', Buffer.alloc(6 * 1024 * 1024, 'x'), 'TOO_LARGE'],
    ['nothing', '', 'UNSUPPORTED_TYPE'],
  ])('%s', async (_name, bytes, code) => {
    const { set, user } = await somebody()
    await expect(set(blobOf(bytes))).rejects.toMatchObject({ code })
    expect((await rowOf(user)).profile_pic_file_id).toBeNull()
  })

  test('half of a photograph', async () => {
    const { set } = await somebody()
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
    const whole = await sharp({
      create: { width: 300, height: 300, channels: 3, background: '#000', noise },
    })
      .jpeg()
      .toBuffer()
    const half = whole.subarray(0, whole.length / 2)
    await expect(set(blobOf(half))).rejects.toMatchObject({ code: 'UNSUPPORTED_TYPE' })
  })

  test('a form without a file', async () => {
    const { call, user } = await somebody()
    await expect(call(path, { params: user, body: {}, files: {} })).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
    })
  })
})

test('a picture is removed by its owner or their guardian, with its bytes, and by nobody else', async () => {
  const { school, user, call, set, show } = await somebody()
  const parent = await school.addUser('parent')
  await makeGuardian(parent, user)
  const remove = 'DELETE /users/{id}/profile-pic'
  const stranger = await school.as(await school.addUser('parent'))
  for (const by of [call, (await school.as(parent)).call]) {
    const url = await set(await photo())
    await expect(stranger.call(remove, { params: user })).rejects.toMatchObject({ status: 404 })
    expect((await show(url)).status).toBe(200)
    await by(remove, { params: user })
    expect((await show(url)).status).toBe(404)
    const files = db.selectFrom('files').select('id').where('owner_id', '=', user.id)
    expect(await files.execute()).toEqual([])
    expect((await call('GET /users/information', {})).profile_pic_url).toBeNull()
  }
  await call(remove, { params: user })
})
