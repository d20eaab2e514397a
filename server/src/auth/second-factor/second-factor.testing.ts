import { ApiError, createCall } from '@learngrove/contract/call'
import type { Caller } from '@learngrove/contract/roles'
import { startSession } from '#auth/sessions/sessions.ts'
import { newNumber, password } from '#auth/testing.ts'
import { newId } from '#platform/ids.ts'
import { hashPassword } from '#platform/passwords/passwords.ts'
import { db, makeSchool, type TestSchool, type TestUser } from '#testing/harness.ts'
import { base32, codeAt, stepOf } from './second-factor.totp.ts'

const password_hash = await hashPassword(password)
export const minutes = 1 / 60

/** Makes the codes of an app that was given this secret as text, so many time steps from now. */
export function appOf(typed: string, now: () => Date) {
  const digits = [...typed].map((digit) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(digit))
  const bits = digits.map((digit) => digit.toString(2).padStart(5, '0')).join('')
  const bytes = bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []
  const secret = Uint8Array.from(bytes)
  if (base32(secret) !== typed) throw new Error('That is no base32')
  return (off = 0) => codeAt(secret, stepOf(now()) + off)
}

/** Turns the second factor on for somebody, as they would. */
export async function turnOnFor(school: TestSchool, user: TestUser, now = school.now) {
  const token = await startSession(db, user.id, now())
  const own = createCall({ base_url: `${school.base}/api/v1`, token: () => token })
  const { secret, uri } = await own.call('POST /auth/second-factor/setup', { body: {} })
  const code = appOf(secret, now)
  const { recovery_codes } = await own.call('POST /auth/second-factor/on', {
    body: { code: code() },
  })
  return { own, secret, uri, code, recovery_codes }
}

/** Makes an adult with a password, and a client that is signed out. */
export async function adult(role: Caller = 'parent') {
  const school = await makeSchool()
  const email = `${newId()}@families.test`
  const mobile_number = newNumber()
  const user = await school.addUser(role, { email, password_hash, mobile_number })
  const { call } = await school.as()
  const body = { email, password }
  return {
    school,
    email,
    mobile_number,
    user,
    call,
    first: () => call('POST /auth/login', { body }),
  }
}

/** Does the same with a second factor, a minute after it was turned on. */
export async function protectedAdult(role: Caller = 'parent') {
  const known = await adult(role)
  const { school, user, call, first } = known
  const factor = await turnOnFor(school, user)
  school.wait(1 * minutes)
  const finish = (body: { ticket: string; code?: string; recovery_code?: string }) =>
    call('POST /auth/second-factor', { body })
  return { ...known, ...factor, finish, ticket: () => ticketOf(first()) }
}

/** Returns the ticket that comes with the refusal of a first step. */
export async function ticketOf(asked: Promise<unknown>): Promise<string> {
  const refusal: unknown = await asked.then(
    () => undefined,
    (error: unknown) => error,
  )
  const isNeeded = refusal instanceof ApiError && refusal.code === 'SECOND_FACTOR_NEEDED'
  if (!isNeeded || !refusal.ticket) throw new Error(`No second step was asked for: ${refusal}`)
  return refusal.ticket
}

/** Returns six digits that are neither these nor those next to them. */
export const not = (...codes: readonly string[]): string => {
  const free = ['000000', '111111', '222222', '333333', '444444'].find(
    (code) => !codes.includes(code),
  )
  return free ?? ''
}

export const expired = { status: 410, code: 'SIGN_IN_EXPIRED' }
export const wrongCode = { status: 403, code: 'WRONG_CODE' }
