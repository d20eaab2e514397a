import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { drawings, figureOf } from './drawings.ts'
import { angle, direction, from, type Point } from './pen.ts'

const folder = join(import.meta.dirname, '../../../content/articles/maths-notes')
const used = readdirSync(folder).flatMap((file) =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(/^!\[(.*)\]\(drawing:(.+)\)$/gm)].map(
    ([, description = '', name = '']) => ({ file, description, name }),
  ),
)

/** A description says more than a title. */
const leastWords = 10
const mostWidth = 340

test('many notes have a drawing, and every drawing has its note', () => {
  expect(new Set(used.map(({ file }) => file)).size).toBeGreaterThanOrEqual(25)
  expect(used.map(({ name }) => name).toSorted()).toEqual([...drawings.keys()].toSorted())
})

describe.each(used)('$name', ({ name, description }) => {
  const html = figureOf(name, description)

  test('is told in words, and is no wider than a phone', () => {
    expect(description.split(' ').length).toBeGreaterThanOrEqual(leastWords)
    expect(html).toContain(`<title id="drawing-${name}">`)
    expect(html).toContain(`<desc id="drawing-${name}-told">`)
    expect(drawings.get(name)?.width).toBeLessThanOrEqual(mostWidth)
  })

  test('is well formed, and holds nothing but lines, grounds and words', () => {
    expect(unclosed(html)).toEqual([])
    const tags = new Set([...html.matchAll(/<([a-z]+)/g)].map(([, tag]) => tag))
    const known = ['figure', 'svg', 'title', 'desc', 'path', 'circle', 'text', 'tspan']
    expect([...tags].filter((tag = '') => !known.includes(tag))).toEqual([])
    expect(html).not.toMatch(/href|url\(|\son\w+=|style=|NaN|undefined|#[0-9a-f]{3}/)
  })
})

/** Tags that were opened and not closed, or closed and not opened. */
function unclosed(html: string): string[] {
  const open: string[] = []
  for (const [, end, tag = '', self] of html.matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/g)) {
    if (self) continue
    if (!end) open.push(tag)
    else if (open.pop() !== tag) return [tag]
  }
  return open
}

test('an angle says what it measures', () => {
  const corner: Point = [0, 0]
  const drawn = angle(corner, from(corner, 50, 20), from(corner, 50, 92))
  expect(drawn).toContain('>72°<')
  expect(direction(corner, from(corner, 10, 250))).toBeCloseTo(250)
})

test('no drawing is made up, and none goes without words', () => {
  expect(() => figureOf('nothing', 'A circle.')).toThrow('There is no drawing')
  expect(() => figureOf('circle', ' ')).toThrow('no description')
})
