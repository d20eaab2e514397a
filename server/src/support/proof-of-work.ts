import { createHash } from 'node:crypto'

/** How many leading bits of the hash are zero: a browser finds such a number in a fraction of a second. */
export const difficulty = 15

const bitsOfByte = 8

/**
 * Tells whether the SHA-256 of `challenge:solution`, as UTF-8, begins with the required number of
 * zero bits. The method is that of hashcash (Back, 2002): expensive to find, cheap to check.
 */
export function isSolved(challenge: string, solution: string): boolean {
  const hash = createHash('sha256').update(`${challenge}:${solution}`).digest()
  return zeroBits(hash) >= difficulty
}

/** Counts the leading zero bits. */
export function zeroBits(bytes: Uint8Array): number {
  const at = bytes.findIndex((byte) => byte !== 0)
  if (at === -1) return bytes.length * bitsOfByte
  return at * bitsOfByte + Math.clz32(bytes[at] ?? 0) - (32 - bitsOfByte)
}
