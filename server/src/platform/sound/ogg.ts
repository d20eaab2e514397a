/** A page of an Ogg stream (RFC 3533): where it begins, where its segments do, and how long each is. */
type Page = {
  readonly start: number
  readonly data: number
  readonly end: number
  readonly serial: number
  readonly lengths: Uint8Array
}

const head = 27
const crcAt = 22
const fullSegment = 255

/** More bytes of comments than any recorder writes. */
const mostComments = 1024 * 1024

/** How the first packet of a stream of sound begins, and how much of the second is not comments. */
const codecs = [
  { begins: 'OpusHead', comments: 8, framed: false },
  { begins: '\x01vorbis', comments: 7, framed: true },
] as const

type Stream = { packet: number; readonly codec: (typeof codecs)[number]; readonly second: number[] }

/** Blanks the comments of each stream, in place, and sums the pages anew. Undefined if a stream is no sound. */
export function bareOgg(bytes: Uint8Array): Uint8Array | undefined {
  const bare = Uint8Array.from(bytes)
  const pages = pagesOf(bare)
  if (!pages) return undefined
  const streams = new Map<number, Stream>()
  for (const page of pages) {
    const stream = streams.get(page.serial) ?? begun(bare, page)
    if (!stream) return undefined
    streams.set(page.serial, stream)
    collect(stream, page)
    if (stream.second.length > mostComments) return undefined
  }
  for (const { codec, second } of streams.values()) {
    for (const [at, place] of second.entries()) if (at >= codec.comments) bare[place] = 0
    // A vendor and a list, both empty; then the bit that ends them.
    const framing = second[codec.comments + 8]
    if (codec.framed && framing !== undefined) bare[framing] = 1
  }
  for (const page of pages) sum(bare, page)
  return streams.size > 0 ? bare : undefined
}

function pagesOf(bytes: Uint8Array): Page[] | undefined {
  const view = new DataView(bytes.buffer)
  const pages: Page[] = []
  for (let start = 0; start < bytes.length; ) {
    if (start + head > bytes.length || view.getUint32(start) !== 0x4f676753) return undefined
    const data = start + head + view.getUint8(start + head - 1)
    const lengths = bytes.subarray(start + head, data)
    const end = data + lengths.reduce((all, length) => all + length, 0)
    if (end > bytes.length) return undefined
    pages.push({ start, data, end, serial: view.getUint32(start + 14), lengths })
    start = end
  }
  return pages
}

function begun(bytes: Uint8Array, { data }: Page): Stream | undefined {
  const first = String.fromCharCode(...bytes.subarray(data, data + 8))
  const codec = codecs.find(({ begins }) => first.startsWith(begins))
  return codec && { packet: 0, codec, second: [] }
}

/** Notes where the bytes of a stream's second packet are: it may go over several pages. */
function collect(stream: Stream, { data, lengths }: Page) {
  let at = data
  for (const length of lengths) {
    if (stream.packet === 1) for (let byte = 0; byte < length; byte++) stream.second.push(at + byte)
    if (length < fullSegment) stream.packet++
    at += length
  }
}

/** The checksum of Ogg: polynomial 0x04c11db7, nothing reflected, nothing inverted. */
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte << 24
  for (let bit = 0; bit < 8; bit++) value = value < 0 ? (value << 1) ^ 0x04c11db7 : value << 1
  return value
})

function sum(bytes: Uint8Array, { start, end }: Page) {
  const view = new DataView(bytes.buffer)
  view.setUint32(start + crcAt, 0)
  let crc = 0
  for (const byte of bytes.subarray(start, end)) {
    crc = (crc << 8) ^ (table[((crc >>> 24) ^ byte) & 0xff] ?? 0)
  }
  view.setUint32(start + crcAt, crc >>> 0, true)
}
