import sharp from 'sharp'

/** A photograph as a telephone takes it: held upright, with the place and the name of its owner. */
export const photoWithPlace = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#eef' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Maya', ImageDescription: 'At home' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()

const text = (from: string) => Buffer.from(from, 'latin1')
const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

/** A page of an Ogg stream with one packet; its checksum is left out, as no reader of ours asks for it. */
function page(packet: Buffer, at: number): Buffer {
  const full = Math.floor(packet.length / 255)
  const lengths = Buffer.from([...Array<number>(full).fill(255), packet.length % 255])
  const head = Buffer.concat([text('OggS'), Buffer.from([0, at === 0 ? 2 : 0]), Buffer.alloc(8)])
  const rest = [u32(7), u32(at), u32(0), Buffer.from([lengths.length]), lengths, packet]
  return Buffer.concat([head, ...rest])
}

/** A recording in Opus that says whose it is. */
export function oggOf(who: string): Uint8Array {
  const comment = text(`ARTIST=${who}`)
  const head = Buffer.concat([text('OpusHead'), Buffer.from([1, 1]), Buffer.alloc(9)])
  const tags = [text('OpusTags'), u32(4), text('test'), u32(1), u32(comment.length), comment]
  return Buffer.concat([page(head, 0), page(Buffer.concat(tags), 1), page(Buffer.alloc(600, 3), 2)])
}

const chunk = (name: string, body: Buffer) =>
  Buffer.concat([text(name), u32(body.length), body, Buffer.alloc(body.length % 2)])

/** A recording as a WAV that says whose it is. */
export function wavWith(who: string): Uint8Array {
  const body = Buffer.concat([
    chunk('fmt ', Buffer.from('0100010044ac000088580100020010 00'.replace(' ', ''), 'hex')),
    chunk('LIST', Buffer.concat([text('INFO'), chunk('IART', text(`${who}\0`))])),
    chunk('data', Buffer.alloc(200, 1)),
  ])
  return Buffer.concat([text('RIFF'), u32(body.length + 4), text('WAVE'), body])
}
