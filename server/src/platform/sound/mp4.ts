/** Boxes of an MP4 (ISO/IEC 14496-12) that hold others. */
const entered = ['moov', 'trak', 'mdia', 'moof', 'traf', 'edts', 'mvex']

/** Boxes that tell of the recording what is not its sound: places, names, devices. */
const told = ['udta', 'meta', 'uuid', 'free', 'skip', 'ilst']

/** Boxes that begin with the moments at which they were made and changed. */
const dated = ['mvhd', 'tkhd', 'mdhd']

type Box = {
  readonly type: string
  readonly start: number
  readonly data: number
  readonly end: number
}

/** Blanks what is told beside the sound, in place, so that no offset moves. Undefined if a track is no sound. */
export function bareMp4(bytes: Uint8Array): Uint8Array | undefined {
  const bare = Uint8Array.from(bytes)
  const view = new DataView(bare.buffer)
  const handlers: string[] = []
  const walk = (from: number, to: number): boolean => {
    for (let at = from; at < to; ) {
      const box = boxAt(view, at, to)
      if (!box) return false
      if (box.type === 'hdlr') handlers.push(textAt(view, box.data + 8))
      if (told.includes(box.type)) blank(bare, box)
      if (dated.includes(box.type)) undate(bare, box)
      if (entered.includes(box.type) && !walk(box.data, box.end)) return false
      at = box.end
    }
    return true
  }
  const isRead = walk(0, bare.length)
  const isSound = handlers.length > 0 && handlers.every((handler) => handler === 'soun')
  return isRead && isSound ? bare : undefined
}

const head = 8
const longHead = 16

function boxAt(view: DataView, start: number, to: number): Box | undefined {
  if (start + head > to) return undefined
  const short = view.getUint32(start)
  const isLong = short === 1
  if (isLong && start + longHead > to) return undefined
  const size = isLong ? Number(view.getBigUint64(start + head)) : short
  const end = size === 0 ? to : start + size
  const data = start + (isLong ? longHead : head)
  return end < data || end > to ? undefined : { type: textAt(view, start + 4), start, data, end }
}

const textAt = (view: DataView, at: number): string =>
  at + 4 > view.byteLength
    ? ''
    : String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at, 4))

function blank(bytes: Uint8Array, { start, data, end }: Box) {
  bytes.set(new TextEncoder().encode('free'), start + 4)
  bytes.fill(0, data, end)
}

/** Behind its version and flags: two moments of four bytes, or of eight in the later version. */
function undate(bytes: Uint8Array, { data, end }: Box) {
  const length = bytes[data] === 1 ? 16 : 8
  bytes.fill(0, data + 4, Math.min(data + 4 + length, end))
}
