import { describe, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { addDomain } from '#testing/domains.ts'
import { db, makeSchool } from '#testing/harness.ts'
import { browserAt, schoolWithProviders, site } from '#testing/oidc-browser.ts'
import {
  callback,
  client_id,
  google,
  goThere,
  linksOf,
  refusal,
  userOf,
} from '#testing/oidc-google.ts'
import { listen } from '#testing/oidc-listen.ts'

describe('a first sign-in by Google', () => {
  test('gives a family an account, and the second time the same one', async () => {
    const setup = await google()
    const { back, landed, shown } = await goThere(setup)
    expect(back.href.startsWith(`${site}${callback}#`)).toBe(true)
    expect(landed).toMatchObject({ status: 303, location: '/login?provider=google' })
    const first = await setup.browser.login(shown)
    expect(first).toMatchObject({
      status: 200,
      body: { email: setup.email, first_name: 'Maya', last_name: 'Okafor', user_role_id: 1 },
    })
    expect(first.body.flag.has_agreed_policy).toBe(false)
    // How old they are is not known: until it is, or a grown-up agrees, the account is shut.
    expect(first.body.awaits_consent).toBe(true)
    expect(first.body.username).toMatch(/^maya-\w+-\d+$/)
    const again = await setup.browser.login((await goThere(setup)).shown)
    expect(again.body.id).toBe(first.body.id)
    expect(await linksOf(first.body.id)).toHaveLength(1)
    const told = await db
      .selectFrom('audit_events')
      .select('action')
      .where('subject_id', '=', first.body.id)
      .execute()
    expect(told.map(({ action }) => action).sort()).toEqual([
      'identity_linked',
      'signed_in',
      'signed_in',
      'signed_up',
    ])
  })

  test('links to the account whose address it is', async () => {
    const setup = await google()
    const teacher = await setup.school.addUser('teacher', { email: setup.email })
    const { body } = await setup.browser.login((await goThere(setup)).shown)
    expect(body).toMatchObject({ id: teacher.id, user_role_id: 2 })
    expect(await linksOf(teacher.id)).toMatchObject([{ provider: 'google', subject: setup.name }])
  })

  test('does not link a second person who has the address later', async () => {
    const setup = await google()
    await setup.school.addUser('student', { email: setup.email })
    await setup.browser.login((await goThere(setup)).shown)
    const later = await setup.browser.login((await goThere({ ...setup, name: newId() })).shown)
    expect(later).toMatchObject(refusal)
  })

  test('neither links nor adds by an address that is not verified', async () => {
    for (const email_verified of [false, undefined, 'yes', 1]) {
      const setup = await google({ claims: { email_verified } })
      expect(await setup.browser.login((await goThere(setup)).shown)).toMatchObject(refusal)
      expect(await userOf(setup.email)).toBeUndefined()
      const student = await setup.school.addUser('student', { email: setup.email })
      expect(await setup.browser.login((await goThere(setup)).shown)).toMatchObject(refusal)
      expect(await linksOf(student.id)).toEqual([])
    }
  })

  test('does not link by an address that its owner here never showed to be theirs', async () => {
    const setup = await google()
    const other = await setup.school.addUser('student')
    const pending = { pending_email: setup.email }
    await db.updateTable('users').set(pending).where('id', '=', other.id).execute()
    const { body } = await setup.browser.login((await goThere(setup)).shown)
    expect(body.id).not.toBe(other.id)
  })

  test('minds the door, and writes nothing before it', async () => {
    const setup = await google()
    const asParent = { ...(await goThere(setup)).shown, login_role: 6 }
    expect(await setup.browser.login(asParent)).toMatchObject(refusal)
    expect(await userOf(setup.email)).toBeUndefined()
    const student = await setup.school.addUser('student', { email: setup.email })
    const asTeacher = { ...(await goThere(setup)).shown, login_role: 2 }
    expect(await setup.browser.login(asTeacher)).toMatchObject({ status: 401 })
    expect(await linksOf(student.id)).toEqual([])
  })

  test('is not for who was switched off', async () => {
    const setup = await google()
    const student = await setup.school.addUser('student', { email: setup.email })
    await setup.browser.login((await goThere(setup)).shown)
    await db.updateTable('users').set({ is_active: false }).where('id', '=', student.id).execute()
    expect(await setup.browser.login((await goThere(setup)).shown)).toMatchObject(refusal)
  })

  test('brings in on the site of a school only its own people', async () => {
    const { id } = await makeSchool()
    const origin = `https://${await addDomain(id)}`
    const setup = await google({ redirect_uris: [`${origin}${callback}`] })
    const browser = browserAt(setup.school.app, origin)
    await setup.school.addUser('student', { email: setup.email })
    expect(await browser.login((await goThere({ ...setup, browser })).shown)).toMatchObject(refusal)
    await db.deleteFrom('users').where('email', '=', setup.email).execute()
    const { status } = await browser.login((await goThere({ ...setup, browser })).shown)
    expect([status, (await userOf(setup.email))?.school_id]).toEqual([200, id])
  })
})

describe('validating', () => {
  const path = ({ google_jwt, state }: { google_jwt: string; state: string }) =>
    `/api/v1/auth/google/${google_jwt}/validate?state=${state}`

  test('tells the address and the names, and leaves the state good', async () => {
    const setup = await google()
    const { shown } = await goThere(setup)
    for (let time = 0; time < 2; time++) {
      expect(await setup.browser.ask('GET', path(shown))).toMatchObject({
        status: 200,
        body: { email: setup.email, claims: { sub: setup.name, given_name: 'Maya' } },
      })
    }
    expect(await setup.browser.login(shown)).toMatchObject({ status: 200 })
    expect(await setup.browser.ask('GET', path(shown))).toMatchObject(refusal)
  })

  test('refuses what is not vouched for', async () => {
    const setup = await google({ claims: { email_verified: false } })
    const { shown } = await goThere(setup)
    expect(await setup.browser.ask('GET', path(shown))).toMatchObject(refusal)
  })
})

describe('what is offered', () => {
  test('is what is configured', async () => {
    const { browser } = await google()
    const { body } = await browser.ask('GET', '/api/v1/auth/providers')
    expect(body).toEqual({ providers: ['google'], has_mobile: true })
    expect(await browser.start('apple')).toMatchObject(refusal)
    const plain = await schoolWithProviders({ DATABASE_URL: 'postgres://localhost/x' })
    const { body: none } = await plain.browser.ask('GET', '/api/v1/auth/providers')
    expect(none).toEqual({ providers: [], has_mobile: false })
  })

  test('begins only on a site of ours', async () => {
    const { school } = await google()
    const stranger = browserAt(school.app, 'https://not-ours.test')
    expect(await stranger.start('google')).toMatchObject(refusal)
    const clear = browserAt(school.app, 'http://learngrove.test')
    expect(await clear.start('google')).toMatchObject(refusal)
  })

  test('refuses in a few seconds when the provider is silent', async () => {
    const silent = await listen(() => {})
    const settings = { GOOGLE_CLIENT_ID: client_id, GOOGLE_ISSUER: silent.url }
    const { browser } = await schoolWithProviders(settings)
    const began = performance.now()
    expect(await browser.start('google')).toMatchObject(refusal)
    expect(performance.now() - began).toBeLessThan(6000)
  })
})
