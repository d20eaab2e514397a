import { hash, randomBytes, randomUUID } from 'node:crypto'

/** As many ids of one millisecond as their twelve bits can count. */
const mostInOneMs = 4096

let at_ms = 0
let count = 0

/**
 * A new id. Ids that a process makes later sort later, also within a millisecond, so rows made
 * together lie together and in their order. The method is that of RFC 9562, 6.2, with a counter.
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
  // What follows the version is random in this kind of id as it is in that one.
  const random = randomUUID().slice(18)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${counted}${random}`
}

/** What is kept of a secret or of something that tells who: enough to find it again, not to know it. */
export const hashOf = (text: string): string => hash('sha256', text, 'base64url')

const tokenBytes = 32

/** A new token. Only its hash is kept, so that to read the table is not to sign in. */
export const newToken = (): string => randomBytes(tokenBytes).toString('base64url')
