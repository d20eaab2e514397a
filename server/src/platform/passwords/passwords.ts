import { hash, verify } from '@node-rs/argon2'
import { limitConcurrency, mostWaiting } from './concurrency-limit.ts'

/** Argon2id by OWASP's Password Storage Cheat Sheet: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** How many are hashed at a time, which is more than there are threads for it. */
const mostAtOnce = 5

/** Limits all hashing together, so that strangers cannot overload the machine. */
const inTurn = limitConcurrency(mostAtOnce, mostWaiting)

/** Hashes a password. Refuses with `UNAVAILABLE` if too many wait already. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password, cost))

let nobodysHash: Promise<string> | undefined

/**
 * Checks a password. Takes as long for an account that does not exist, so that time does not tell
 * which do. Refuses with `UNAVAILABLE` if too many wait already.
 */
export async function checkPassword(password: string, stored?: string | null): Promise<boolean> {
  nobodysHash ??= hash(crypto.randomUUID(), cost)
  const against = stored ?? (await nobodysHash)
  const isRight = await inTurn(() => verify(against, password))
  return isRight && typeof stored === 'string'
}
