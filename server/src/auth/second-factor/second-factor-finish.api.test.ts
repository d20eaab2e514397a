import { describe, expect, test } from 'vitest'
import { newPassword, outcomes } from '#auth/testing.ts'
import { newId } from '#platform/ids.ts'
import { ten } from '#testing/at-once.ts'
import { addDomain } from '#testing/domains.ts'
import { db, makeSchool } from '#testing/harness.ts'
import { auditOf, lastLinkTo, messagesTo } from '#testing/mailbox.ts'
import { expired, minutes, not, protectedAdult, wrongCode } from './second-factor.testing.ts'

const sessionsOf = async (user_id: string) =>
  (await db.selectFrom('sessions').select('id').where('user_id', '=', user_id).execute()).length

/** Six digits that do not fit now. */
const wrongFor = (code: (off?: number) => string) => not(code(-1), code(0), code(1))

describe('the second step', () => {
  test('signs in by a code of the app, and answers as the first does without one', async () => {
    const { finish, ticket, code, user, email } = await protectedAdult()
    const before = await sessionsOf(user.id)
    const shown = await ticket()
    expect(await sessionsOf(user.id)).toBe(before)
    const entered = await finish({ ticket: shown, code: code() })
    expect(entered).toMatchObject({ id: user.id, email, user_role_id: 6 })
    expect(entered.access_token).toMatch(/^[\w-]{43}$/)
    expect(await sessionsOf(user.id)).toBe(before + 1)
    expect((await auditOf(user.id)).map(({ action, data }) => [action, data])).toEqual([
      ['second_factor_on', {}],
      ['signed_in', { way: 'password' }],
    ])
  })

  test('is asked for after the right first step alone', async () => {
    const { call, email } = await protectedAdult()
    const body = { email, password: 'a guess' }
    const refused = { status: 401, code: 'WRONG_CREDENTIALS', ticket: undefined }
    await expect(call('POST /auth/login', { body })).rejects.toMatchObject(refused)
  })

  test('takes a code once, and none that is older', async () => {
    const { finish, ticket, code } = await protectedAdult()
    await finish({ ticket: await ticket(), code: code() })
    for (const off of [0, -1]) {
      const again = finish({ ticket: await ticket(), code: code(off) })
      await expect(again).rejects.toMatchObject(wrongCode)
    }
    await finish({ ticket: await ticket(), code: code(1) })
  })

  test('does not take the code that turned it on', async () => {
    const { school, finish, ticket, code } = await protectedAdult()
    school.wait(-1 * minutes)
    const same = finish({ ticket: await ticket(), code: code() })
    await expect(same).rejects.toMatchObject(wrongCode)
  })

  test.each([
    [-2, false],
    [-1, true],
    [1, true],
    [2, false],
  ])('with a clock that is %i half minutes off: %s', async (off, isTaken) => {
    const { finish, ticket, code } = await protectedAdult()
    const tried = finish({ ticket: await ticket(), code: code(off) })
    if (isTaken) await expect(tried).resolves.toBeDefined()
    else await expect(tried).rejects.toMatchObject(wrongCode)
  })

  test('lets one of ten in who show the same at once', async () => {
    const { finish, ticket, code, user } = await protectedAdult()
    const shown = await ticket()
    const before = await sessionsOf(user.id)
    const { done } = await outcomes(ten(() => finish({ ticket: shown, code: code() })))
    expect(done).toBe(1)
    expect(await sessionsOf(user.id)).toBe(before + 1)
  })

  test('lets one of ten in who show one code with a ticket each', async () => {
    const { finish, ticket, code } = await protectedAdult()
    const tickets = await Promise.all(Array.from({ length: 10 }, ticket))
    const { done, codes } = await outcomes(
      ten((at) => finish({ ticket: tickets[at] ?? '', code: code() })),
    )
    expect([done, codes]).toEqual([1, ['WRONG_CODE']])
  })
})

