import { policyVersion } from '@learngrove/contract/policy'
import { describe, expect, onTestFinished, test } from 'vitest'
import { newNumber, password, schoolWithAccount } from '#auth/testing.ts'
import { readConfig } from '#platform/config.ts'
import { hashOf, newId } from '#platform/ids.ts'
import { addressOf, db, makeSchool } from '#testing/harness.ts'
import { lastMessageTo, messagesTo } from '#testing/mailbox.ts'
import { signUpWith } from '#testing/sign-up.ts'

const newMailbox = () => `${newId()}@stranger.test`

/** Somebody who is signed in, and comes from another address each time. */
async function somebody() {
  const school = await makeSchool()
  return { school, ask: await asking(school) }
}

async function asking(school: Awaited<ReturnType<typeof makeSchool>>) {
  const authorization = `Bearer ${await school.tokenOf(await school.addUser('student'))}`
  return async (method: 'POST' | 'PATCH', path: string, payload: object) => {
    const answer = await school.app.inject({
      method,
      url: `/~${school.id}/api/v1${path}`,
      headers: { authorization, 'x-forwarded-for': addressOf(newId()) },
      payload,
    })
    return { status: answer.statusCode, code: answer.body && answer.json().code }
  }
}

type Ask = Awaited<ReturnType<typeof asking>>

const textTo = (ask: Ask, mobile_number: string) =>
  ask('POST', '/auth/generate-otp', { mobile_number })

const day = 24

/** What tests count for the whole site they count for each other: this one begins and ends without it. */
const forgetTexts = () =>
  db.deleteFrom('counted_requests').where('key_hash', '=', hashOf('codes to new numbers')).execute()

describe('what one person has sent to strangers', () => {
  test.each([
    ['texts', (ask: Ask) => textTo(ask, newNumber()), 10],
    ['mails', (ask: Ask) => ask('PATCH', '/users/', { email: newMailbox() }), 10],
  ])('are few %s a day, wherever they come from', async (_what, send, most) => {
    const { school, ask } = await somebody()
    for (let sent = 0; sent < most; sent++) expect((await send(ask)).status).toBeLessThan(300)
    expect(await send(ask)).toEqual({ status: 429, code: 'TOO_MANY_REQUESTS' })
    school.wait(day - 1)
    expect((await send(ask)).status).toBe(429)
    school.wait(1)
    expect((await send(ask)).status).toBeLessThan(300)
    // The measure can tell: somebody else is not held up.
    expect((await send(await asking(school))).status).toBeLessThan(300)
  })
})

describe('what all together have sent to strangers', () => {
  test('has an end in each hour, and texts to sign in have not', async () => {
    const { school } = await somebody()
    const { mobile_number } = await schoolWithAccount()
    await forgetTexts()
    onTestFinished(async () => void (await forgetTexts()))
    let [sent, refused] = [0, 0]
    for (let people = 0; people < 21; people++) {
      const ask = await asking(school)
      for (let asked = 0; asked < 10; asked++) {
        if ((await textTo(ask, newNumber())).status === 204) sent++
        else refused++
      }
    }
    expect([sent, refused]).toEqual([200, 10])
    const { call } = await school.as()
    await call('POST /auth/generate-otp', { body: { mobile_number } })
    expect(await messagesTo(mobile_number)).toHaveLength(1)
    school.wait(1)
    expect((await textTo(await asking(school), newNumber())).status).toBe(204)
  }, 60_000)
})

describe('texts', () => {
  async function sentWith(env: NodeJS.ProcessEnv, mobile_number: string) {
    const school = await makeSchool({ config: readConfig({ LOG_LEVEL: 'silent', ...env }) })
    return textTo(await asking(school), mobile_number)
  }
  const gateway = { TEXT_GATEWAY_URL: 'http://127.0.0.1:1/send' }
  const refused = { status: 422, code: 'COUNTRY_NOT_SERVED' }

  test.each([
    ['+447700900123', gateway, 204],
    ['+12015550123', gateway, 422],
    ['+88213000000', gateway, 422],
    ['+353851234567', { ...gateway, TEXT_COUNTRIES: '+44, +353' }, 204],
    ['+447700900124', { ...gateway, TEXT_COUNTRIES: '+353' }, 422],
    // Where nothing sends them they lie in the outbox, and cost nothing.
    ['+12015550124', {}, 204],
  ])('to %s with %o: %i', async (number, env, status) => {
    const said = await sentWith(env, number)
    expect(said).toMatchObject(status === 422 ? refused : { status })
  })

  test.each(['44', '+', '+0', '+44;+1', 'gb', ''.padEnd(3, ',')])(
    'to countries that are written as %j stop the server before it serves',
    (TEXT_COUNTRIES) => {
      expect(() => readConfig({ TEXT_COUNTRIES })).toThrow(/TEXT_COUNTRIES/)
    },
  )
})

