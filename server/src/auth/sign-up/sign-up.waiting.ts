import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Typed } from './new-account.ts'

const algorithm = 'aes-256-gcm'
const keyBytes = 32
const ivBytes = 12
const tagBytes = 16

/** Derives a key that only the reader of the e-mail has (HKDF, RFC 5869). */
const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'waiting sign-up', keyBytes))

/** What somebody typed to sign up, with the address that they named. */
export type WaitingSignUp = Typed & { readonly email: string }

const waiting = z.object({
  email: z.string(),
  school_id: z.string(),
  user_role_id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  username: z.string().optional(),
  password_hash: z.string(),
  academic_level_id: z.string().optional(),
  is_free_tier: z.boolean(),
  policy_version: z.string(),
})

/**
 * Encrypts a sign-up under the secret of the mailed link, of which only the hash is kept: a reader
 * of the database learns neither who signed up nor with which address.
 */
export function sealSignUp(secret: string, typed: WaitingSignUp): { sealed: string } {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, keyOf(secret), iv)
  const text = Buffer.concat([cipher.update(JSON.stringify(typed)), cipher.final()])
  return { sealed: Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url') }
}

const kept = z.object({ sealed: z.string() })

/** Decrypts it by the same secret. Throws if the secret is another's or the data was changed. */
export function openSignUp(secret: string, data: unknown): WaitingSignUp {
  const bytes = Buffer.from(kept.parse(data).sealed, 'base64url')
  const iv = bytes.subarray(0, ivBytes)
  const options = { authTagLength: tagBytes }
  const decipher = createDecipheriv(algorithm, keyOf(secret), iv, options)
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  const text = [decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]
  return waiting.parse(JSON.parse(Buffer.concat(text).toString()))
}
