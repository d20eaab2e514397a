import { policyVersion } from '@learngrove/contract/policy'
import { userRole } from '@learngrove/contract/roles'
import { describe, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { platformSchoolId } from '#schools/schools.platform.ts'
import { ten } from '#testing/at-once.ts'
import { addDomain } from '#testing/domains.ts'
import { db, makeSchool } from '#testing/harness.ts'
import { auditOf, lastMessageTo, lastSecretTo, messagesTo } from '#testing/mailbox.ts'
import { outcomes, schoolWithAccount } from './testing.ts'

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
  const { call } = await school.as()
  const signUp = (fields: object = {}, query: { is_free_tier?: boolean } = {}) =>
    call('POST /auth/signup', { query, body: asked(fields) })
  return { school, call, signUp }
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
    expect(events.map(({ action }) => action)).toEqual(['signed_up', 'consent_given', 'signed_in'])
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

describe('an address given at sign-up', () => {
  test('counts once its link was opened, which signs in', async () => {
    const { call, signUp } = await guest()
    const email = newEmail()
    const { id, username } = await signUp({ email })
    const byEmail = { email, password: 'seven brave hedgehogs' }
    await expect(call('POST /auth/login', { body: byEmail })).rejects.toMatchObject({
      code: 'WRONG_CREDENTIALS',
    })
    expect((await lastMessageTo(email)).body).toContain(username)
    const token = await lastSecretTo(email)
    expect(await call('GET /auth/magic-link/{token}/validate', { params: { token } })).toEqual({
      email,
    })
    const body = { login_type: 'magic_link', login_token: token } as const
    expect(await call('POST /auth/login', { body })).toMatchObject({ id, email })
    expect(await call('POST /auth/login', { body: byEmail })).toMatchObject({ id })
    expect((await auditOf(id)).map(({ action }) => action)).toContain('email_verified')
  })

  test('looks the same where it is taken, and its owner is told', async () => {
    const { email } = await schoolWithAccount()
    const { call, signUp } = await guest()
    const free = newEmail()
    const [a, b] = [await signUp({ email }), await signUp({ email: free })]
    const shape = ({ id: _id, username: _name, access_token: _token, ...rest }: typeof a) => rest
    expect(shape(a)).toEqual(shape(b))
    const { subject, body } = await lastMessageTo(email)
    expect(subject).toBe('You already have an account')
    expect(body).not.toContain('/magic-link/')
    expect(await messagesTo(free)).toHaveLength(1)
    // Nor does signing in with it tell the one who signed up.
    for (const each of [email, free]) {
      const tried = { email: each, password: 'seven brave hedgehogs' }
      await expect(call('POST /auth/login', { body: tried })).rejects.toMatchObject({
        code: 'WRONG_CREDENTIALS',
      })
    }
  })

  test('becomes one account’s of ten that named it, whose links are opened at once', async () => {
    const { call, signUp } = await guest()
    const email = newEmail()
    const secrets: string[] = []
    for (let made = 0; made < 10; made++) {
      await signUp({ email })
      secrets.push(await lastSecretTo(email))
    }
    const open = (login_token: string) =>
      call('POST /auth/login', { body: { login_type: 'magic_link', login_token } })
    expect(await outcomes(Promise.allSettled(secrets.map(open)))).toEqual({
      done: 1,
      codes: ['LINK_EXPIRED'],
    })
    const owners = await db.selectFrom('users').select('id').where('email', '=', email).execute()
    expect(owners).toHaveLength(1)
  })

  test('that became somebody else’s meanwhile opens nothing, and a letter explains', async () => {
    const { call, signUp } = await guest()
    const email = newEmail()
    await signUp({ email })
    const first = await lastSecretTo(email)
    await signUp({ email })
    const second = await lastSecretTo(email)
    const open = (login_token: string) =>
      call('POST /auth/login', { body: { login_type: 'magic_link', login_token } })
    await open(second)
    await expect(open(first)).rejects.toMatchObject({ status: 410, code: 'LINK_EXPIRED' })
    expect((await lastMessageTo(email)).subject).toBe('This address belongs to another account')
    await expect(open(first)).rejects.toMatchObject({ code: 'LINK_EXPIRED' })
    expect(await messagesTo(email)).toHaveLength(3)
  })

  test('takes the place of the one before, whose owner is told', async () => {
    const { call, signUp } = await guest()
    const [old, email] = [newEmail(), newEmail()]
    const { id } = await signUp({ email })
    await db.updateTable('users').set({ email: old }).where('id', '=', id).execute()
    const login_token = await lastSecretTo(email)
    const body = { login_type: 'magic_link', login_token } as const
    expect(await call('POST /auth/login', { body })).toMatchObject({ id, email })
    expect((await lastMessageTo(old)).subject).toBe('Your e-mail address has changed')
    expect(await messagesTo(email)).toHaveLength(1)
  })

  test('is not theirs any more once they have named another', async () => {
    const { call, signUp } = await guest()
    const email = newEmail()
    const { id } = await signUp({ email })
    const login_token = await lastSecretTo(email)
    await db.updateTable('users').set({ pending_email: newEmail() }).where('id', '=', id).execute()
    await expect(
      call('POST /auth/login', { body: { login_type: 'magic_link', login_token } }),
    ).rejects.toMatchObject({ code: 'LINK_EXPIRED' })
    expect((await rowOf(id)).email).toBeNull()
  })
})