describe('a letter to somebody who never asked for it', () => {
  const prize = 'http://evil.example/prize You have won a prize, claim it at http://evil.example'

  test.each([prize.slice(0, 80), 'Maya', 'evil.example'])(
    'holds nothing that a stranger called %j has chosen',
    async (first_name) => {
      const school = await makeSchool()
      const client = await school.as()
      const { call } = client
      const email = newMailbox()
      const username = `evil.example.${newId().slice(-12)}`
      const names = { first_name, last_name: first_name, username }
      const rest = { user_role_id: 6, email, password, policy_version: policyVersion } as const
      const { access_token } = await signUpWith(client, { ...names, ...rest })
      const other = newMailbox()
      await school.app.inject({
        method: 'PATCH',
        url: '/api/v1/users/',
        headers: { authorization: `Bearer ${access_token}` },
        payload: { email: other },
      })
      await call('POST /auth/magic-link', { body: { email: other, portal: 'ai_academy' } })
      await call('POST /auth/password/reset/link', { body: { email: other } })
      const letters = [...(await messagesTo(email)), ...(await messagesTo(other))]
      expect(letters).toHaveLength(4)
      for (const { subject, body, html, sender } of letters) {
        expect(body).toMatch(/^Hello,\n/)
        expect([subject, body, html, sender].join('\n')).not.toContain(first_name)
        expect(html).not.toContain('evil')
      }
    },
  )

  test('names the account where its name is no address', async () => {
    const school = await makeSchool()
    const [email, username] = [newMailbox(), `maya-${newId().slice(-12)}`]
    const names = { first_name: 'Maya', last_name: '', username }
    const rest = { user_role_id: 6, password, policy_version: policyVersion } as const
    const user = await signUpWith(await school.as(), { ...names, ...rest })
    await (await school.as(user)).call('PATCH /users/', { body: { email } })
    expect((await lastMessageTo(email)).body).toContain(`"${username}"`)
  })
})

describe('a code that was sent to somebody', () => {
  const codeIn = (body: string) => /\d{6}/.exec(body)?.[0] ?? ''
  const not = (code: string) => (code === '000000' ? '000001' : '000000')

  async function expecting() {
    const known = await schoolWithAccount()
    const { school, user, mobile_number: old } = known
    const { call } = await school.as(user)
    const mobile_number = newNumber()
    await call('POST /auth/generate-otp', { body: { mobile_number } })
    const otp = codeIn((await lastMessageTo(mobile_number)).body)
    return { ...known, call, mobile_number, otp, old }
  }

  test('is not used up by the tries of anybody else', async () => {
    const { school, user, call, mobile_number, otp } = await expecting()
    const ask = await asking(school)
    for (let tried = 0; tried < 7; tried++) {
      const said = await ask('PATCH', '/users/', { mobile_number, otp: not(otp) })
      expect(said).toEqual({ status: 403, code: 'WRONG_CODE' })
    }
    // Not even by the right one.
    expect(await ask('PATCH', '/users/', { mobile_number, otp })).toMatchObject({ status: 403 })
    expect(await call('PATCH /users/', { body: { mobile_number, otp } })).toMatchObject({
      id: user.id,
    })
  })

  test('does not end because somebody else has one sent there', async () => {
    const { school, call, mobile_number, otp } = await expecting()
    expect((await textTo(await asking(school), mobile_number)).status).toBe(204)
    await expect(call('PATCH /users/', { body: { mobile_number, otp } })).resolves.toBeDefined()
  })

  test('is used up by one’s own tries, which are few in a day', async () => {
    const { school, call, mobile_number, otp } = await expecting()
    const guess = (code: string) => call('PATCH /users/', { body: { mobile_number, otp: code } })
    for (let tried = 0; tried < 5; tried++) {
      await expect(guess(not(otp))).rejects.toMatchObject({ code: 'WRONG_CODE' })
    }
    await expect(guess(otp)).rejects.toMatchObject({ code: 'WRONG_CODE' })
    for (let tried = 6; tried < 20; tried++) await guess(not(otp)).catch(() => {})
    await expect(guess(not(otp))).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    school.wait(day)
    await expect(guess(not(otp))).rejects.toMatchObject({ code: 'WRONG_CODE' })
  })
})

describe('passwords that wait to be looked at', () => {
  test('are bounded: who comes when too many wait is told when to come again', async () => {
    const { school, email, call } = await schoolWithAccount()
    const strangers = Array.from({ length: 300 }, async () => {
      const answer = await school.app.inject({
        method: 'POST',
        url: `/~${school.id}/api/v1/auth/login`,
        headers: { 'x-forwarded-for': addressOf(newId()) },
        payload: { email: newMailbox(), password: 'a guess' },
      })
      const { code } = answer.json()
      return `${answer.statusCode} ${code} ${answer.headers['retry-after'] ?? ''}`.trim()
    })
    const said = Object.groupBy(await Promise.all(strangers), (each) => each)
    expect(Object.keys(said).toSorted()).toEqual(['401 WRONG_CREDENTIALS', '503 UNAVAILABLE 5'])
    // Five are looked at and a hundred wait; the others are sent away before any work is done for them.
    expect(said['503 UNAVAILABLE 5']?.length).toBeLessThanOrEqual(300 - 105)
    await expect(call('POST /auth/login', { body: { email, password } })).resolves.toMatchObject({
      email,
    })
  }, 60_000)
})
