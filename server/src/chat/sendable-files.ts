import type { Upload } from '@learngrove/contract/route'
import { fittedPicture } from '#platform/picture.ts'

/** No side is longer, in pixels: enough to read a page by, and what models look at anyway. */
const longestSide = 2_048

const rule = { width: longestSide, height: longestSide, fit: 'inside', format: 'jpeg' } as const

/**
 * What of some files may be sent to a model elsewhere: pictures, drawn anew, so that no place, camera
 * or name goes with them. A PDF is left out, for nothing tells what else is in it. Throws as
 * `fittedPicture` does.
 */
export async function sendableFiles(uploads: readonly Upload[]): Promise<Upload[]> {
  const pictures = uploads.filter(({ type }) => type.startsWith('image/'))
  return Promise.all(
    pictures.map(async ({ bytes }, index) => ({
      filename: `picture-${index + 1}.jpg`,
      type: 'image/jpeg',
      bytes: (await fittedPicture(bytes, rule)).bytes,
    })),
  )
}
