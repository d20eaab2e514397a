import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * Codes that an authenticator app makes from a shared secret and the time: TOTP, RFC 6238, with
 * what every app supports: SHA-1, six digits, 30 seconds.
 */
const stepMs = 30_000
const digits = 6

/** How many time steps a clock may be off, either way. */
const drift = 1

/** Length that RFC 4226 recommends. */
const secretBytes = 20

export const newSecret = (): Buffer => randomBytes(secretBytes)

/** Returns the time step of a moment, counted from 1970. */
export const stepOf = (now: Date): number => Math.floor(now.getTime() / stepMs)

/** Returns the code of a time step: HOTP, RFC 4226, section 5.3. */
export function codeAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** Finds the time step that a code belongs to, if it is one of those around now. Spaces in the code are ignored. */
export function findStep(secret: Uint8Array, code: string, now: Date): number | undefined {
  const typed = Buffer.from(code.replaceAll(/\s/g, ''))
  if (typed.length !== digits) return undefined
  const middle = stepOf(now)
  const around = Array.from({ length: 2 * drift + 1 }, (_, place) => middle - drift + place)
  const fits = around.filter((step) => timingSafeEqual(typed, Buffer.from(codeAt(secret, step))))
  return fits.at(-1)
}

const base32Digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const base32Bits = 5

/** Encodes a secret as apps take it when it is typed: base32, RFC 4648, without padding. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(new RegExp(`.{1,${base32Bits}}`, 'g')) ?? []
  return groups
    .map((group) => base32Digits[Number.parseInt(group.padEnd(base32Bits, '0'), 2)])
    .join('')
}

/** Returns the `otpauth:` address that an app opens, under the names of the site and the account. */
export function otpauth(secret: Uint8Array, { site, account }: { site: string; account: string }) {
  const label = `${encodeURIComponent(site)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(site)}`
}
