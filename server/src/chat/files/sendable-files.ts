import type { Upload } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { fittedPicture } from '#platform/picture.ts'

/** Longest side, in pixels: enough to read a page, and what models use anyway. */
const longestSide = 2_048

const rule = { width: longestSide, height: longestSide, fit: 'inside', format: 'jpeg' } as const

/** Returns pictures that are kept as they may be sent to a hosted model: no name goes with them. */
export const sendablePictures = (
  { files }: Pick<Context, 'files'>,
  pictures: readonly { readonly id: string }[],
): Promise<Upload[]> =>
  Promise.all(
    pictures.map(async ({ id }, index) => ({
      filename: `picture-${index + 1}.jpg`,
      type: 'image/jpeg',
      bytes: (await fittedPicture(await files.get(id), rule)).bytes,
    })),
  )
