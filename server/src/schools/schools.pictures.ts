import type { BrandPicture } from '@learngrove/contract/white-label.limits'
import type { PictureRule } from '#platform/picture.ts'

/** One size of a picture of a school, as a page names it. */
export type ShownPicture = {
  /** Its path on the school's host, which holds the hash of the bytes, so that another picture has another path. */
  readonly address: string
  readonly width: number
  readonly height: number
  readonly is_opaque: boolean
  readonly made_for: number
}

/** The pictures that a school has set, each in its sizes from small to large. */
export type ShownPictures = { readonly [Field in BrandPicture]?: readonly ShownPicture[] }

type Rules = {
  readonly fit: PictureRule['fit']
  readonly format: PictureRule['format']
  /** Width and height of each size, from small to large. */
  readonly sizes: readonly (readonly [width: number, height: number])[]
}

/**
 * The rules of each picture. Pictures that fill half or all of a screen have a size for telephones;
 * the favicon has those that browsers and manifests ask for.
 */
export const pictureRules: Readonly<Record<BrandPicture, Rules>> = {
  logo: { fit: 'inside', format: 'webp', sizes: [[480, 120]] },
  favicon: {
    fit: 'contain',
    format: 'png',
    sizes: [
      [48, 48],
      [192, 192],
      [512, 512],
    ],
  },
  mascot: { fit: 'inside', format: 'webp', sizes: [[512, 512]] },
  bookcover: { fit: 'cover', format: 'webp', sizes: [[360, 480]] },
  // Not every program that previews links reads WebP.
  thumbnail: { fit: 'cover', format: 'jpeg', sizes: [[1200, 630]] },
  background: {
    fit: 'inside',
    format: 'webp',
    sizes: [
      [900, 1200],
      [1920, 1920],
    ],
  },
  login: {
    fit: 'inside',
    format: 'webp',
    sizes: [
      [900, 1200],
      [1600, 2000],
    ],
  },
  dashboard: {
    fit: 'inside',
    format: 'webp',
    sizes: [
      [900, 900],
      [1800, 1200],
    ],
  },
}

const hashLength = 20

type Kept = { readonly field: string; readonly sha256: string }

/** Returns the name that a picture is served under, such as `logo-3fa9….webp`. */
export const pictureName = ({ field, sha256 }: Kept): string =>
  // Safe: the database holds no other field.
  `${field}-${sha256.slice(0, hashLength)}.${pictureRules[field as BrandPicture].format}`

/** Path of a school's pictures, on its own host. */
export const pictureFolder = '/brand'

const name = /^([a-z]+)-([0-9a-f]{20})\.([a-z]+)$/

/** Parses field and hash from the name of a picture; undefined for any other name. */
export function readPictureName(text: string): { field: BrandPicture; hash: string } | undefined {
  const [, field = '', hash = '', format] = name.exec(text) ?? []
  return isPicture(field) && pictureRules[field].format === format ? { field, hash } : undefined
}

const isPicture = (field: string): field is BrandPicture => Object.hasOwn(pictureRules, field)

/** Returns the media type of a picture. */
export const pictureType = (field: BrandPicture): string => `image/${pictureRules[field].format}`
