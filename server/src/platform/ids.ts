import { hash, randomBytes, randomUUID } from 'node:crypto'

/** How many ids of one millisecond the twelve bits of the counter can number. */
const mostInOneMs = 4096

let at_ms = 0
let count = 0

/**
 * Makes a UUIDv7. Ids that a process makes later sort later, also within a millisecond, so rows
 * that are made together are stored together and in order. The counter is that of RFC 9562, 6.2.
 */
export function newId(): string {
  const now = Date.now()
  count++
  if (now > at_ms) {
    at_ms = now
    count = 0
  } else if (count === mostInOneMs) {
    at_ms++
    count = 0
  }
  const time = at_ms.toString(16).padStart(12, '0')
  const counted = count.toString(16).padStart(3, '0')
  // The rest is random in a UUIDv4 as it is in a UUIDv7.
  const random = randomUUID().slice(18)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${counted}${random}`
}

/** Hashes a secret or an identifying text for storage: enough to find it again, not to read it. */
export const hashOf = (text: string): string => hash('sha256', text, 'base64url')

const tokenBytes = 32

/** Makes a new token. Only its hash is stored, so that reading the table is not enough to sign in. */
export const newToken = (): string => randomBytes(tokenBytes).toString('base64url')
