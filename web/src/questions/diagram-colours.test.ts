import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (name: string) => readFileSync(new URL(`../ui/theme/${name}`, import.meta.url), 'utf8')
const properties = new Map(
  [
    ...`${read('tokens.css')}${read('diagram.css').split('@media (forced-colors')[0]}`.matchAll(
      /(--[\w-]+):\s*([^;]+);/g,
    ),
  ].map(([, name = '', value = '']) => [name, value.replaceAll(/\s+/g, ' ')]),
)

/** The colour that the product itself gives a property by day (0) or by night (1). */
function colourOf(name: string, time: 0 | 1): string {
  const value = properties.get(name) ?? ''
  const [, alias] = /^var\((--[\w-]+)\)$/.exec(value) ?? []
  if (alias) return colourOf(alias, time)
  const found = [...value.matchAll(/#[0-9a-f]{6}/gi)][time]
  if (!found) throw new Error(`${name} has no colour: ${value}`)
  return found[0]
}

function lightness(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [lightness(a), lightness(b)].toSorted((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

const areas = ['a', 'b', 'c', 'd', 'shade', 'paper'].map((name) => `--diagram-${name}`)
const lines = ['line', 'grid', 'accent', 'second', 'third'].map((name) => `--diagram-${name}`)

test.each([
  ['day', 0],
  ['night', 1],
] as const)('a diagram can be read by %s', (_name, time) => {
  const paper = colourOf('--diagram-paper', time)
  for (const area of areas) {
    expect(contrast(colourOf('--diagram-words', time), colourOf(area, time)), area).toBeGreaterThan(
      4.5,
    )
    expect(contrast(colourOf('--diagram-line', time), colourOf(area, time)), area).toBeGreaterThan(
      3,
    )
  }
  for (const line of lines) expect(contrast(colourOf(line, time), paper), line).toBeGreaterThan(3)
})
