import { hash, verify } from '@node-rs/argon2'

/** Argon2id as OWASP's password storage sheet has it: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

let nobodysHash: Promise<string> | undefined

/** Takes as long for an account that does not exist, so that time does not tell which do. */
export async function checkPassword(password: string, stored?: string | null): Promise<boolean> {
  nobodysHash ??= hashPassword(crypto.randomUUID())
  const isRight = await verify(stored ?? (await nobodysHash), password)
  return isRight && typeof stored === 'string'
}
