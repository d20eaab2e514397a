import { type BrandPicture, brandColours, brandPictures } from '@learngrove/contract/white-label'
import { hashOf } from '#platform/ids.ts'
import type { ShownPicture, ShownPictures } from './schools.pictures.ts'

const colour = /^#[0-9a-f]{6}$/i

export const isColour = (text: string): boolean => colour.test(text)

const hashLength = 16

export type Theme = {
  readonly hash: string
  /** Empty where nothing differs from the product's own look. */
  readonly css: string
  readonly colours: Readonly<Record<string, string>>
  /** The pictures that the sheet sets, in the order of the specification. */
  readonly pictures: readonly BrandPicture[]
}

/** The pictures that pages show, each a CSS custom property of the same name. The favicon is the window's. */
const shown = brandPictures.filter((name) => name !== 'favicon')

/** From this width on, the largest size of a picture is taken: where a page is no telephone's. */
const wide = '(min-width: 760px)'

/**
 * Colours and pictures as a style sheet, and the hash that names it: another theme has another name.
 * A page is drawn with it from its first paint on, whoever drew its HTML.
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

/** How wide a logo is for its height; one that something shines through needs a light plate at night. */
const logoOf = (logo: ShownPicture | undefined) =>
  logo
    ? [
        `--logo-ratio:${(logo.width / logo.height).toFixed(ratioDigits)}`,
        ...(logo.is_opaque ? [] : ['--logo-plate:#fff']),
      ]
    : []
