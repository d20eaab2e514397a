const bytes = 16

/** A random UUID (RFC 9562, version 4), also where the page is not served over TLS and `randomUUID` is missing. */
export function newUuid(): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes))
  const hex = Array.from(random, (byte, at) => {
    const marked = at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte
    return marked.toString(16).padStart(2, '0')
  }).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
