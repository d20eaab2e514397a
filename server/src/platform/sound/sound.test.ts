import { expect, test } from 'vitest'
import { bareSound, contentTypeOf } from './sound.ts'

const text = (from: string) => Buffer.from(from, 'latin1')
const hex = (from: string) => Buffer.from(from.replaceAll(' ', ''), 'hex')
const has = (bytes: Uint8Array | undefined, words: string) =>
  Buffer.from(bytes ?? []).includes(words)

/** An element of Matroska with a size of one byte, or with none that is known. */
const element = (id: string, body: Buffer, size?: string) =>
  Buffer.concat([hex(id), size === undefined ? Buffer.from([0x80 | body.length]) : hex(size), body])
const unknown = '01FFFFFFFFFFFFFF'

function webm({ trackType = 2 } = {}) {
  const track = element(
    'AE',
    Buffer.concat([element('83', Buffer.from([trackType])), element('536E', text('Maya'))]),
  )
  return Buffer.concat([
    element('1A45DFA3', element('4282', text('webm'))),
    element(
      '18538067',
      Buffer.concat([
        element(
          '1549A966',
          Buffer.concat([
            element('7BA9', text('Maya at home')),
            element('4461', Buffer.alloc(8, 9)),
          ]),
        ),
        element('1654AE6B', track),
        element('1F43B675', element('A3', Buffer.from([0x81, 0, 0, 0x80, 7, 7, 7])), unknown),
        element('1254C367', text('Maya again')),
      ]),
      unknown,
    ),
  ])
}

const box = (type: string, ...body: Buffer[]) => {
  const all = Buffer.concat(body)
  const size = Buffer.alloc(4)
  size.writeUInt32BE(all.length + 8)
  return Buffer.concat([size, text(type), all])
}

function mp4({ handler = 'soun', brand = 'iso5' } = {}) {
  const media = box('mdia', box('hdlr', Buffer.alloc(8), text(handler), Buffer.alloc(12)))
  return Buffer.concat([
    box('ftyp', text(brand), Buffer.alloc(4), text('isommp42')),
    box(
      'moov',
      box('mvhd', Buffer.alloc(4), Buffer.alloc(8, 5), Buffer.alloc(8, 1)),
      box('trak', media),
      box('udta', text('Maya, 51.5N')),
    ),
    box('mdat', Buffer.alloc(60, 7)),
  ])
}

const mp3 = () =>
  Buffer.concat([
    Buffer.concat([text('ID3'), Buffer.from([4, 0, 0, 0, 0, 0, 12]), text('Maya at home')]),
    // Frames of silence, as their heads tell them.
    ...Array.from({ length: 4 }, () => Buffer.concat([hex('FFFB9064'), Buffer.alloc(413)])),
    Buffer.concat([text('TAGMaya'), Buffer.alloc(121)]),
  ])

test.each([
  ['audio/webm', webm()],
  ['audio/mp4', mp4()],
  ['audio/mp4', mp4({ brand: 'M4A ' })],
  ['audio/mpeg', mp3()],
])('%s keeps its sound and no name, and stays what it is', async (type, bytes) => {
  expect(has(bytes, 'Maya')).toBe(true)
  expect(await contentTypeOf(bytes)).toBe(type)
  const bare = await bareSound(bytes)
  expect(bare?.type).toBe(type)
  expect(has(bare?.bytes, 'Maya')).toBe(false)
  expect(await contentTypeOf(bare?.bytes ?? new Uint8Array())).toBe(type)
  // What was handed over is not written to.
  expect(has(bytes, 'Maya')).toBe(true)
})

test('the sound itself and every place in the file stay where they were', async () => {
  for (const bytes of [webm(), mp4()]) {
    const bare = (await bareSound(bytes))?.bytes ?? new Uint8Array()
    expect(bare).toHaveLength(bytes.length)
    const frames = Buffer.from([7, 7, 7])
    expect(Buffer.from(bare).indexOf(frames)).toBe(bytes.indexOf(frames))
  }
})

test('the moment at which a recording was made is taken out', async () => {
  const [webmBare, mp4Bare] = [await bareSound(webm()), await bareSound(mp4())]
  expect(Buffer.from(webmBare?.bytes ?? []).includes(Buffer.alloc(8, 9))).toBe(false)
  expect(Buffer.from(mp4Bare?.bytes ?? []).includes(Buffer.alloc(8, 5))).toBe(false)
})

test('a film is no recording', async () => {
  expect(await contentTypeOf(webm({ trackType: 1 }))).toBe('video/webm')
  expect(await contentTypeOf(mp4({ handler: 'vide' }))).toBe('video/mp4')
  expect(await bareSound(mp4({ handler: 'vide' }))).toBeUndefined()
  expect(await bareSound(text('nothing'))).toBeUndefined()
})

test('what breaks off anywhere is refused or read, and never throws', async () => {
  for (const whole of [webm(), mp4(), mp3()]) {
    for (let length = 0; length < whole.length; length++) {
      const bare = await bareSound(whole.subarray(0, length))
      if (bare) expect(bare.bytes.length).toBeLessThanOrEqual(length)
    }
  }
})
