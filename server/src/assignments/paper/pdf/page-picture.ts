// Says to the decoder, once for the whole process, which formats it may open.
import '#platform/picture.ts'
import sharp from 'sharp'
import { getResolvedPDFJS } from 'unpdf'
import { type Painted, type PdfPage, paintedOn } from './painted-on.ts'

/** Why a page gives no picture: it shows none, is made of several layers, or its picture cannot be opened here. */
export type NoPicture = 'no_picture' | 'layers' | 'strange_picture'

export type PagePicture = { readonly jpeg: Buffer } | { readonly failed: NoPicture }

/** A picture covers such a share of its page, or it is not the page that somebody scanned. */
const wholePage = 0.6
/** A scanner may put its own small sign on a page. */
const sign = 0.02
/** Pixels of the longer side: more tells nothing more of bubbles. */
const longestSide = 2_200
const quality = 90

/**
 * Takes the picture of a scanned page out of its PDF, in grey. How it is turned does not matter: its code and
 * its marks say how it lies. What a scanner has parted into layers is refused: one of them alone may lack
 * what a pupil wrote.
 */
export async function pagePicture(page: PdfPage): Promise<PagePicture> {
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view
  const whole = Math.abs((right - left) * (top - bottom))
  const { pictures, has_drawing } = await paintedOn(page)
  const [first, ...others] = pictures.toSorted((one, other) => other.area - one.area)
  if (!first) return { failed: 'no_picture' }
  const isAlone = others.every(({ area, is_mask }) => area < sign * whole && !is_mask)
  if (!isAlone || others.length > 1 || has_drawing) return { failed: 'layers' }
  if (first.area < wholePage * whole) return { failed: 'no_picture' }
  const picture = await opened(page, first)
  return picture ? { jpeg: await toJpeg(picture) } : { failed: 'strange_picture' }
}

type Opened = {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
  readonly channels: 1 | 3 | 4
}

async function opened(page: PdfPage, { key, is_mask }: Painted): Promise<Opened | undefined> {
  const named = is_mask ? fieldOf(key, 'data') : key
  const found = typeof named === 'string' ? await objectOf(page, named) : key
  const [width, height] = [Number(fieldOf(found, 'width')), Number(fieldOf(found, 'height'))]
  const bytes = fieldOf(found, 'data')
  if (!(width > 0 && height > 0 && ArrayBuffer.isView(bytes))) return undefined
  const data = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const { ImageKind } = await getResolvedPDFJS()
  const kind = is_mask ? ImageKind.GRAYSCALE_1BPP : fieldOf(found, 'kind')
  if (kind === ImageKind.GRAYSCALE_1BPP) return unpacked({ width, height, data })
  const channels = kind === ImageKind.RGB_24BPP ? 3 : 4
  return data.length < width * height * channels ? undefined : { width, height, data, channels }
}

const objectOf = (page: PdfPage, name: string): Promise<unknown> =>
  new Promise((resolve) => {
    const among = name.startsWith('g_') ? page.commonObjs : page.objs
    among.get(name, resolve)
  })

/** Reads a field of an object that nobody has typed. */
const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** Gives each bit a byte of its own. Rows begin on a byte. */
function unpacked({ width, height, data }: Omit<Opened, 'channels'>): Opened | undefined {
  const row = (width + 7) >> 3
  if (data.length < row * height) return undefined
  const grey = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (((data[y * row + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1) grey[y * width + x] = 255
  return { width, height, data: grey, channels: 1 }
}

const toJpeg = ({ data, ...raw }: Opened): Promise<Buffer> =>
  sharp(data, { raw })
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .greyscale()
    .jpeg({ quality })
    .toBuffer()
