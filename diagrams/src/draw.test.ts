import { describe, expect, test } from 'vitest'
import {
  type Diagram,
  DiagramError,
  findProblems,
  layout,
  describe as tell,
  toSvg,
} from '#diagram.ts'
import { printerFor, readNumber, showNumber } from '#drawing/numbers.ts'
import { textOf } from '#drawing/text.ts'

const line = { kind: 'number_line', from: 0, to: 4, step: 1 } as const

/** Takes JSON as a note may hold it, of a shape that no type has checked. */
const fromJson = (text: string): Diagram => JSON.parse(text)

describe('what cannot be drawn is refused in words', () => {
  test.each<[string, Diagram, RegExp]>([
    ['a number that is none', { ...line, to: 'four' }, /“four” is no number/],
    ['a point beside the line', { ...line, points: [{ at: 9 }] }, /9 is not on the line/],
    [
      'sides that do not meet',
      { kind: 'triangle', given: { AB: 1, BC: 1, CA: 5 } },
      /no such triangle/,
    ],
    ['a triangle without a side', { kind: 'triangle', given: { A: 60, B: 60 } }, /a side/],
    [
      'a bar beyond the axis',
      {
        kind: 'bar_chart',
        categories: ['a'],
        series: [{ values: [9] }],
        y: { from: 0, to: 5, step: 1 },
      },
      /beyond the axis/,
    ],
    [
      'energy that is lost',
      { kind: 'sankey', input: { label: 'in', value: 10 }, outputs: [{ label: 'out', value: 4 }] },
      /conserved/,
    ],
    [
      'a point that has no name',
      { kind: 'figure', points: { A: [0, 0], B: [1, 0] }, segments: [{ from: 'A', to: 'C' }] },
      /no point C/,
    ],
    ['a kind that is none', fromJson('{"kind":"toString"}'), /no kind/],
    ['fields that are missing', fromJson('{"kind":"venn"}'), /not the fields/],
  ])('%s', (_what, diagram, message) => {
    expect(() => layout(diagram)).toThrow(DiagramError)
    expect(() => layout(diagram)).toThrow(message)
    expect(findProblems(diagram).join()).toMatch(message)
  })
})

test('labels in one place are a problem', () => {
  const label = 'a long name'
  const points = { A: [0, 0], B: [1, 1] } as const
  const texts = Array.from({ length: 60 }, () => ({ at: [0.5, 0.5] as const, text: label }))
  expect(findProblems({ kind: 'figure', points, texts }).join()).toMatch('overlap')
})

test('a drawing that is too wide for a phone is a problem', () => {
  const cells = ['a long heading of a column', 'another such', 'and one more of them']
  const rows = [{ label: 'a label that is very long indeed, and then some', cells }]
  expect(findProblems({ kind: 'place_value', columns: cells, rows }).join()).toMatch('too wide')
})

test('the words of the author replace the description, and a note is told and drawn', () => {
  expect(tell({ ...line, alt: 'Look here.' })).toBe('Look here.')
  expect(tell({ ...line, not_to_scale: true })).toMatch(/Not drawn to scale\.$/)
  expect(tell({ ...line, note: 'A ruler.' })).toMatch(/[^.]\. A ruler\.$/)
  expect(tell({ ...line, note: 'A ruler.', not_to_scale: true })).toMatch(/ A ruler\. Not/)
  expect(toSvg(layout({ ...line, note: 'a < b' }), { title: 'x & y' })).toMatch(
    /x &amp; y.*a &lt; b/s,
  )
})

test('a place on a number line is told by its marks, not by its number', () => {
  const told = tell({ ...line, labels: 'ends', points: [{ at: 3, label: 'P' }] })
  expect(told).toContain('P stands 3 marks to the right of 0')
})

test('a length that is not labelled is not told', () => {
  const told = tell({ kind: 'triangle', given: { AB: 17, BC: 23, B: 90 }, sides: { CA: 'x' } })
  expect(told).not.toMatch(/17|23/)
})

test.each([
  ['-2.5', -2.5],
  ['−3', -3],
  ['3/4', 0.75],
  ['1 1/2', 1.5],
  ['-1 1/2', -1.5],
  ['\\frac{3}{4}', 0.75],
  ['-\\frac{1}{2}', -0.5],
  ['1,000', 1000],
  ['π', Math.PI],
  ['3π/2', 1.5 * Math.PI],
])('%s is read as %d', (text, value) => {
  expect(readNumber(text, 'it')).toBeCloseTo(value, 12)
})

test.each(['', 'x', '1/0', '--2', '2..5', 'NaN', '1e999'])('“%s” is no number', (text) => {
  expect(() => readNumber(text, 'it')).toThrow(DiagramError)
})

test('numbers are printed in the manner of their step', () => {
  expect([0, 0.25, 0.5, 1.25, -0.75].map(printerFor('1/4'))).toEqual([
    '0',
    '1/4',
    '1/2',
    '1 1/4',
    '−3/4',
  ])
  expect([0.5, 1].map(printerFor('1/4', true))).toEqual(['2/4', '1'])
  expect([0, Math.PI / 2, -Math.PI].map(printerFor('π/2'))).toEqual(['0', 'π/2', '−π'])
  expect([0.1 + 0.2, -4, 12345].map(showNumber)).toEqual(['0.3', '−4', '12,345'])
})

test('labels are set as mathematics is', () => {
  expect(textOf('x^2 - 3')).toBe('x² − 3')
  expect(textOf('v_1')).toBe('v₁')
  expect(textOf('-2')).toBe('−2')
  expect(textOf('light-dependent')).toBe('light-dependent')
})

test('a point beside an axis is drawn over the numbers, which would cover it', () => {
  const axis = { from: -4, to: 4, step: 2 } as const
  const { marks } = layout({
    kind: 'axes',
    x: axis,
    y: axis,
    points: [{ at: [-1, -2], mark: 'open' }],
  })
  const point = marks.findIndex((mark) => mark.shape === 'ellipse')
  const numbers = marks.flatMap((mark, at) => (mark.shape === 'label' ? [at] : []))
  expect(point).toBeGreaterThan(Math.max(...numbers))
})

test.each([
  ['wide', 32, 12],
  ['narrow', 6, 15],
])('the height of a %s cone is written beside its line', (_what, width, height) => {
  const labels = { height: '12 cm' }
  const { marks } = layout({ kind: 'solid', shape: 'cone', width, height, labels })
  const points = marks.flatMap((mark) => (mark.shape === 'line' ? mark.points : []))
  const [top = [0, 0]] = points.toSorted((a, b) => a[1] - b[1])
  const box = marks.find((mark) => mark.shape === 'label')?.box
  expect(box && top[0] - box.x - box.width).toBeLessThan(20)
})
