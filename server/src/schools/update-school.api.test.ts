import { expect, test } from 'vitest'
import { makeSchool } from '#testing/harness.ts'
import { pictureOf } from '#testing/pictures.ts'

const notFound = { status: 404, code: 'NOT_FOUND' }

async function owned() {
  const school = await makeSchool()
  const me = await school.as(await school.addUser('owner'))
  const change = (body: object, client = me) =>
    client.call('PATCH /schools/{id}', { params: { id: school.id }, body, files: {} })
  return { school, me, change }
}

test('what is named changes and what is not stays; empty returns to what is ours', async () => {
  const { school, me, change } = await owned()
  await change({ school_name: 'Hollybank', primary: '#224466', accent2: '#ffcc00' })
  const changed = await change({ primary: '', idle_minutes: '30' })
  expect(changed).toMatchObject({
    ...{ id: school.id, school_name: 'Hollybank', idle_minutes: 30 },
    ...{ primary: null, accent2: '#ffcc00' },
  })
  expect(await me.call('GET /schools/{id}', { params: { id: school.id } })).toEqual(changed)
})

test('a colour that cannot be read is corrected, and it says by how much', async () => {
  const { change } = await owned()
  const { primary, corrections } = await change({ primary: '#88ccee' })
  expect(primary).toBe('#88ccee')
  expect(corrections).toMatchObject([{ name: 'primary', from: '#88ccee' }])
  expect(corrections[0]?.after).toBeGreaterThanOrEqual(4.5)
})

test('another school is out of reach, but for an admin; a teacher changes nothing', async () => {
  const { school, change } = await owned()
  const elsewhere = await makeSchool()
  const params = { id: school.id }
  const owner = await elsewhere.as(await elsewhere.addUser('owner'))
  await expect(change({ school_name: 'Mine' }, owner)).rejects.toMatchObject(notFound)
  await expect(owner.call('GET /schools/{id}', { params })).rejects.toMatchObject(notFound)
  const teacher = await school.as(await school.addUser('teacher'))
  await expect(change({ school_name: 'Mine' }, teacher)).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
  const admin = await elsewhere.as(await elsewhere.addUser('admin'))
  await expect(change({ page_title: 'Hollybank' }, admin)).resolves.toMatchObject({
    page_title: 'Hollybank',
  })
})

test('its pictures are shown to who sets them at whatever address, by a name that nobody can guess', async () => {
  const { school, me } = await owned()
  const params = { id: school.id }
  const logo = new File([Uint8Array.from(await pictureOf(80, 20))], 'logo.png')
  const set = await me.call('PATCH /schools/{id}', { params, body: {}, files: { logo: [logo] } })
  const [path, name = ''] = set.logo?.split('/pictures/') ?? []
  expect(path).toBe(`/api/v1/schools/${school.id}`)
  const visitor = await school.as()
  const read = (id: string, name: string) =>
    visitor.call('GET /schools/{id}/pictures/{name}', { params: { id, name } })
  expect((await read(school.id, name)).headers.get('content-type')).toBe('image/webp')
  const elsewhere = await makeSchool()
  const guess = name.replace(/[0-9a-f]{20}/, '0'.repeat(20))
  for (const [id, other] of [
    [elsewhere.id, name],
    [school.id, guess],
    [school.id, name.replace('logo', 'mascot')],
    [school.id, 'logo-../../x.webp'],
  ] as const)
    await expect(read(id, other)).rejects.toMatchObject(notFound)
})

test.each([{ primary: 'red' }, { primary: '#12345' }, { idle_minutes: '0' }, { school_name: ' ' }])(
  '%o is refused',
  async (body) => {
    const { change } = await owned()
    await expect(change(body)).rejects.toThrow()
  },
)
