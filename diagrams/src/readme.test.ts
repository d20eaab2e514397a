import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { diagramsIn, findProblems, layout, describe as tell, toSvg } from '#diagram.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const examples = diagramsIn(readme)

test('the page for authors has an example of each kind that it names', () => {
  const headings = [...readme.matchAll(/^### (.*)$/gm)].flatMap(([, line = '']) =>
    [...line.matchAll(/`(\w+)`/g)].map(([, kind]) => kind),
  )
  const shown = new Set<string>(examples.map(({ kind }) => kind))
  expect(headings.filter((kind = '') => !shown.has(kind))).toEqual([])
  expect(headings.length).toBeGreaterThan(30)
})

describe.each(examples.map((example, at) => [`${at + 1}. ${example.kind}`, example] as const))(
  'the example %s',
  (_name, example) => {
    test('has no problems', () => {
      expect(findProblems(example)).toEqual([])
    })

    test('is drawn within its frame, in numbers that are numbers', () => {
      const drawing = layout(example)
      expect(drawing.width).toBeLessThanOrEqual(440)
      expect(drawing.marks.length).toBeGreaterThan(1)
      const svg = toSvg(drawing, { title: 'x' })
      expect(svg).not.toMatch(/NaN|Infinity|undefined/)
    })

    test('is told in sentences', () => {
      expect(tell(example)).toMatch(/^[A-Z\d“(].*\.$/s)
      expect(tell(example)).not.toMatch(/undefined|NaN|\[object|e-\d/)
    })
  },
)
