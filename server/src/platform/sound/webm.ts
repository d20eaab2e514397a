/** Elements of Matroska, the container of WebM (RFC 9559), by their ids. */
const id = {
  void: 0xec,
  segment: 0x18538067,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  cluster: 0x1f43b675,
} as const

/** What a walk goes into; the ends of these may be unknown, so it never asks for them. */
const entered: readonly number[] = [id.segment, id.info, id.tracks, id.track, id.cluster]

/** Tags, attachments, chapters; date, title and file names of the segment; the names of tracks. */
const told: readonly number[] = [
  0x1254c367, 0x1941a469, 0x1043a770, 0x4461, 0x7ba9, 0x7384, 0x3c83ab, 0x3e83bb, 0x536e,
]

const sound = 2

type Element = {
  readonly id: number
  readonly start: number
  readonly data: number
  readonly size: number
}

/** Blanks what is told beside the sound, in place. Undefined if a track is no sound. */
export function bareWebm(bytes: Uint8Array): Uint8Array | undefined {
  const bare = Uint8Array.from(bytes)
  const view = new DataView(bare.buffer)
  let tracks = 0
  for (let at = 0; at < bare.length; ) {
    const element = elementAt(view, at)
    if (!element) return undefined
    if (element.id === id.trackType) {
      if (bare[element.data] !== sound) return undefined
      tracks++
    }
    if (told.includes(element.id)) blank(bare, element)
    at = entered.includes(element.id) ? element.data : element.data + element.size
  }
  return tracks > 0 ? bare : undefined
}

/** Reads the head of an element; its size is as it is written, and may lead beyond the end. */
function elementAt(view: DataView, start: number): Element | undefined {
  const name = numberAt(view, start, true)
  const size = name && numberAt(view, start + name.length, false)
  if (!name || !size) return undefined
  const data = start + name.length + size.length
  return data > view.byteLength ? undefined : { id: name.value, start, data, size: size.value }
}

/** Reads a number of EBML: as many bytes as its first has leading zeros, and one more. */
function numberAt(view: DataView, at: number, keepsMark: boolean) {
  const first = at < view.byteLength ? view.getUint8(at) : 0
  const length = Math.clz32(first) - 23
  if (first === 0 || at + length > view.byteLength) return undefined
  let value = keepsMark ? first : first & (0xff >> length)
  for (let next = 1; next < length; next++) value = value * 256 + view.getUint8(at + next)
  return { value, length }
}

/** Head of a void element whose size takes eight bytes. */
const longHead = 9

function blank(bytes: Uint8Array, { start, data, size }: Element) {
  const end = Math.min(data + size, bytes.length)
  const length = end - start
  bytes.fill(0, start, end)
  bytes[start] = id.void
  if (length < longHead) bytes[start + 1] = 0x80 | (length - 2)
  else {
    const view = new DataView(bytes.buffer)
    view.setUint8(start + 1, 1)
    view.setUint32(start + 5, length - longHead)
  }
}
