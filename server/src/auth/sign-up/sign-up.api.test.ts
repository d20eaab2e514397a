import { policyVersion } from '@learngrove/contract/policy'
import { userRole } from '@learngrove/contract/roles'
import { describe, expect, test } from 'vitest'
import { outcomes, schoolWithAccount } from '#auth/testing.ts'
import { newId } from '#platform/ids.ts'
import { platformSchoolId } from '#schools/schools.platform.ts'
import { ten } from '#testing/at-once.ts'
import { addDomain } from '#testing/domains.ts'
import { db, makeSchool } from '#testing/harness.ts'
import { auditOf, lastMessageTo, lastSecretTo, messagesTo } from '#testing/mailbox.ts'
import { signUpWith } from '#testing/sign-up.ts'

const newEmail = () => `${newId()}@family.test`

const asked = (fields: object = {}) => ({
  user_role_id: userRole.student,
  first_name: 'Zoë',
  last_name: 'Field',
  password: 'seven brave hedgehogs',
  policy_version: policyVersion,
  ...fields,
})

async function guest() {
  const school = await makeSchool()
  const client = await school.as()
  const { call } = client
  const signUp = (fields: object = {}, query: { is_free_tier?: boolean } = {}) =>
    signUpWith(client, asked(fields), query)
  /** Types an address, and no more. */
  const type = (email: string, fields: object = {}) =>
    call('POST /auth/signup', { query: {}, body: asked({ email, ...fields }) })
  const open = (login_token: string) =>
    call('POST /auth/login', { body: { login_type: 'magic_link', login_token } })
  return { school, call, signUp, type, open }
}

const rowOf = (id: string) =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('signing up', () => {
  test('signs in at once, under a username that is made and shown', async () => {
    const { school, signUp } = await guest()
    const user = await signUp({ user_role_id: userRole.parent })
    expect(user).toMatchObject({ user_role_id: 6, email: null, last_logged_in: null })
    expect(user.username).toMatch(/^zoe-[a-z]+-\d\d$/)
    const answer = await school.app.inject({
      url: '/api/v1/users/information',
      headers: { authorization: `Bearer ${user.access_token}` },
    })
    expect(answer.json()).toMatchObject({ id: user.id, flag: { has_agreed_policy: true } })
    expect((await rowOf(user.id)).school_id).toBe(platformSchoolId)
  })

  test('on the site of a school belongs to that school', async () => {
    const { school } = await guest()
    const host = await addDomain(school.id)
    const answer = await school.app.inject({
      method: 'POST',
      url: '/api/v1/auth/signup',
      headers: { host },
      payload: asked(),
    })
    expect(answer.statusCode).toBe(201)
    expect((await rowOf(answer.json().id)).school_id).toBe(school.id)
  })

  test('writes down the sign-up, the consent and the sign-in, and no name', async () => {
    const { signUp } = await guest()
    const email = newEmail()
    const { id } = await signUp({ email }, { is_free_tier: true })
    const events = await auditOf(id)
    const actions = ['signed_up', 'consent_given', 'email_verified', 'signed_in']
    expect(events.map(({ action }) => action)).toEqual(actions)
    expect(JSON.stringify(events)).not.toMatch(/zoë|family\.test/i)
    const consents = await db
      .selectFrom('consents')
      .select(['text_name', 'text_version'])
      .where('given_by', '=', id)
      .execute()
    expect(consents).toEqual([{ text_name: 'terms-and-privacy', text_version: policyVersion }])
    expect((await rowOf(id)).is_free_tier).toBe(true)
  })

  test('needs the policy as it is now', async () => {
    const { signUp } = await guest()
    await expect(signUp({ policy_version: '2020-01-01' })).rejects.toMatchObject({
      code: 'POLICY_CHANGED',
    })
  })

  test.each(['password', 'zoefield', 'ZoeField1', 'learngrove1', '12345678'])(
    'refuses the password %s',
    async (password) => {
      const { signUp } = await guest()
      const names = { first_name: 'Zoe', username: `zoe-${newId().slice(-8)}` }
      await expect(signUp({ ...names, password })).rejects.toMatchObject({ code: 'WEAK_PASSWORD' })
    },
  )

  test('refuses a level that there is not, and adds nobody', async () => {
    const { signUp } = await guest()
    const username = `zoe-${newId().slice(-8)}`
    await expect(signUp({ username, academic_level_id: newId() })).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
    })
    await expect(signUp({ username })).resolves.toMatchObject({ username })
  })

  test('is not for staff', async () => {
    const { signUp } = await guest()
    await expect(signUp({ user_role_id: userRole.admin })).rejects.toMatchObject({ status: 400 })
  })

  test('gives a name to one of ten who ask for it at once, whatever its case', async () => {
    const { signUp } = await guest()
    const name = `zoe${newId().slice(-8)}`
    const tries = ten((index) => signUp({ username: index % 2 === 0 ? name : name.toUpperCase() }))
    expect(await outcomes(tries)).toEqual({ done: 1, codes: ['USERNAME_TAKEN'] })
  })

  test('slows down who signs up again and again, until an hour has passed', async () => {
    const { school, signUp } = await guest()
    // Refused before it is judged, so that sixty need no sixty password hashes.
    const weak = () => signUp({ password: '12345678' })
    for (let done = 0; done < 60; done++) await weak().catch(() => {})
    await expect(weak()).rejects.toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
    school.wait(1)
    await expect(weak()).rejects.toMatchObject({ code: 'WEAK_PASSWORD' })
  })
})

const byEmail = (email: string) => ({ body: { email, password: 'seven brave hedgehogs' } })

const accountsOf = (email: string) =>
  db
    .selectFrom('users')
    .select('id')
    .where(({ eb, or }) => or([eb('email', '=', email), eb('pending_email', '=', email)]))
    .execute()

