import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, randomInt } from 'node:crypto'
import { keyedHashOf } from '#platform/secret-key.ts'

const algorithm = 'aes-256-gcm'
const keyBytes = 32
const ivBytes = 12
const tagBytes = 16

/** Derives a key for this one purpose from the server's own (HKDF, RFC 5869). */
const sealingKey = (secret_key: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret_key, '', 'second factor', keyBytes))

/**
 * Encrypts the secret that an app shares with the server, so that the database alone cannot make
 * codes. It is bound to its owner.
 */
export function seal(secret_key: string, user_id: string, secret: Uint8Array): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, sealingKey(secret_key), iv)
  cipher.setAAD(Buffer.from(user_id))
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Decrypts it. Throws if it was changed, belongs to another user or was encrypted with another key. */
export function unseal(secret_key: string, user_id: string, sealed: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64url')
  const iv = bytes.subarray(0, ivBytes)
  const key = sealingKey(secret_key)
  const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(user_id))
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()])
}

export const recoveryCodes = 10

/** Leaves out look-alikes: 0 and O, 1, I and L. 31 to the tenth are 49 bits. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const codeLength = 10

const newRecoveryCode = (): string =>
  Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('')

/** Makes ten codes for the day when the telephone is lost, each in two halves to be read. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodes }, () => newRecoveryCode().replace(/^(.{5})/, '$1-'))

/** Hashes a recovery code for storage, however it was typed. */
export function recoveryHash(secret_key: string, user_id: string, code: string): string {
  const typed = code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return keyedHashOf(secret_key, `recovery code ${user_id} ${typed}`)
}
