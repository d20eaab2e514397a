import sharp, { type Metadata, type Sharp } from 'sharp'
import { AppError } from './errors.ts'

// Whatever else the decoder could open, such as drawings that are programs, it is never handed.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
})

/** The side of a profile picture, in pixels. */
export const pictureSide = 512

/** More than the camera of a telephone takes; beyond it a small file could unfold into gigabytes. */
const maxPixels = 50_000_000

const quality = 82

/** Decoding that takes longer is given up. */
const maxSeconds = 10

/** What the decoder itself must find, whatever the first bytes of the file claim. */
const formats: readonly string[] = ['jpeg', 'png', 'webp']

/**
 * A picture as it may be shown: turned as its camera was held, cut to a square about its centre,
 * 512 pixels a side, WebP, and with nothing else in it: no place, no camera, no name.
 * Throws `UNSUPPORTED_TYPE` for what cannot be decoded, `TOO_LARGE` for too many pixels.
 */
export async function squarePicture(bytes: Uint8Array): Promise<Uint8Array> {
  const open = () => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
  const { width, height, format } = await decoded(() => open().metadata())
  if (!formats.includes(format)) throw new AppError('UNSUPPORTED_TYPE')
  if (width * height > maxPixels) throw new AppError('TOO_LARGE')
  return decoded(() => squared(open()).toBuffer())
}

const squared = (image: Sharp): Sharp =>
  image
    .autoOrient()
    .resize(pictureSide, pictureSide, { fit: 'cover', position: 'centre' })
    .webp({ quality })
    .timeout({ seconds: maxSeconds })

/** Whatever the decoder cannot read is no picture. */
async function decoded<T extends Metadata | Uint8Array>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof Error && /pixel limit/i.test(cause.message)) {
      throw new AppError('TOO_LARGE', { cause })
    }
    throw new AppError('UNSUPPORTED_TYPE', { cause })
  }
}
