import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loginTypes } from '@learngrove/contract/auth'
import { describe, expect, test } from 'vitest'
import { password } from '#auth/testing.ts'
import { newId } from '#platform/ids.ts'
import { canvasServer } from '#testing/canvas-server.ts'
import { brightspaceServer } from '#testing/d2l-server.ts'
import { db, makeSchool } from '#testing/harness.ts'
import { lastMessageTo, lastSecretTo } from '#testing/mailbox.ts'
import { schoolWithProviders, site } from '#testing/oidc-browser.ts'
import { google, goThere } from '#testing/oidc-google.ts'
import { protectedAdult, ticketOf, turnOnFor } from './second-factor.testing.ts'

type Known = Awaited<ReturnType<typeof protectedAdult>>
type Body = Parameters<Known['call']>[1]

/** What is right at the first step, for each way that needs no provider. */
const ways: Readonly<Record<string, (known: Known) => Promise<object>>> = {
  password: async ({ email }) => ({ email, password }),
  otp: async ({ call, mobile_number }) => {
    await call('POST /auth/generate-otp', { body: { mobile_number } })
    const [otp] = /\d{6}/.exec((await lastMessageTo(mobile_number)).body) ?? []
    return { login_type: 'otp', mobile_number, otp }
  },
  magic_link: async ({ call, email }) => {
    await call('POST /auth/magic-link', { body: { email, portal: 'ai_academy' } })
    return { login_type: 'magic_link', login_token: await lastSecretTo(email) }
  },
  'the link that confirms an address': async ({ own }) => {
    const email = `${newId()}@families.test`
    await own.call('PATCH /users/', { body: { email } })
    return { login_type: 'magic_link', login_token: await lastSecretTo(email) }
  },
  login_token: async ({ own, user }) => {
    const { token } = await own.call('GET /auth/token/{id}', { params: { id: user.id } })
    return { login_type: 'login_token', login_token: token }
  },
}

const sessionsOf = (user_id: string) =>
  db.selectFrom('sessions').select('id').where('user_id', '=', user_id).execute()

/** Fails where a session is there that was not before; that others ended is no matter here. */
async function expectNoneBegun(user_id: string, before: Awaited<ReturnType<typeof sessionsOf>>) {
  expect(before).toEqual(expect.arrayContaining(await sessionsOf(user_id)))
}

describe('a right first step gives no session, only a ticket', () => {
  test.each(Object.entries(ways))('by %s', async (_way, show) => {
    const known = await protectedAdult('teacher')
    const { call, finish, code, user } = known
    // Safe: each of them is a body of a sign-in.
    const body = (await show(known)) as Extract<Body, { body: { password?: string } }>['body']
    const before = await sessionsOf(user.id)
    const ticket = await ticketOf(call('POST /auth/login', { body }))
    await expectNoneBegun(user.id, before)
    expect(await finish({ ticket, code: code() })).toMatchObject({ id: user.id })
  })

  const needed = { status: 401, body: { code: 'SECOND_FACTOR_NEEDED', ticket: expect.any(String) } }
  const now = () => new Date()

  test('by google', async () => {
    const setup = await google()
    const user = await setup.school.addUser('parent', { email: setup.email })
    await turnOnFor(setup.school, user, now)
    const before = await sessionsOf(user.id)
    // The first time by the address, the second by the account there.
    for (const _ of '12') {
      const { shown } = await goThere(setup)
      expect(await setup.browser.login(shown)).toMatchObject(needed)
    }
    await expectNoneBegun(user.id, before)
  })

  test.each(['canvas', 'd2l'] as const)('by %s', async (provider) => {
    const email = `${newId()}@school.test`
    const whose = await makeSchool()
    const user = await whose.addUser('teacher', { email })
    const server = await (provider === 'canvas' ? canvasOf(email) : brightspaceOf(email))
    const { school, browser } = await schoolWithProviders({
      ...server.settings,
      [`${provider.toUpperCase()}_SCHOOL_ID`]: whose.id,
    })
    await turnOnFor(school, user, now)
    const before = await sessionsOf(user.id)
    const { body } = await browser.start(provider)
    const back = await server.signIn(body.url, 'maya')
    const landed = await browser.ask('GET', `${back.pathname}${back.search}`)
    const page = new URL(landed.location ?? '', back).searchParams
    const shown = { [`${provider}_code`]: page.get('code'), state: page.get('state') }
    expect(await browser.login({ login_type: provider, ...shown })).toMatchObject(needed)
    await expectNoneBegun(user.id, before)
  })
})

const newNumber = () => Math.floor(Math.random() * 1e9)

const canvasOf = (primary_email: string) =>
  canvasServer(`${site}/api/v1/auth/canvas/callback`, {
    maya: { id: newNumber(), name: 'Maya Okafor', primary_email, is_confirmed: true },
  })

const brightspaceOf = (UniqueName: string) =>
  brightspaceServer(`${site}/api/v1/auth/d2l/callback`, {
    maya: { Identifier: `${newNumber()}`, FirstName: 'Maya', LastName: 'Okafor', UniqueName },
  })

test('every way in comes to one place, and nothing else begins a session', () => {
  // Apple's is the same use case as Google's.
  expect([...loginTypes].sort()).toEqual(
    ['password', 'otp', 'magic_link', 'login_token', 'google', 'apple', 'canvas', 'd2l'].sort(),
  )
  const src = join(import.meta.dirname, '../..')
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !/testing|\.test\./.test(path),
  )
  const callers = (name: string) =>
    files.filter((path) => new RegExp(`${name}\\(`).test(readFileSync(join(src, path), 'utf8')))
  expect(callers('insertSignIn').sort()).toEqual([
    'auth/auth.begin-session.ts',
    'auth/auth.queries.ts',
  ])
  expect(callers('startSession')).toEqual(['auth/sessions/sessions.ts'])
  expect(callers('insertSession').sort()).toEqual([
    'auth/auth.queries.ts',
    'auth/sessions/sessions.ts',
  ])
})
