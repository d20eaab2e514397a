import { describe, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { canvasServer } from '#testing/canvas-server.ts'
import { brightspaceServer } from '#testing/d2l-server.ts'
import { addDomain } from '#testing/domains.ts'
import { db, makeSchool } from '#testing/harness.ts'
import { browserAt, schoolWithProviders, site, tenAtOnce } from '#testing/oidc-browser.ts'

const refusal = { status: 403, body: { code: 'PROVIDER_REFUSED' } }
const newAddress = () => `${newId()}@school.test`
const newNumber = () => Math.floor(Math.random() * 1e9)

type Setup = { readonly origin?: string; readonly is_confirmed?: boolean; readonly email?: string }

/** A school whose Canvas the server knows, and Maya there. */
async function canvas({ origin = site, is_confirmed = true, email = newAddress() }: Setup = {}) {
  const whose = await makeSchool()
  const maya = { id: newNumber(), name: 'Maya Okafor', primary_email: email, is_confirmed }
  const server = await canvasServer(`${origin}/api/v1/auth/canvas/callback`, { maya })
  const { school } = await schoolWithProviders({
    ...server.settings,
    CANVAS_SCHOOL_ID: whose.id,
  })
  return setUp('canvas', {
    subject: `${maya.id}`,
    whose,
    email,
    server,
    browser: browserAt(school.app, origin),
    school,
  })
}

/** A school whose Brightspace the server knows, and Maya there. */
async function d2l({ origin = site, email = newAddress() }: Setup = {}) {
  const whose = await makeSchool()
  const person = { Identifier: `${newNumber()}`, FirstName: 'Maya', LastName: 'Okafor' }
  const maya = { ...person, UniqueName: email }
  const server = await brightspaceServer(`${origin}/api/v1/auth/d2l/callback`, { maya })
  const { school } = await schoolWithProviders({ ...server.settings, D2L_SCHOOL_ID: whose.id })
  return setUp('d2l', {
    subject: maya.Identifier,
    whose,
    email,
    server,
    browser: browserAt(school.app, origin),
    school,
  })
}

type Parts = {
  readonly server: Pick<Awaited<ReturnType<typeof canvasServer>>, 'signIn'>
  readonly browser: ReturnType<typeof browserAt>
}

function setUp<P extends Parts>(provider: 'canvas' | 'd2l', parts: P) {
  const { server, browser } = parts
  return {
    ...parts,
    /** To the school's platform and back: what the page shows then. */
    async goThere() {
      const { body } = await browser.start(provider)
      const back = await server.signIn(body.url, 'maya')
      const landed = await browser.ask('GET', `${back.pathname}${back.search}`)
      expect(landed.status).toBe(303)
      const page = new URL(landed.location ?? '', back)
      expect([page.pathname, page.searchParams.get('provider')]).toEqual(['/login', provider])
      const code = page.searchParams.get('code')
      const state = page.searchParams.get('state') ?? ''
      return { login_type: provider, [`${provider}_code`]: code, state }
    },
  }
}

describe.each([
  ['canvas', canvas],
  ['d2l', d2l],
] as const)('%s', (provider, make) => {
  test('brings in whom the school knows by that address, and links them', async () => {
    const { whose, email, browser, goThere } = await make()
    const student = await whose.addUser('student', { email })
    const first = await browser.login(await goThere())
    expect(first).toMatchObject({ status: 200, body: { id: student.id, email } })
    // Once linked, the address is not asked any more.
    await db
      .updateTable('users')
      .set({ email: newAddress() })
      .where('id', '=', student.id)
      .execute()
    expect((await browser.login(await goThere())).body.id).toBe(student.id)
  })

  test('adds nobody', async () => {
    const { email, browser, goThere } = await make()
    expect(await browser.login(await goThere())).toMatchObject(refusal)
    const found = await db.selectFrom('users').select('id').where('email', '=', email).execute()
    expect(found).toEqual([])
  })

  test('vouches for nobody of another school', async () => {
    const { email, subject, server, browser, goThere } = await make()
    const other = await makeSchool()
    const student = await other.addUser('student', { email })
    expect(await browser.login(await goThere())).toMatchObject(refusal)
    // Not even where somebody of another school was linked to an identity there.
    const row = { provider, issuer: server.url, subject, created_at: new Date() }
    await db
      .insertInto('identities')
      .values({ ...row, user_id: student.id })
      .execute()
    expect(await browser.login(await goThere())).toMatchObject(refusal)
  })

  test('is offered on the site of its school and on ours, not on that of another school', async () => {
    const { whose, school } = await make()
    const own = browserAt(school.app, `https://${await addDomain(whose.id)}`)
    const other = browserAt(school.app, `https://${await addDomain(school.id)}`)
    const ours = browserAt(school.app, site)
    const offered = { body: { providers: [provider] } }
    expect(await own.ask('GET', '/api/v1/auth/providers')).toMatchObject(offered)
    expect(await ours.ask('GET', '/api/v1/auth/providers')).toMatchObject(offered)
    expect(await other.ask('GET', '/api/v1/auth/providers')).toMatchObject({
      body: { providers: [] },
    })
    expect(await other.start(provider)).toMatchObject(refusal)
    expect(await own.start(provider)).toMatchObject({ status: 200 })
  })

  test('of ten at once with the same code one gets in, and nobody with it later', async () => {
    const { whose, email, browser, server, goThere } = await make()
    await whose.addUser('student', { email })
    const shown = await goThere()
    const answers = await tenAtOnce(() => browser.login(shown))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 403 || status === 429)).toHaveLength(9)
    expect(await browser.login(shown)).toMatchObject(refusal)
    expect(server.asked.filter((path) => path.endsWith('token'))).toHaveLength(1)
  })

  test('does not take a code with the state of another start, or one that was never given', async () => {
    const { whose, email, browser, goThere } = await make()
    await whose.addUser('student', { email })
    const [shown, other] = [await goThere(), await goThere()]
    // The code was given for another challenge.
    expect(await browser.login({ ...shown, state: other.state })).toMatchObject(refusal)
    const madeUp = { ...(await goThere()), [`${provider}_code`]: 'made up' }
    expect(await browser.login(madeUp)).toMatchObject(refusal)
  })

  test('is not waited for when it is silent', async () => {
    const { whose, email, browser, server, goThere } = await make()
    await whose.addUser('student', { email })
    const shown = await goThere()
    server.fallSilent()
    const began = performance.now()
    expect(await browser.login(shown)).toMatchObject(refusal)
    expect(performance.now() - began).toBeLessThan(6000)
  })

  test('counts no failure against the passwords of the school, but writes it down', async () => {
    const { browser, goThere } = await make()
    const before = await count()
    expect(await browser.login(await goThere())).toMatchObject(refusal)
    const after = await count()
    expect(after).toEqual({ failures: before.failures, audits: before.audits + 1 })
  })
})

const count = async () => ({
  failures: (await db.selectFrom('sign_in_failures').select('id').execute()).length,
  audits: (
    await db
      .selectFrom('audit_events')
      .select('id')
      .where('action', '=', 'sign_in_failed')
      .execute()
  ).length,
})

test('Canvas does not vouch for an address that was not confirmed there', async () => {
  const { whose, email, browser, goThere } = await canvas({ is_confirmed: false })
  await whose.addUser('student', { email })
  expect(await browser.login(await goThere())).toMatchObject(refusal)
})

test('a name in Brightspace that is no address links to nobody', async () => {
  const { whose, browser, goThere } = await d2l({ email: `maya-${newId()}` })
  await whose.addUser('student')
  expect(await browser.login(await goThere())).toMatchObject(refusal)
})

test('a refusal there comes back as one', async () => {
  const { browser } = await canvas()
  const path = '/api/v1/auth/canvas/callback?error=access_denied&state=s&more=x'
  const { status, location } = await browser.ask('GET', path)
  expect([status, location]).toEqual([303, '/login?provider=canvas&state=s&error=access_denied'])
})
