import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp'
import { AppError } from './errors.ts'

// The decoder never gets to open other formats, such as drawings that are programs.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
  ],
})

/** Side of a profile picture, in pixels. */
export const pictureSide = 512

/** Most pixels: more than a telephone's camera takes. Beyond it a small file could unfold into gigabytes. */
const maxPixels = 50_000_000

const quality = 82

/** Longest decoding, in seconds. */
const maxSeconds = 10

/** Formats that the decoder itself has to detect, whatever the first bytes claim. */
const formats: readonly string[] = ['jpeg', 'png', 'webp']

/**
 * Makes a profile picture: turned as its camera was held, cut to a square about its centre, 512
 * pixels a side, WebP, without any metadata: no place, no camera, no name. Throws
 * `UNSUPPORTED_TYPE` for what cannot be decoded, `TOO_LARGE` for too many pixels.
 */
export async function squarePicture(bytes: Uint8Array): Promise<Uint8Array> {
  const open = await opened(bytes)
  return decoded(() => squared(open()).toBuffer())
}

/** The rule that a picture is made by. */
export type PictureRule = {
  /** In pixels: the size to fit into, or to fill. */
  readonly width: number
  readonly height: number
  /**
   * `inside`: as large as fits and never enlarged; `cover`: cut so that it fills; `contain`: whole,
   * on a transparent ground.
   */
  readonly fit: 'inside' | 'cover' | 'contain'
  readonly format: 'webp' | 'png' | 'jpeg'
  /** Its first picture is taken of a GIF too. */
  readonly takes_gif?: boolean
}

export type FittedPicture = {
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
  /** Tells whether nothing shines through it. */
  readonly is_opaque: boolean
}

/**
 * Makes a picture by a rule: turned as its camera was held, encoded anew, without any metadata.
 * Throws as `squarePicture` does.
 */
export async function fittedPicture(bytes: Uint8Array, rule: PictureRule): Promise<FittedPicture> {
  const open = await opened(bytes, rule.takes_gif)
  const { data, info } = await decoded(() => fitted(open(), rule))
  const { isOpaque } = await sharp(data).stats()
  return { bytes: data, width: info.width, height: info.height, is_opaque: isOpaque }
}

function fitted(image: Sharp, { width, height, fit, format }: PictureRule) {
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  const sized = image
    .autoOrient()
    .resize(width, height, { fit, background, withoutEnlargement: fit === 'inside' })
  // A format without transparency gets a white ground.
  const grounded = format === 'jpeg' ? sized.flatten({ background: '#ffffff' }) : sized
  return grounded
    .toFormat(format, format === 'png' ? {} : { quality })
    .timeout({ seconds: maxSeconds })
    .toBuffer({ resolveWithObject: true })
}

/** Opens a picture by its own content, as often as it is needed. */
async function opened(bytes: Uint8Array, takesGif = false): Promise<() => Sharp> {
  const open = () => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
  const { width, height, format } = await decoded(() => open().metadata())
  if (!formats.includes(format) && !(takesGif && format === 'gif'))
    throw new AppError('UNSUPPORTED_TYPE')
  if (width * height > maxPixels) throw new AppError('TOO_LARGE')
  return open
}

const squared = (image: Sharp): Sharp =>
  image
    .autoOrient()
    .resize(pictureSide, pictureSide, { fit: 'cover', position: 'centre' })
    .webp({ quality })
    .timeout({ seconds: maxSeconds })

type Made = { readonly data: Uint8Array; readonly info: OutputInfo }

/** Runs the decoder; whatever it cannot read is no picture. */
async function decoded<T extends Metadata | Uint8Array | Made>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof Error && /pixel limit/i.test(cause.message)) {
      throw new AppError('TOO_LARGE', { cause })
    }
    throw new AppError('UNSUPPORTED_TYPE', { cause })
  }
}
