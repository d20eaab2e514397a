/*
 * SHA-256 after FIPS 180-4, for a browser that is reached without TLS, where the built-in one is
 * missing, and because a call of that one is dearer than the hash of a short text.
 */

const blockBytes = 64
const rounds = 64

/** The first 32 bits of the fractional part. */
const fraction = (value: number) => ((value - Math.floor(value)) * 2 ** 32) | 0

const primes: number[] = []
for (let n = 2; primes.length < rounds; n++) {
  if (primes.every((prime) => n % prime !== 0)) primes.push(n)
}
const roundConstants = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)))
const beginning = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by))

const schedule = new Int32Array(rounds)
const at = (list: Int32Array, place: number) => list[place] ?? 0

/** The text with its end mark and its length in bits, filled up to whole blocks. */
function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text)
  const blocks = Math.ceil((bytes.length + 9) / blockBytes)
  const full = new Uint8Array(blocks * blockBytes)
  full.set(bytes)
  full[bytes.length] = 0x80
  const view = new DataView(full.buffer)
  view.setUint32(full.length - 4, bytes.length * 8)
  return view
}

function addBlock(hash: Int32Array, view: DataView, offset: number): void {
  for (let i = 0; i < 16; i++) schedule[i] = view.getInt32(offset + i * 4)
  for (let i = 16; i < rounds; i++) {
    const [x, y] = [at(schedule, i - 15), at(schedule, i - 2)]
    const low = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3)
    const high = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10)
    schedule[i] = at(schedule, i - 16) + low + at(schedule, i - 7) + high
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash
  for (let i = 0; i < rounds; i++) {
    const one = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const choice = (e & f) ^ (~e & g)
    const first = (h + one + choice + at(roundConstants, i) + at(schedule, i)) | 0
    const two = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const most = (a & b) ^ (a & c) ^ (b & c)
    const second = (two + most) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i] = at(hash, i) + word
}

/** The SHA-256 of a text as UTF-8: eight words of 32 bits, the first bits in the first word. */
export function sha256(text: string): Int32Array {
  const view = padded(text)
  const hash = Int32Array.from(beginning)
  for (let offset = 0; offset < view.byteLength; offset += blockBytes) addBlock(hash, view, offset)
  return hash
}

/** How many bits are zero before the first that is not. */
export function zeroBits(hash: Int32Array): number {
  const place = hash.findIndex((word) => word !== 0)
  return place === -1 ? hash.length * 32 : place * 32 + Math.clz32(at(hash, place))
}