describe('a ticket', () => {
  test('is good for five tries, also for many at once; then its owner is told', async () => {
    const { finish, ticket, code, email, user } = await protectedAdult()
    const shown = await ticket()
    const wrong = wrongFor(code)
    const settled = await ten(() => finish({ ticket: shown, code: wrong }))
    const codes = settled.map((each) => each.status === 'rejected' && each.reason.code)
    expect(codes.filter((each) => each === 'WRONG_CODE')).toHaveLength(5)
    expect(codes.filter((each) => each === 'SIGN_IN_EXPIRED')).toHaveLength(5)
    const told = (await messagesTo(email)).map(({ subject }) => subject)
    expect(told).toEqual(['Signing in now takes two steps', 'Somebody could not finish signing in'])
    const failed = (await auditOf(user.id)).filter(({ action }) => action === 'sign_in_failed')
    expect(failed.map(({ data }) => data)).toEqual(Array(5).fill({ way: 'second_factor' }))
  })

  test('still works at the fifth try', async () => {
    const { finish, ticket, code } = await protectedAdult()
    const shown = await ticket()
    for (const _ of '1234') {
      await expect(finish({ ticket: shown, code: wrongFor(code) })).rejects.toMatchObject(wrongCode)
    }
    await finish({ ticket: shown, code: code() })
    await expect(finish({ ticket: shown, code: code(1) })).rejects.toMatchObject(expired)
  })

  test('lasts five minutes', async () => {
    const { school, finish, ticket, code } = await protectedAdult()
    const [early, late] = [await ticket(), await ticket()]
    school.wait(4.9 * minutes)
    await finish({ ticket: early, code: code() })
    school.wait(0.1 * minutes)
    await expect(finish({ ticket: late, code: code(1) })).rejects.toMatchObject(expired)
  })

  test('is for its owner’s code alone', async () => {
    const [ana, ben] = [await protectedAdult(), await protectedAdult()]
    const shown = await ana.ticket()
    await expect(ana.finish({ ticket: shown, code: ben.code() })).rejects.toMatchObject(wrongCode)
    const recovery_code = ben.recovery_codes[0] ?? ''
    await expect(ana.finish({ ticket: shown, recovery_code })).rejects.toMatchObject(wrongCode)
  })

  test('is nothing that was made up, and no other secret of ours', async () => {
    const { finish, own, user, code, call } = await protectedAdult()
    const { token } = await own.call('GET /auth/token/{id}', { params: { id: user.id } })
    for (const ticket of ['x', newId(), token]) {
      await expect(finish({ ticket, code: code() })).rejects.toMatchObject(expired)
    }
    const body = { login_type: 'login_token', login_token: 'x' } as const
    await expect(call('POST /auth/login', { body })).rejects.toMatchObject({ code: 'LINK_EXPIRED' })
  })

  test('needs a code or a recovery code, and not both', async () => {
    const { finish, ticket, code, recovery_codes } = await protectedAdult()
    const shown = await ticket()
    const [recovery_code = ''] = recovery_codes
    for (const proof of [{}, { code: code(), recovery_code }]) {
      const refused = { status: 400, code: 'INVALID_REQUEST' }
      await expect(finish({ ticket: shown, ...proof })).rejects.toMatchObject(refused)
    }
  })

  test('ends with a new password, and with the account', async () => {
    const { call, finish, ticket, code, email, user } = await protectedAdult()
    const [old, later] = [await ticket(), await ticket()]
    await call('POST /auth/password/reset/link', { body: { email } })
    const token = (await lastLinkTo(email)).searchParams.get('token') ?? ''
    await call('POST /auth/password/reset', { body: { token, new_password: newPassword } })
    await expect(finish({ ticket: old, code: code() })).rejects.toMatchObject(expired)
    await db.updateTable('users').set({ is_active: false }).where('id', '=', user.id).execute()
    await expect(finish({ ticket: later, code: code() })).rejects.toMatchObject(expired)
  })

  test('of a password that was changed behind its back is no good', async () => {
    const { finish, ticket, code, user } = await protectedAdult()
    const shown = await ticket()
    await db
      .updateTable('users')
      .set({ password_hash: 'another' })
      .where('id', '=', user.id)
      .execute()
    await expect(finish({ ticket: shown, code: code() })).rejects.toMatchObject(expired)
  })

  test('is not for the site of another school', async () => {
    const { school, ticket, code } = await protectedAdult()
    const host = await addDomain((await makeSchool()).id)
    const payload = { ticket: await ticket(), code: code() }
    const url = '/api/v1/auth/second-factor'
    const answer = await school.app.inject({ method: 'POST', url, headers: { host }, payload })
    expect([answer.statusCode, answer.json().code]).toEqual([410, 'SIGN_IN_EXPIRED'])
  })
})