describe('an address given at sign-up', () => {
  test('makes no account and no session until its link was opened, which signs in', async () => {
    const { school, call, type, open } = await guest()
    const email = newEmail()
    expect(await type(email, { user_role_id: userRole.parent })).toEqual({ look_in_mail: true })
    expect(await accountsOf(email)).toEqual([])
    await expect(call('POST /auth/login', byEmail(email))).rejects.toMatchObject({
      code: 'WRONG_CREDENTIALS',
    })
    const token = await lastSecretTo(email)
    const read = () => call('GET /auth/magic-link/{token}/validate', { params: { token } })
    expect(await read()).toEqual({ email })
    const user = await open(token)
    expect(user).toMatchObject({ email, user_role_id: 6, first_name: 'Zoë', last_logged_in: null })
    expect(await accountsOf(email)).toEqual([{ id: user.id }])
    expect(await call('POST /auth/login', byEmail(email))).toMatchObject({ id: user.id })
    expect((await auditOf(user.id)).map(({ action }) => action)).toContain('email_verified')
    const mine = await (await school.as(user)).call('GET /users/information', {})
    expect(mine).toMatchObject({ pending_email: null, flag: { has_agreed_policy: true } })
    await expect(open(token)).rejects.toMatchObject({ status: 410, code: 'LINK_EXPIRED' })
    await expect(read()).rejects.toMatchObject({ code: 'LINK_EXPIRED' })
  })

  test('is answered alike where it is taken, whose owner gets the way in and no second account', async () => {
    const { email, user } = await schoolWithAccount()
    const { call, type } = await guest()
    const free = newEmail()
    expect(await type(email)).toEqual(await type(free))
    const { subject, body } = await lastMessageTo(email)
    expect(subject).toBe('You already have an account')
    expect(body).toContain('/login')
    expect(body).not.toContain('/magic-link/')
    expect(await accountsOf(email)).toEqual([{ id: user.id }])
    for (const each of [email, free]) {
      await expect(call('POST /auth/login', byEmail(each))).rejects.toMatchObject({
        code: 'WRONG_CREDENTIALS',
      })
    }
  })

  test('is kept with what was typed where only the reader of the letter can read it', async () => {
    const { type } = await guest()
    const email = newEmail()
    const username = `zoe${newId().slice(-8)}`
    await type(email, { username })
    const secret = await lastSecretTo(email)
    const rows = await db
      .selectFrom('tickets')
      .selectAll()
      .where('purpose', '=', 'signup')
      .execute()
    expect(rows.length).toBeGreaterThan(0)
    for (const text of [email, username, 'Zoë', 'argon2', secret]) {
      expect(JSON.stringify(rows)).not.toContain(text)
    }
  })

  test('ends by itself after three days', async () => {
    const { school, type, open } = await guest()
    const email = newEmail()
    await type(email)
    school.wait(3 * 24)
    await expect(open(await lastSecretTo(email))).rejects.toMatchObject({ code: 'LINK_EXPIRED' })
    expect(await accountsOf(email)).toEqual([])
  })

  test('is refused with a username that is taken while it can still be typed anew', async () => {
    const { signUp, type } = await guest()
    const { username } = await signUp()
    const email = newEmail()
    const asked = { username: username?.toUpperCase() }
    await expect(type(email, asked)).rejects.toMatchObject({ code: 'USERNAME_TAKEN' })
    await expect(type(email, { academic_level_id: newId() })).rejects.toMatchObject({
      issues: [{ path: 'academic_level_id' }],
    })
    expect(await messagesTo(email)).toEqual([])
  })

  test('gets another username where the one that was typed is somebody’s by then', async () => {
    const { signUp, type, open } = await guest()
    const [email, username] = [newEmail(), `zoe${newId().slice(-8)}`]
    await type(email, { username })
    await signUp({ username })
    const user = await open(await lastSecretTo(email))
    expect(user.username).toMatch(/^zoe-[a-z]+-\d\d$/)
  })

  test('becomes one account of ten that named it, whose links are opened at once', async () => {
    const { school, type, open } = await guest()
    const email = newEmail()
    const secrets: string[] = []
    for (let made = 0; made < 10; made++) {
      await type(email)
      secrets.push(await lastSecretTo(email))
      school.wait(1)
    }
    expect(await outcomes(Promise.allSettled(secrets.map(open)))).toEqual({
      done: 1,
      codes: ['LINK_EXPIRED'],
    })
    expect(await accountsOf(email)).toHaveLength(1)
  })

  test('makes one account of a link that is opened ten times at once', async () => {
    const { type, open } = await guest()
    const email = newEmail()
    await type(email)
    const secret = await lastSecretTo(email)
    expect(await outcomes(ten(() => open(secret)))).toEqual({ done: 1, codes: ['LINK_EXPIRED'] })
    expect(await accountsOf(email)).toHaveLength(1)
  })

  test('that became somebody’s meanwhile opens nothing, and a letter says how to get in', async () => {
    const { type, open } = await guest()
    const email = newEmail()
    await type(email)
    const first = await lastSecretTo(email)
    await type(email)
    await open(await lastSecretTo(email))
    for (const _ of '12') {
      await expect(open(first)).rejects.toMatchObject({ status: 410, code: 'LINK_EXPIRED' })
    }
    expect((await lastMessageTo(email)).subject).toBe('You already have an account')
    expect(await messagesTo(email)).toHaveLength(3)
  })

  test('gets five letters in an hour, whoever asks for them and whether it is known', async () => {
    const { email } = await schoolWithAccount()
    const { type } = await guest()
    for (const each of [email, newEmail()]) {
      for (const _ of '12345') await type(each)
      await expect(type(each)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    }
  })
})
