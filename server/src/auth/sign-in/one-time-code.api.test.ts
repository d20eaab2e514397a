import { describe, expect, test } from 'vitest'
import { newNumber, outcomes, schoolWithAccount } from '#auth/testing.ts'
import { hashOf } from '#platform/ids.ts'
import { keyedHashOf } from '#platform/secret-key.ts'
import { secretFor, tryCode } from '#platform/tickets/tickets.ts'
import { ten } from '#testing/at-once.ts'
import { db, secret_key } from '#testing/harness.ts'
import { lastMessageTo, messagesTo } from '#testing/mailbox.ts'

const minutes = 1 / 60

const lastCodeTo = async (number: string): Promise<string> =>
  /\d{6}/.exec((await lastMessageTo(number)).body)?.[0] ?? ''

/** A code that is not this one. */
const not = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

async function textedAccount() {
  const known = await schoolWithAccount()
  const { call, mobile_number } = known
  const ask = () => call('POST /auth/generate-otp', { body: { mobile_number } })
  const enter = (otp: string) =>
    call('POST /auth/login', { body: { login_type: 'otp', mobile_number, otp } })
  await ask()
  return { ...known, ask, enter, code: await lastCodeTo(mobile_number) }
}

const wrong = { status: 401, code: 'WRONG_CREDENTIALS' }

describe('a one-time code', () => {
  test('comes as a text that telephones can fill in, and signs in once', async () => {
    const { enter, code, user, mobile_number } = await textedAccount()
    const text = await lastMessageTo(mobile_number)
    expect(text).toMatchObject({ kind: 'text', subject: '', html: null })
    expect(text.body).toMatch(new RegExp(`\n@localhost #${code}$`))
    expect(await enter(code)).toMatchObject({ id: user.id })
    await expect(enter(code)).rejects.toMatchObject(wrong)
  })

  test('lets one of ten in who show it at once', async () => {
    const { enter, code } = await textedAccount()
    const { done, codes } = await outcomes(ten(() => enter(code)))
    expect(done).toBeLessThanOrEqual(1)
    expect(codes).not.toContain('INTERNAL')
  })

  test('works for five minutes', async () => {
    const { school, enter, code, ask, mobile_number } = await textedAccount()
    school.wait(5 * minutes)
    await expect(enter(code)).rejects.toMatchObject(wrong)
    await ask()
    school.wait(4 * minutes)
    await expect(enter(await lastCodeTo(mobile_number))).resolves.toBeDefined()
  })

  test('is the newest alone', async () => {
    const { enter, code, ask, mobile_number } = await textedAccount()
    await ask()
    const newest = await lastCodeTo(mobile_number)
    if (newest !== code) await expect(enter(code)).rejects.toMatchObject(wrong)
    await expect(enter(newest)).resolves.toBeDefined()
  })

  test('still works at the fifth try, not at the sixth', async () => {
    const fifth = await textedAccount()
    for (let tried = 0; tried < 4; tried++) await fifth.enter(not(fifth.code)).catch(() => {})
    await expect(fifth.enter(fifth.code)).resolves.toMatchObject({ id: fifth.user.id })
    const sixth = await textedAccount()
    for (let tried = 0; tried < 5; tried++) await sixth.enter(not(sixth.code)).catch(() => {})
    sixth.school.wait(1 * minutes)
    await expect(sixth.enter(sixth.code)).rejects.toMatchObject(wrong)
  })

  test('is not guessed more often by many at once: after five tries it is used up', async () => {
    const { school, code, mobile_number } = await textedAccount()
    const attempt = (tried: string) =>
      tryCode(db, {
        purpose: 'otp',
        secret_key,
        about: mobile_number,
        code: tried,
        now: school.now(),
      })
    const guesses = await ten(() => attempt(not(code)))
    expect(guesses).toEqual(guesses.map(() => ({ status: 'fulfilled', value: undefined })))
    expect(await attempt(code)).toBeUndefined()
  })

  test('is for one number, and for none in another’s name', async () => {
    const { call, code } = await textedAccount()
    const other = await schoolWithAccount()
    const body = { login_type: 'otp', mobile_number: other.mobile_number, otp: code } as const
    await expect(call('POST /auth/login', { body })).rejects.toMatchObject(wrong)
  })

  test('is kept only as a hash', async () => {
    const { code, user } = await textedAccount()
    const rows = await db.selectFrom('tickets').selectAll().where('user_id', '=', user.id).execute()
    expect(rows).toHaveLength(1)
    expect(rows[0]?.data).not.toHaveProperty('code')
    expect(rows[0]?.secret_hash).not.toContain(code)
  })

  test('cannot be worked out from a stolen table: its hash needs a key that is not there', async () => {
    const { school, code, user, mobile_number } = await textedAccount()
    const rows = await db.selectFrom('tickets').selectAll().where('user_id', '=', user.id).execute()
    const secret = secretFor(mobile_number, code)
    expect(rows[0]?.secret_hash).not.toBe(hashOf(`otp ${secret}`))
    expect(rows[0]?.secret_hash).toBe(keyedHashOf(secret_key, `otp ${secret}`))
    // A server with another key does not know it.
    const at = { purpose: 'otp', about: mobile_number, code, now: school.now() } as const
    expect(await tryCode(db, { ...at, secret_key: `not ${secret_key}` })).toBeUndefined()
    expect(await tryCode(db, { ...at, secret_key })).toMatchObject({ user_id: user.id })
  })
})

describe('asking for one', () => {
  test('tells nothing: an unknown number gets the same answer and no text', async () => {
    const { call } = await textedAccount()
    const mobile_number = newNumber()
    await expect(
      call('POST /auth/generate-otp', { body: { mobile_number } }),
    ).resolves.toBeUndefined()
    expect(await messagesTo(mobile_number)).toEqual([])
  })

  test('whoever is signed in gets one to a number that is new', async () => {
    const { school, user } = await textedAccount()
    const { call } = await school.as(user)
    const mobile_number = newNumber()
    await call('POST /auth/generate-otp', { body: { mobile_number } })
    const otp = await lastCodeTo(mobile_number)
    // It shows who holds the telephone, and signs nobody in while the number is nobody's.
    await expect(
      call('POST /auth/login', { body: { login_type: 'otp', mobile_number, otp } }),
    ).rejects.toMatchObject(wrong)
  })

  test('is slowed by number, known or not', async () => {
    const { call, school, mobile_number } = await schoolWithAccount()
    for (const number of [mobile_number, newNumber()]) {
      const ask = () => call('POST /auth/generate-otp', { body: { mobile_number: number } })
      for (let asked = 0; asked < 5; asked++) await ask()
      await expect(ask()).rejects.toMatchObject({ status: 429, retry_after_s: 15 * 60 })
      school.wait(15 * minutes)
      await expect(ask()).resolves.toBeUndefined()
    }
  })
})

test.each([
  { login_type: 'otp' as const },
  { login_type: 'otp' as const, mobile_number: newNumber() },
  { login_type: 'magic_link' as const },
  { email: 'somebody@school.test' },
  {},
])('a way in without what it needs is a bad request: %j', async (body) => {
  const { call } = await schoolWithAccount()
  await expect(call('POST /auth/login', { body })).rejects.toMatchObject({
    status: 400,
    code: 'INVALID_REQUEST',
  })
})
