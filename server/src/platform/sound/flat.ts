const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length))

/** Chunks of a WAV that are its sound. */
const kept = ['fmt ', 'fact', 'data']

/** Keeps the chunks of a WAV that are its sound, and none that tells of it. */
export function bareWav(bytes: Uint8Array): Uint8Array | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const chunks: Uint8Array[] = []
  for (let at = 12; at + 8 <= bytes.length; ) {
    const end = Math.min(at + 8 + view.getUint32(at + 4, true), bytes.length)
    if (kept.includes(textAt(bytes, at, 4))) chunks.push(bytes.subarray(at, end))
    at = end + ((end - at) % 2)
  }
  const length = chunks.reduce((all, chunk) => all + chunk.length + (chunk.length % 2), 4)
  const bare = new Uint8Array(8 + length)
  bare.set(new TextEncoder().encode('RIFF____WAVE'))
  new DataView(bare.buffer).setUint32(4, length, true)
  let at = 12
  for (const chunk of chunks) {
    bare.set(chunk, at)
    at += chunk.length + (chunk.length % 2)
  }
  return chunks.length > 1 ? bare : undefined
}

const headOfTag = 10
const endTag = 128
const footOfApe = 32
const highBit = 128

/** Cuts the tags off an MP3: ID3v2 before it, ID3v1 and APE behind it. */
export function bareMp3(bytes: Uint8Array): Uint8Array | undefined {
  let [from, to] = [0, bytes.length]
  while (textAt(bytes, from, 3) === 'ID3' && from + headOfTag < to) {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(from + 6, from + headOfTag)
    const foot = ((bytes[from + 5] ?? 0) & 0x10) > 0 ? headOfTag : 0
    from += headOfTag + ((a * highBit + b) * highBit + c) * highBit + d + foot
  }
  if (textAt(bytes, to - endTag, 3) === 'TAG') to -= endTag
  if (textAt(bytes, to - footOfApe, 8) === 'APETAGEX') {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const hasHead = (view.getUint32(to - 12, true) & 0x80000000) !== 0
    to -= view.getUint32(to - 20, true) + (hasHead ? footOfApe : 0)
  }
  return from < to ? bytes.slice(from, to) : undefined
}
