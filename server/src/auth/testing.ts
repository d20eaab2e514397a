import { newId } from '#platform/ids.ts'
import { hashPassword } from '#platform/passwords/passwords.ts'
import { fulfilled, refusals } from '#testing/at-once.ts'
import { makeSchool } from '#testing/harness.ts'

/** Of the accounts that these tests sign in to. */
export const password = 'a garden in spring'
export const newPassword = 'eleven quiet owls'
const password_hash = await hashPassword(password)

const numberDigits = 10

/** A mobile number that nobody else's test has. */
export const newNumber = (): string =>
  `+44${String(BigInt(`0x${newId().slice(-12)}`))
    .slice(-numberDigits)
    .padStart(numberDigits, '7')}`

/** A school with a student who has an address, a number and a password, and a caller who is nobody. */
export async function schoolWithAccount() {
  const school = await makeSchool()
  const email = `${newId()}@school.test`
  const mobile_number = newNumber()
  const user = await school.addUser('student', { email, password_hash, mobile_number })
  const { call } = await school.as()
  return { school, email, mobile_number, user, call }
}

/** How many of these came to an end, and with which codes the others were refused. */
export async function outcomes(settling: Promise<readonly PromiseSettledResult<unknown>[]>) {
  const settled = await settling
  return { done: fulfilled(settled), codes: refusals(settled) }
}
