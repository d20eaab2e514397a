const bytes = 16
const version = 0x40
const variant = 0x80

/** A random UUID (RFC 9562, version 4), also on a site without TLS, where the browser's own maker is missing. */
export function newId(): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes))
  random[6] = ((random[6] ?? 0) & 0x0f) | version
  random[8] = ((random[8] ?? 0) & 0x3f) | variant
  const hex = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5')
}
