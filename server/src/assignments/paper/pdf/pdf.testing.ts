import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import type { Grey } from '../reading/grey.ts'

/** A page of a scanned PDF: pictures in the order in which they are painted, and what is drawn over them. */
export type PdfPage = {
  readonly pictures: readonly PdfPicture[]
  /** In degrees, as a PDF says it. */
  readonly rotate?: number
  /** Operators after the pictures. */
  readonly drawn?: string
  /** Contents instead of all that, packed. */
  readonly packed?: Buffer
}

export type PdfPicture = {
  readonly width: number
  readonly height: number
  readonly stream: Buffer
  /** The rest of its dictionary. */
  readonly says: string
  /** By default it covers the page. */
  readonly place?: readonly [width: number, height: number]
}

const wide = 595
const high = 842

/** A picture as a colour scanner writes it. */
export const jpegPicture = async (bytes: Uint8Array): Promise<PdfPicture> => {
  const { data, info } = await sharp(bytes)
    .toColourspace('srgb')
    .jpeg({ quality: 80 })
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const says = '/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode'
  return { width, height, stream: data, says }
}

/** A picture in grey, packed without loss. */
export const flatePicture = ({ width, height, data }: Grey): PdfPicture => ({
  ...{ width, height, stream: deflateSync(data) },
  says: '/ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode',
})

/** A picture in black and white; as a mask it paints its black alone. */
export function bitPicture({ width, height, data }: Grey, isMask = false): PdfPicture {
  const row = Math.ceil(width / 8)
  const bits = Buffer.alloc(row * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if ((data[y * width + x] ?? 0) > 127)
        bits.writeUInt8(bits.readUInt8(y * row + (x >> 3)) | (128 >> (x & 7)), y * row + (x >> 3))
  const says = isMask ? '/ImageMask true' : '/ColorSpace /DeviceGray'
  const stream = deflateSync(bits)
  return { width, height, stream, says: `${says} /BitsPerComponent 1 /Filter /FlateDecode` }
}

/** Writes a PDF as an office scanner does: a page is a picture. */
export function scannedPdf(pages: readonly PdfPage[], trailer = ''): Buffer {
  const parts: Buffer[] = []
  const places: number[] = []
  let length = 0
  const put = (part: Buffer | string) => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part
    parts.push(bytes)
    length += bytes.length
  }
  /** Writes the next object and returns its number. */
  const add = (head: string, stream?: Buffer) => {
    places.push(length)
    put(`${places.length} 0 obj\n${head}\n`)
    if (stream) put(Buffer.concat([Buffer.from('stream\n'), stream, Buffer.from('\nendstream\n')]))
    put('endobj\n')
    return places.length
  }
  put('%PDF-1.7\n')
  const tree = 1 + 1
  add(`<< /Type /Catalog /Pages ${tree} 0 R >>`)
  const sizes = pages.map(({ pictures }) => pictures.length + 2)
  const kids = sizes.map(
    (size, at) => tree + sizes.slice(0, at).reduce((sum, one) => sum + one, 0) + size,
  )
  add(
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`,
  )
  for (const { pictures, rotate = 0, drawn = '', packed } of pages) {
    const named = pictures.map(({ width, height, says, stream }) =>
      add(
        `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} ${says} /Length ${stream.length} >>`,
        stream,
      ),
    )
    const painted = pictures.map(
      ({ place: [across, down] = [wide, high] }, at) =>
        `q ${across} 0 0 ${down} 0 0 cm /P${at} Do Q`,
    )
    const contents = packed ?? deflateSync([...painted, drawn].join('\n'))
    const body = add(`<< /Length ${contents.length} /Filter /FlateDecode >>`, contents)
    const objects = named.map((number, at) => `/P${at} ${number} 0 R`).join(' ')
    add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${wide} ${high}] /Rotate ${rotate} /Contents ${body} 0 R /Resources << /XObject << ${objects} >> >> >>`,
    )
  }
  const size = places.length + 1
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`)
  const start = length
  put(`xref\n0 ${size}\n0000000000 65535 f \n${table.join('')}`)
  put(`trailer\n<< /Size ${size} /Root 1 0 R ${trailer}>>\nstartxref\n${start}\n%%EOF\n`)
  return Buffer.concat(parts)
}

/** What a PDF says that is locked by a password which nobody here knows. */
export const locked = `/Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >> /ID [<00> <00>] `
