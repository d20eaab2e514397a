import type { Upload } from '@learngrove/contract/route'
import { fittedPicture } from '#platform/picture.ts'

/** Longest side, in pixels: enough to read a page, and what models use anyway. */
const longestSide = 2_048

const rule = { width: longestSide, height: longestSide, fit: 'inside', format: 'jpeg' } as const

/**
 * Returns the files that may be sent to a hosted model: pictures, encoded anew, so that no place,
 * camera or name goes with them. A PDF is left out, because nothing tells what else is in it.
 * Throws as `fittedPicture` does.
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
