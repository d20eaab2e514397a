// Says to the decoder, once for the whole process, which formats it may open.
import '#platform/picture.ts'
import sharp from 'sharp'
import type { Grey } from './grey.ts'

/** Pixels of the longer side: more tells nothing more of bubbles. */
const longestSide = 2_200
const mostPixels = 60_000_000
const mostSeconds = 10
const quality = 80

/** Opens a photograph in grey, turned as its camera was held. Throws where it is none. */
export async function openGrey(bytes: Uint8Array): Promise<Grey> {
  const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .greyscale()
    .timeout({ seconds: mostSeconds })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const grey = new Uint8Array(width * height)
  for (let at = 0; at < grey.length; at += 1) grey[at] = data[at * channels] ?? 0
  return { width, height, data: grey }
}

/** Writes a picture in grey, without anything in it that tells of whoever took it. */
export const toWebp = ({ width, height, data }: Grey): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 1 } })
    .normalise({ lower: 1, upper: 99 })
    .webp({ quality })
    .toBuffer()
