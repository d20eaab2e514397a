import { describe, expect, test } from 'vitest'
import { outcomes, password } from '#auth/testing.ts'
import { ten } from '#testing/at-once.ts'
import { db } from '#testing/harness.ts'
import { auditOf, messagesTo } from '#testing/mailbox.ts'
import {
  adult,
  appOf,
  minutes,
  not,
  protectedAdult,
  turnOnFor,
  wrongCode,
} from './second-factor.testing.ts'

const setup = 'POST /auth/second-factor/setup'
const on = 'POST /auth/second-factor/on'
const off = 'POST /auth/second-factor/off'

const factorOf = (user_id: string) =>
  db.selectFrom('second_factors').selectAll().where('user_id', '=', user_id).executeTakeFirst()

describe('setting it up', () => {
  test('counts only once a code of the app was shown', async () => {
    const { school, user, first, email } = await adult()
    const own = await school.as(user)
    const { secret, uri } = await own.call(setup, { body: {} })
    expect(new URL(uri).searchParams.get('secret')).toBe(secret)
    expect(decodeURIComponent(new URL(uri).pathname)).toMatch(new RegExp(`:${email}$`))
    await first()
    const code = appOf(secret, school.now)
    const wrong = not(code(-1), code(0), code(1))
    await expect(own.call(on, { body: { code: wrong } })).rejects.toMatchObject(wrongCode)
    await first()
    await own.call(on, { body: { code: code() } })
    await expect(first()).rejects.toMatchObject({ code: 'SECOND_FACTOR_NEEDED' })
    expect(await own.call('GET /auth/second-factor', {})).toMatchObject({
      turned_on_at: school.now().toISOString(),
      recovery_codes_left: 10,
      is_required: false,
    })
  })

  test('gives ten recovery codes, ends every other session, is written down and told', async () => {
    const { school, user, email } = await adult()
    const elsewhere = await school.as(user)
    const { own, recovery_codes } = await turnOnFor(school, user)
    expect(new Set(recovery_codes).size).toBe(10)
    await own.call('GET /users/information', {})
    await expect(elsewhere.call('GET /users/information', {})).rejects.toMatchObject({
      status: 401,
    })
    expect((await auditOf(user.id)).map(({ action }) => action)).toEqual(['second_factor_on'])
    expect(await messagesTo(email)).toMatchObject([{ subject: 'Signing in now takes two steps' }])
  })

  test('needs the password, or a sign-in of the last ten minutes', async () => {
    const { school, user } = await adult()
    const own = await school.as(user)
    expect(await own.call('GET /auth/second-factor', {})).toMatchObject({ proof: 'none' })
    school.wait(10 * minutes)
    expect(await own.call('GET /auth/second-factor', {})).toMatchObject({ proof: 'password' })
    for (const body of [{}, { password: 'a guess' }]) {
      const refused = { status: 403, code: 'WRONG_PASSWORD' }
      await expect(own.call(setup, { body })).rejects.toMatchObject(refused)
    }
    await own.call(setup, { body: { password } })
    await db.updateTable('users').set({ password_hash: null }).where('id', '=', user.id).execute()
    expect(await own.call('GET /auth/second-factor', {})).toMatchObject({ proof: 'sign_in' })
    await expect(own.call(setup, { body: { password } })).rejects.toMatchObject({
      status: 403,
      code: 'SIGN_IN_AGAIN',
    })
  })

  test('slows down who guesses the password', async () => {
    const { school, user } = await adult()
    const own = await school.as(user)
    school.wait(10 * minutes)
    const guess = () => own.call(setup, { body: { password: 'a guess' } })
    for (let tried = 0; tried < 6; tried++) await guess().catch(() => {})
    await expect(guess()).rejects.toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
  })

  test('is to be ended within fifteen minutes, with the newest secret', async () => {
    const { school, user } = await adult()
    const own = await school.as(user)
    const old = appOf((await own.call(setup, { body: {} })).secret, school.now)
    const newest = appOf((await own.call(setup, { body: {} })).secret, school.now)
    await expect(own.call(on, { body: { code: old() } })).rejects.toMatchObject(wrongCode)
    school.wait(15 * minutes)
    const refused = { status: 410, code: 'SETUP_EXPIRED' }
    await expect(own.call(on, { body: { code: newest() } })).rejects.toMatchObject(refused)
  })

  test('is done once of ten at once, and not again while it is on', async () => {
    const { school, user } = await adult()
    const own = await school.as(user)
    const code = appOf((await own.call(setup, { body: {} })).secret, school.now)
    const { done, codes } = await outcomes(ten(() => own.call(on, { body: { code: code() } })))
    expect([done, codes]).toEqual([1, ['SETUP_EXPIRED']])
    await expect(own.call(setup, { body: {} })).rejects.toMatchObject({
      status: 409,
      code: 'SECOND_FACTOR_ON',
    })
  })

  test('leaves no secret in the database in the clear', async () => {
    const { user, secret, recovery_codes } = await protectedAdult()
    const codes = db.selectFrom('recovery_codes').selectAll().where('user_id', '=', user.id)
    const kept = JSON.stringify([await factorOf(user.id), await codes.execute()])
    expect(kept).not.toContain(secret)
    for (const code of recovery_codes) {
      expect(kept).not.toContain(code)
      expect(kept).not.toContain(code.replace('-', ''))
    }
  })
})

