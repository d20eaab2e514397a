import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { newPassword, outcomes, password, schoolWithAccount } from '#auth/testing.ts'
import { outsideTransaction, transaction } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import { hashPassword } from '#platform/passwords/passwords.ts'
import { ten } from '#testing/at-once.ts'
import { db } from '#testing/harness.ts'
import { auditOf, lastLinkTo, lastMessageTo, lastSecretTo, messagesTo } from '#testing/mailbox.ts'

const minutes = 1 / 60

/** For a password to be checked. */
const longEnoughMs = 400

async function forgetful() {
  const known = await schoolWithAccount()
  const { call, email } = known
  await call('POST /auth/password/reset/link', { body: { email } })
  const token = (await lastLinkTo(email)).searchParams.get('token') ?? ''
  const reset = (new_password = newPassword) =>
    call('POST /auth/password/reset', { body: { token, new_password } })
  const signIn = (tried: string) => call('POST /auth/login', { body: { email, password: tried } })
  return { ...known, token, reset, signIn }
}

describe('a password link', () => {
  test('sets a new password; every session ends, and the old password with them', async () => {
    const { school, user, email, reset, signIn } = await forgetful()
    const before = await school.as(user)
    await reset()
    await expect(before.call('GET /users/information', {})).rejects.toMatchObject({ status: 401 })
    await expect(signIn(password)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' })
    await expect(signIn(newPassword)).resolves.toMatchObject({ id: user.id })
    expect((await lastMessageTo(email)).subject).toBe('Your password has changed')
    expect((await auditOf(user.id)).map(({ action }) => action)).toContain('password_reset')
  })

  test('works once, also for ten at once', async () => {
    const { reset } = await forgetful()
    const tries = ten((index) => reset(`${newPassword} ${index}`))
    expect(await outcomes(tries)).toEqual({ done: 1, codes: ['LINK_EXPIRED'] })
    await expect(reset()).rejects.toMatchObject({ status: 410, code: 'LINK_EXPIRED' })
  })

  test('stays good after a weak password', async () => {
    const { reset } = await forgetful()
    await expect(reset('password1')).rejects.toMatchObject({ code: 'WEAK_PASSWORD' })
    await expect(reset()).resolves.toBeUndefined()
  })

  test('can be looked at before a password is typed, until it was used', async () => {
    const { call, token, email, reset } = await forgetful()
    const look = () => call('GET /auth/magic-link/{token}/validate', { params: { token } })
    expect(await look()).toEqual({ email })
    await reset()
    await expect(look()).rejects.toMatchObject({ status: 410, code: 'LINK_EXPIRED' })
  })

  test('works for sixty minutes', async () => {
    const early = await forgetful()
    early.school.wait(59 * minutes)
    await expect(early.reset()).resolves.toBeUndefined()
    const late = await forgetful()
    late.school.wait(60 * minutes)
    await expect(late.reset()).rejects.toMatchObject({ code: 'LINK_EXPIRED' })
  })

  test('ends with its fellows and with every magic link, once it was used', async () => {
    const { call, email, reset } = await forgetful()
    await call('POST /auth/password/reset/link', { body: { email } })
    const second = (await lastLinkTo(email)).searchParams.get('token') ?? ''
    await call('POST /auth/magic-link', { body: { email, portal: 'ai_academy' } })
    const login_token = await lastSecretTo(email)
    await reset()
    const again = { token: second, new_password: 'nine warm pancakes' }
    await expect(call('POST /auth/password/reset', { body: again })).rejects.toMatchObject({
      code: 'LINK_EXPIRED',
    })
    await expect(
      call('POST /auth/login', { body: { login_type: 'magic_link', login_token } }),
    ).rejects.toMatchObject({ code: 'LINK_EXPIRED' })
  })

  test('does not sign in by itself, and leads back to the checkout if it was asked for there', async () => {
    const { call, token, email } = await forgetful()
    await expect(
      call('POST /auth/login', { body: { login_type: 'login_token', login_token: token } }),
    ).rejects.toMatchObject({ code: 'LINK_EXPIRED' })
    const body = { email, is_from_aiacademy_new_buy_page: true }
    await call('POST /auth/password/reset/link', { body })
    expect((await lastLinkTo(email)).searchParams.get('from')).toBe('checkout')
  })

  test('is mailed to nobody for an unknown address, slowed as for a known one', async () => {
    const { call } = await forgetful()
    const email = `${newId()}@nowhere.test`
    const ask = () => call('POST /auth/password/reset/link', { body: { email } })
    for (let asked = 0; asked < 5; asked++) await expect(ask()).resolves.toBeUndefined()
    expect(await messagesTo(email)).toEqual([])
    await expect(ask()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })
})

describe('changing a password', () => {
  async function changing() {
    const known = await schoolWithAccount()
    const here = await known.school.as(known.user)
    const change = (old = password, new_password = newPassword) =>
      here.call('POST /auth/password/change', { body: { password: old, new_password } })
    return { ...known, here, change }
  }

  test('ends every other session and keeps this one', async () => {
    const { school, user, email, here, change, call } = await changing()
    const elsewhere = await school.as(user)
    await change()
    await expect(here.call('GET /users/information', {})).resolves.toMatchObject({ id: user.id })
    await expect(elsewhere.call('GET /users/information', {})).rejects.toMatchObject({
      status: 401,
    })
    await expect(call('POST /auth/login', { body: { email, password } })).rejects.toMatchObject({
      code: 'WRONG_CREDENTIALS',
    })
    expect((await lastMessageTo(email)).subject).toBe('Your password has changed')
    expect((await auditOf(user.id)).map(({ action }) => action)).toContain('password_changed')
  })

  test('needs the old one, and is slowed after many that are not it', async () => {
    const { school, change } = await changing()
    for (let tried = 0; tried < 5; tried++) {
      await expect(change('a guess')).rejects.toMatchObject({ status: 403, code: 'WRONG_PASSWORD' })
    }
    await expect(change()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    school.wait(1 * minutes)
    await expect(change()).resolves.toBeUndefined()
  })

  test('needs a strong new one', async () => {
    const { change } = await changing()
    await expect(change(password, 'sunshine1')).rejects.toMatchObject({ code: 'WEAK_PASSWORD' })
  })

  test('of ten at once one wins', async () => {
    const { change } = await changing()
    const tries = ten((index) => change(password, `${newPassword} ${index}`))
    const { done, codes } = await outcomes(tries)
    expect(done).toBe(1)
    expect(codes).toContain('WRONG_PASSWORD')
  })

  test('shuts out whoever is signing in with the old one at that moment', async () => {
    const { call, email, user } = await schoolWithAccount()
    const password_hash = await hashPassword(newPassword)
    // Held back where it would begin its session, its password already checked.
    const signIn = await transaction(db, async (tx) => {
      const { id } = user
      await tx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute()
      const outcome = outsideTransaction(() =>
        call('POST /auth/login', { body: { email, password } }).catch(({ code }) => code),
      )
      await setTimeout(longEnoughMs)
      await tx.updateTable('users').set({ password_hash }).where('id', '=', id).execute()
      return { outcome }
    })
    expect(await signIn.outcome).toBe('WRONG_CREDENTIALS')
    const open = db.selectFrom('sessions').select('id').where('user_id', '=', user.id)
    expect(await open.execute()).toEqual([])
  })
})
