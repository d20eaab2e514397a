import { policyVersion } from '@learngrove/contract/policy'
import { describe, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { fulfilled, refusals, ten } from '#testing/at-once.ts'
import { lettersTo } from '#testing/family.ts'
import { db, makeSchool } from '#testing/harness.ts'
import { auditOf, lastLinkTo, messagesTo } from '#testing/mailbox.ts'
import {
  asked,
  days,
  isOpen,
  onDevice,
  password,
  policy_version,
  signUp,
} from './consent.testing.ts'

describe('a grown-up who is asked by mail', () => {
  test('reads whom it is about, agrees, and the account is open', async () => {
    const { child, guest, token, email, user, give, school } = await asked()
    expect(await guest.call('GET /users/consent/{token}', { params: { token } })).toMatchObject({
      first_name: 'Zoë',
      academic_level_name: 'Year 6',
    })
    expect(await isOpen(child)).toBe(false)
    expect(await give()).toEqual({ status: 204, code: undefined })
    expect(await isOpen(child)).toBe(true)
    const kept = await db
      .selectFrom('consents')
      .selectAll()
      .where('given_for', '=', user.id)
      .where('given_by', 'is', null)
      .executeTakeFirstOrThrow()
    expect(kept).toMatchObject({
      giver_name: 'Ada Field',
      giver_email: email,
      way: 'mail',
      text_name: 'child-account',
      text_version: policyVersion,
      given_at: school.now(),
    })
    expect((await messagesTo(email)).at(-1)?.subject).toBe('You have agreed to a child’s account')
    expect(JSON.stringify(await auditOf(user.id))).not.toMatch(/Ada|grown-ups\.test/)
    const change = db.updateTable('consents').set({ giver_name: 'Eve' }).where('id', '=', kept.id)
    await expect(change.execute()).rejects.toThrow('never changed')
  })

  test('of ten answers at once one counts, whichever it is', async () => {
    const { give, refuse, user, guest, token } = await asked()
    const answers = await ten((index) => (index % 2 === 0 ? give() : refuse()))
    const settled = answers.map((each) => each.status === 'fulfilled' && each.value)
    expect(settled.filter((each) => each && each.status === 204)).toHaveLength(1)
    expect(settled.filter((each) => each && each.code === 'LINK_EXPIRED')).toHaveLength(9)
    const params = { token }
    await expect(guest.call('GET /users/consent/{token}', { params })).rejects.toMatchObject({
      status: 410,
    })
    const row = await db
      .selectFrom('users')
      .select('consent_state')
      .where('id', '=', user.id)
      .execute()
    expect([[], [{ consent_state: 'given' }]]).toContainEqual(row)
  })

  test('refuses, and nothing is left of the account', async () => {
    const { user, child, refuse, guest } = await asked()
    expect(await refuse()).toEqual({ status: 204, code: undefined })
    expect(await db.selectFrom('users').select('id').where('id', '=', user.id).execute()).toEqual(
      [],
    )
    await expect(child.call('GET /users/information', {})).rejects.toMatchObject({ status: 401 })
    const again = { body: { username: user.username ?? '', password } }
    await expect(guest.call('POST /auth/login', again)).rejects.toMatchObject({
      code: 'WRONG_CREDENTIALS',
    })
    expect((await auditOf(user.id)).map(({ action }) => action)).toContain('consent_refused')
  })

  test('is not the child: neither its device nor its session agrees', async () => {
    const { school, token, guest, user, child, give } = await asked()
    const body = { name: 'Me', is_guardian: true, policy_version } as const
    await expect(
      guest.call('POST /users/consent/{token}', { params: { token }, body }),
    ).rejects.toMatchObject({ status: 409, code: 'SAME_DEVICE' })
    const inSession = await onDevice(school, 'another telephone', user.access_token)
    expect(await inSession('POST', token, body)).toEqual({ status: 409, code: 'SAME_DEVICE' })
    expect(await isOpen(child)).toBe(false)
    // The link is still the grown-up's to use.
    expect((await give()).status).toBe(204)
  })

  test('is not asked at the child’s own address', async () => {
    const email = `${newId()}@children.test`
    const { child } = await signUp(await makeSchool(), { position: 6, email })
    const body = { email: email.toUpperCase() }
    await expect(child.call('POST /users/consent', { body })).rejects.toMatchObject({
      status: 422,
      code: 'OWN_ADDRESS',
    })
  })

  test('has seven days, and the newest link', async () => {
    const { school, child, email, give, guest, token } = await asked()
    await child.call('POST /users/consent', { body: { email } })
    expect(await give()).toMatchObject({ status: 410, code: 'LINK_EXPIRED' })
    const newest = (await lastLinkTo(email)).searchParams.get('token') ?? ''
    expect(newest).not.toBe(token)
    school.wait(7 * days)
    const params = { token: newest }
    await expect(guest.call('GET /users/consent/{token}', { params })).rejects.toMatchObject({
      code: 'LINK_EXPIRED',
    })
  })

  test.each([
    ['Zoë', true],
    ['Jean-Luc', true],
    ['http://evil.example', false],
    ['Win a prize now', false],
  ])('reads the first name %s in the letter: %s', async (first_name, isTold) => {
    const { child } = await signUp(await makeSchool(), { position: 6, first_name })
    const email = `${newId()}@grown-ups.test`
    await child.call('POST /users/consent', { body: { email } })
    const [letter] = await lettersTo(email)
    expect(letter?.body.includes(first_name)).toBe(isTold)
    expect(letter?.html?.includes(first_name)).toBe(isTold)
  })

  test('is written to five times a day at most, by one child and at one address', async () => {
    const school = await makeSchool()
    const { child } = await signUp(school, { position: 6 })
    const ask = (client: typeof child, email: string) =>
      client.call('POST /users/consent', { body: { email } })
    const results = await ten((index) => ask(child, `${index}-${newId()}@grown-ups.test`))
    expect(fulfilled(results)).toBe(5)
    expect(refusals(results)).toEqual(['TOO_MANY_REQUESTS'])
    const email = `${newId()}@grown-ups.test`
    for (let asked = 0; asked < 5; asked++) {
      await ask((await signUp(school, { position: 6 })).child, email)
    }
    const sixth = (await signUp(school, { position: 6 })).child
    await expect(ask(sixth, email)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })
})
