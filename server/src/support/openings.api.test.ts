import { expect, test } from 'vitest'
import { createMail } from '#mail/mail.ts'
import { brands } from '#platform/brands.ts'
import { readConfig } from '#platform/config.ts'
import { newId } from '#platform/ids.ts'
import { fulfilled, ten } from '#testing/at-once.ts'
import { builtSite } from '#testing/built-site.ts'
import { db, makeSchool, start } from '#testing/harness.ts'
import { messagesTo } from '#testing/mailbox.ts'
import { tellOpenings } from './openings.jobs.ts'

const config = {
  ...readConfig({ LOG_LEVEL: 'silent' }),
  site_dir: builtSite({
    pages: {
      '/coming-soon': {},
      '/coming-soon?sent=again': { html: '<input value="{{typed.email}}">' },
      '/coming-soon?sent=confirm': { html: '<input value="{{typed.token}}">' },
    },
  }),
}
const soon = 'lumineelearning.localhost:3000'

async function visitor() {
  const school = await makeSchool({ config })
  const email = `${newId()}@visitor.test`
  const post = (url: string, payload: object, host = soon) =>
    school.app.inject({ method: 'POST', url: `/api/v1/users/${url}`, headers: { host }, payload })
  const form = (typed: Record<string, string>) =>
    school.app.inject({
      method: 'POST',
      url: '/coming-soon',
      headers: { host: soon, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(typed).toString(),
    })
  const links = async () =>
    (await messagesTo(email)).flatMap(({ body }) => /http\S+/.exec(body)?.[0] ?? [])
  const token = async () => new URL((await links()).at(-1) ?? '').searchParams.get('token') ?? ''
  const kept = () =>
    db.selectFrom('opening_readers').selectAll().where('email', '=', email).execute()
  return { ...school, email, post, form, links, token, kept }
}

test('an address is kept once it is confirmed, and only for this', async () => {
  const { email, post, links, token, kept } = await visitor()
  expect((await post('opening', { email: email.toUpperCase() })).statusCode).toBe(204)
  expect(await kept()).toEqual([])
  expect(await links()).toEqual([
    expect.stringMatching(`^http://${soon}/coming-soon\\?sent=confirm&token=`),
  ])
  const answer = `opening/${await token()}`
  const results = await ten(async () => {
    const { statusCode } = await post(answer, { is_wanted: true })
    if (statusCode !== 204) throw new Error(String(statusCode))
  })
  expect(fulfilled(results)).toBe(1)
  expect(await kept()).toMatchObject([{ brand: 'lumineelearning', origin: `http://${soon}` }])
  expect((await post(answer, { is_wanted: false })).statusCode).toBe(410)
})

test('a second letter to the same address can take it back', async () => {
  const { email, post, token, kept } = await visitor()
  await post('opening', { email })
  await post(`opening/${await token()}`, { is_wanted: true })
  await post('opening', { email })
  await post(`opening/${await token()}`, { is_wanted: false })
  expect(await kept()).toEqual([])
})

test('a link wears off, an open brand has nothing to ask, and a mailbox is not flooded', async () => {
  const { email, post, token, wait, kept } = await visitor()
  expect((await post('opening', { email }, 'illume.localhost:3000')).statusCode).toBe(404)
  expect((await post('opening', { email, website: 'x' })).statusCode).toBe(422)
  for (const status of [204, 204, 204, 429]) {
    expect((await post('opening', { email })).statusCode).toBe(status)
  }
  wait(73)
  expect((await post(`opening/${await token()}`, { is_wanted: true })).statusCode).toBe(410)
  expect(await kept()).toEqual([])
})

test('the page does it all before the scripts have come', async () => {
  const { app, email, form, links, token, kept } = await visitor()
  const wrong = await form({ email: 'a b' })
  expect([wrong.statusCode, wrong.body.includes('value="a b"')]).toEqual([422, true])
  expect((await form({ email, website: '' })).headers.location).toBe(
    '/coming-soon?sent=yes#tell-me',
  )
  const { pathname, search } = new URL((await links())[0] ?? '')
  const page = await app.inject({ url: pathname + search, headers: { host: soon } })
  expect(page.body).toContain(`value="${await token()}"`)
  const told = await form({ token: await token(), answer: 'yes' })
  expect(told.headers.location).toBe('/coming-soon?sent=told#tell-me')
  expect(await kept()).toHaveLength(1)
})

test('on the day of the opening one letter goes out, and the address with it', async () => {
  const { email, post, token, kept } = await visitor()
  await post('opening', { email })
  await post(`opening/${await token()}`, { is_wanted: true })
  const jobs = { send: async () => {} }
  const world = { db, mail: createMail({ jobs, config }), clock: () => start, brands }
  await tellOpenings(world)
  expect(await kept()).toHaveLength(1)
  const open = brands.map((brand) => ({ ...brand, is_coming_soon: false }))
  await Promise.all([1, 2].map(() => tellOpenings({ ...world, brands: open })))
  expect(await kept()).toEqual([])
  const letters = await messagesTo(email)
  expect(letters.filter(({ subject }) => subject === 'We are open')).toHaveLength(1)
})

test('who waits for longer than a year is forgotten', async () => {
  const { email, post, token, kept } = await visitor()
  await post('opening', { email })
  await post(`opening/${await token()}`, { is_wanted: true })
  const later = new Date(start.getTime() + 366 * 24 * 3_600_000)
  const jobs = { send: async () => {} }
  await tellOpenings({ db, mail: createMail({ jobs, config }), clock: () => later, brands })
  expect(await kept()).toEqual([])
})
