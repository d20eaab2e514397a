import { newId } from '#platform/ids.ts'
import { hashPassword } from '#platform/passwords/passwords.ts'
import { fulfilled, refusals } from '#testing/at-once.ts'
import { makeSchool } from '#testing/harness.ts'

/** The password of the accounts that these tests sign in to. */
export const password = 'a garden in spring'
export const newPassword = 'eleven quiet owls'
const password_hash = await hashPassword(password)

const numberDigits = 10

/** Returns a mobile number that no other test has. */
export const newNumber = (): string =>
  `+44${String(BigInt(`0x${newId().slice(-12)}`))
    .slice(-numberDigits)
    .padStart(numberDigits, '7')}`

/** Makes a school with a student who has an address, a number and a password, and a client that is signed out. */
export async function schoolWithAccount() {
  const school = await makeSchool()
  const email = `${newId()}@school.test`
  const mobile_number = newNumber()
  const user = await school.addUser('student', { email, password_hash, mobile_number })
  const { call } = await school.as()
  return { school, email, mobile_number, user, call }
}

/** Counts how many of these succeeded, and lists the codes that the others were refused with. */
export async function outcomes(settling: Promise<readonly PromiseSettledResult<unknown>[]>) {
  const settled = await settling
  return { done: fulfilled(settled), codes: refusals(settled) }
}
