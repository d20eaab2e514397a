import {
  type BrandPicture,
  brandColours,
  brandPictures,
} from '@learngrove/contract/white-label.limits'
import { hashOf } from '#platform/ids.ts'
import type { ShownPicture, ShownPictures } from './schools.pictures.ts'

const colour = /^#[0-9a-f]{6}$/i

export const isColour = (text: string): boolean => colour.test(text)

const hashLength = 16

export type Theme = {
  readonly hash: string
  /** Empty if nothing differs from the product's own look. */
  readonly css: string
  readonly colours: Readonly<Record<string, string>>
  /** The pictures that the sheet sets, in the order of the specification. */
  readonly pictures: readonly BrandPicture[]
}

/** Pictures that pages show, each a CSS custom property of the same name; the favicon is not among them. */
const shown = brandPictures.filter((name) => name !== 'favicon')

/** Width from which the largest size of a picture is used: larger than a telephone. */
const wide = '(min-width: 760px)'

/**
 * Writes colours and pictures as a style sheet, named by its hash. A page is drawn with it from its
 * first paint on, whether the server or the build rendered its HTML.
 */
export function themeSheet(
  theme: Readonly<Record<string, string>>,
  pictures: ShownPictures = {},
): Theme {
  const set = brandColours.filter((name) => colour.test(theme[name] ?? ''))
  const own = shown.filter((field) => pictures[field]?.length)
  const properties = [
    ...set.map((name) => `--${name}:${theme[name]}`),
    ...own.map((field) => `--${field}:${urlOf(pictures[field]?.[0])}`),
    ...logoOf(pictures.logo?.[0]),
  ]
  const large = own.flatMap((field) => {
    const [first, ...others] = pictures[field] ?? []
    const last = others.at(-1)
    return first && last ? [`--${field}:${urlOf(last)}`] : []
  })
  const css = [
    `:root{${properties.join(';')}}`,
    ...(large.length > 0 ? [`@media ${wide}{:root{${large.join(';')}}}`] : []),
  ].join('')
  const colours = Object.fromEntries(set.map((name) => [name, theme[name] ?? '']))
  const hash = hashOf(css).slice(0, hashLength)
  return { hash, css: properties.length > 0 ? css : '', colours, pictures: own }
}

const urlOf = (picture: ShownPicture | undefined) => `url(${picture?.address})`

const ratioDigits = 3

/** Returns the shape of a logo; a transparent one needs a light plate in the dark theme. */
const logoOf = (logo: ShownPicture | undefined) =>
  logo
    ? [
        `--logo-ratio:${(logo.width / logo.height).toFixed(ratioDigits)}`,
        ...(logo.is_opaque ? [] : ['--logo-plate:#fff']),
      ]
    : []