describe('turning it off', () => {
  test('needs a code; then one step is enough again, and nothing is left', async () => {
    const { own, code, first, user, email, recovery_codes } = await protectedAdult()
    const wrong = not(code(-1), code(0), code(1))
    await expect(own.call(off, { body: { code: wrong } })).rejects.toMatchObject(wrongCode)
    await expect(own.call(off, { body: {} })).rejects.toMatchObject({ code: 'INVALID_REQUEST' })
    await own.call(off, { body: { code: code() } })
    await first()
    expect(await factorOf(user.id)).toBeUndefined()
    const [recovery_code = ''] = recovery_codes
    await expect(own.call(off, { body: { recovery_code } })).rejects.toMatchObject(wrongCode)
    const told = (await auditOf(user.id)).map(({ action }) => action)
    expect(told).toEqual(['second_factor_on', 'second_factor_off', 'signed_in'])
    expect((await messagesTo(email)).at(-1)?.subject).toBe('Signing in takes one step again')
  })

  test('works by a recovery code, for whoever has lost the telephone', async () => {
    const { own, recovery_codes, first } = await protectedAdult()
    await own.call(off, { body: { recovery_code: recovery_codes[0] } })
    await first()
  })

  test('cannot be guessed at by a session that somebody left open', async () => {
    const { own, code } = await protectedAdult()
    const wrong = not(code(-1), code(0), code(1))
    for (let tried = 0; tried < 10; tried++) {
      await expect(own.call(off, { body: { code: wrong } })).rejects.toMatchObject(wrongCode)
    }
    await expect(own.call(off, { body: { code: code() } })).rejects.toMatchObject({ status: 429 })
  })
})

test('new recovery codes take the place of the old', async () => {
  const { own, code, recovery_codes, finish, ticket, user } = await protectedAdult()
  const body = { code: code() }
  const renewed = await own.call('POST /auth/second-factor/recovery-codes', { body })
  expect(renewed.recovery_codes.filter((each) => recovery_codes.includes(each))).toEqual([])
  const [old = ''] = recovery_codes
  const [fresh = ''] = renewed.recovery_codes
  const shown = await ticket()
  await expect(finish({ ticket: shown, recovery_code: old })).rejects.toMatchObject(wrongCode)
  await finish({ ticket: shown, recovery_code: fresh })
  expect((await auditOf(user.id)).map(({ action }) => action)).toContain('recovery_codes_renewed')
})

test('it does not go with a new password, nor with the list of sessions', async () => {
  const { own, first, user } = await protectedAdult()
  const body = { password, new_password: 'eleven quiet owls' }
  await own.call('POST /auth/password/change', { body })
  expect(await factorOf(user.id)).toMatchObject({ turned_on_at: expect.any(Date) })
  await expect(first()).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' })
  const { sessions } = await own.call('GET /auth/sessions', {})
  expect(sessions).toMatchObject([{ is_this: true }])
})
