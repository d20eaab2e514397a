/** Least contrast of text: WCAG 2.2 AA. */
export const enough = 4.5

const white = '#ffffff'

/** Returns the relative luminance of `#rrggbb`, from 0 to 1 (WCAG 2.2). */
function luminanceOf(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Returns the contrast of two colours, from 1 to 21. */
export function contrastOf(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminanceOf(a), luminanceOf(b)].toSorted((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

/** Colours that text and buttons are drawn in, on white or with white on them. */
const carriesText: ReadonlySet<string> = new Set(['primary', 'accent1', 'accent3', 'secondary3'])

export type Correction = {
  readonly name: string
  readonly from: string
  readonly to: string
  /** Contrast with white before and after. */
  readonly before: number
  readonly after: number
}

const steps = 100

/** Darkens a colour as little as it takes for white to be readable on it. */
function darkened(colour: string): string {
  for (let step = 0; step <= steps; step++) {
    const part = 1 - step / steps
    const darker = `#${[1, 3, 5]
      .map((at) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * part))
      .map((value) => value.toString(16).padStart(2, '0'))
      .join('')}`
    if (contrastOf(darker, white) >= enough) return darker
  }
  return '#000000'
}

/** Returns a school's colours as they may be shown, and what had to be changed, so that an admin sees by how much. */
export function readableTheme(theme: Readonly<Record<string, string>>): {
  readonly theme: Readonly<Record<string, string>>
  readonly corrections: readonly Correction[]
} {
  const corrections: Correction[] = []
  const entries = Object.entries(theme).map(([name, from]) => {
    if (!carriesText.has(name)) return [name, from]
    const to = darkened(from)
    const ratios = { before: contrastOf(from, white), after: contrastOf(to, white) }
    if (to !== from) corrections.push({ name, from, to, ...ratios })
    return [name, to]
  })
  return { theme: Object.fromEntries(entries), corrections }
}
