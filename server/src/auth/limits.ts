import type { Count } from './auth.requests.ts'

const minute = 60_000
const hour = 60 * minute

/** A whole class may sit behind one address. */
const perAddress = { most: 60, within_ms: hour }

/** What goes to one mailbox or one telephone: enough for whoever lost some, too few to annoy. */
const perMailbox = { most: 5, within_ms: hour }
const perNumber = { most: 5, within_ms: 15 * minute }

export const signupCounts = (address: string): Count[] => [
  { by: `signup from ${address}`, ...perAddress },
]

export const otpCounts = (mobile_number: string, address: string): Count[] => [
  { by: `code to ${mobile_number}`, ...perNumber },
  { by: `code from ${address}`, ...perAddress },
]

export const mailCounts = (
  what: 'magic link' | 'password link' | 'address',
  email: string,
  address: string,
): Count[] => [
  { by: `${what} to ${email}`, ...perMailbox },
  { by: `${what} from ${address}`, ...perAddress },
]