describe('guessing', () => {
  test('is slowed by account, whatever the tickets, and locks nobody out', async () => {
    const { school, finish, ticket, code, recovery_codes, user } = await protectedAdult()
    const wrong = wrongFor(code)
    for (let tried = 0; tried < 10; tried++) {
      await expect(finish({ ticket: await ticket(), code: wrong })).rejects.toMatchObject(wrongCode)
    }
    const slowed = { status: 429, code: 'TOO_MANY_REQUESTS' }
    await expect(finish({ ticket: await ticket(), code: code() })).rejects.toMatchObject(slowed)
    // The owner is not kept out by whoever guesses: a recovery code still works, and so does waiting.
    const [recovery_code = ''] = recovery_codes
    expect(await finish({ ticket: await ticket(), recovery_code })).toMatchObject({ id: user.id })
    school.wait(15 * minutes)
    expect(await finish({ ticket: await ticket(), code: code() })).toMatchObject({ id: user.id })
  })

  test('comes to an end for the day', async () => {
    const { school, finish, ticket, code } = await protectedAdult()
    let tried = 0
    for (; tried < 60; tried++) {
      if (tried % 10 === 0) school.wait(15 * minutes)
      const shown = await ticket()
      const refusal = await finish({ ticket: shown, code: wrongFor(code) }).catch((error) => error)
      if (refusal.code === 'TOO_MANY_REQUESTS') break
    }
    expect(tried).toBe(40)
  })
})

describe('a recovery code', () => {
  test('signs in once, however it is typed, and its owner is told', async () => {
    const { finish, ticket, recovery_codes, email, user, own } = await protectedAdult()
    const [first = '', second = ''] = recovery_codes
    const recovery_code = ` ${first.toLowerCase().replace('-', ' ')} `
    await finish({ ticket: await ticket(), recovery_code })
    const again = finish({ ticket: await ticket(), recovery_code: first })
    await expect(again).rejects.toMatchObject(wrongCode)
    await finish({ ticket: await ticket(), recovery_code: second })
    expect(await own.call('GET /auth/second-factor', {})).toMatchObject({ recovery_codes_left: 8 })
    const letters = (await messagesTo(email)).slice(1)
    expect(letters.map(({ subject }) => subject)).toEqual(Array(2).fill('A recovery code was used'))
    expect(letters[0]?.body).toContain('9 are left.')
    expect((await auditOf(user.id)).map(({ action }) => action)).toEqual([
      'second_factor_on',
      'recovery_code_used',
      'signed_in',
      'sign_in_failed',
      'recovery_code_used',
      'signed_in',
    ])
  })

  test('lets one of ten in who show it at once', async () => {
    const { finish, ticket, recovery_codes } = await protectedAdult()
    const tickets = await Promise.all(Array.from({ length: 10 }, ticket))
    const [recovery_code = ''] = recovery_codes
    const { done, codes } = await outcomes(
      ten((at) => finish({ ticket: tickets[at] ?? '', recovery_code })),
    )
    expect([done, codes]).toEqual([1, ['WRONG_CODE']])
  })
})
