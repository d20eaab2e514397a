import { hashOf } from '#platform/ids.ts'

/** The white-label colours, each a CSS custom property of the same name. */
export const themeColours = [
  'primary',
  'secondary1',
  'secondary2',
  'secondary3',
  'accent1',
  'accent2',
  'accent3',
  'highlight1',
  'highlight2',
  'highlight3',
] as const

const colour = /^#[0-9a-f]{6}$/i

const hashLength = 16

export type Theme = {
  readonly hash: string
  /** Empty where nothing differs from the product's own colours. */
  readonly css: string
  readonly colours: Readonly<Record<string, string>>
}

/** A theme as a style sheet, and the hash that names it: another theme has another name. */
export function themeSheet(theme: Readonly<Record<string, string>>): Theme {
  const set = themeColours.filter((name) => colour.test(theme[name] ?? ''))
  const css = `:root{${set.map((name) => `--${name}:${theme[name]}`).join(';')}}`
  const colours = Object.fromEntries(set.map((name) => [name, theme[name] ?? '']))
  return { hash: hashOf(css).slice(0, hashLength), css: set.length > 0 ? css : '', colours }
}
