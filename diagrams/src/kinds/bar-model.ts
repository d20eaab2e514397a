import { DiagramError, type Point } from '#drawing/marks.ts'
import { readCount, readNumber } from '#drawing/numbers.ts'
import { type Pen, toneFill } from '#drawing/pen.ts'
import { textOf, widthOf } from '#drawing/text.ts'
import type { Kind } from '#kinds/kind.ts'
import { countOf, saidOf, sentences } from '#kinds/words.ts'
import type { BarModel, BarRow } from '#types/number.ts'

const WIDTH = 300
const HEIGHT = 38

const sizesOf = (row: BarRow) =>
  row.parts.map(({ size }) => {
    const found = readNumber(size, 'a part')
    if (found <= 0) throw new DiagramError('a part of a bar is larger than 0')
    return found
  })

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

/** A brace over or beneath what is between two places. */
function brace(pen: Pen, from: number, to: number, y: number, way: 1 | -1): void {
  const middle = (from + to) / 2
  const deep = 7 * way
  const curve = (a: number, b: number): Point[] => [
    [a, y],
    [a + Math.sign(b - a) * 3, y + deep * 0.75],
    [a + Math.sign(b - a) * 7, y + deep],
    [b - Math.sign(b - a) * 5, y + deep],
    [b, y + deep * 1.8],
  ]
  pen.line(curve(from, middle), { stroke: 'line' })
  pen.line(curve(to, middle), { stroke: 'line' })
}

function drawRow(pen: Pen, row: BarRow, top: number, scale: number): number {
  const sizes = sizesOf(row)
  const whole = sumOf(sizes) * scale
  let y = top
  if (row.total !== undefined && textOf(row.total) !== '') {
    const label = pen.label([whole / 2, y], row.total, { valign: 'top', bold: true })
    y += (label?.box.height ?? 18) + 15
    brace(pen, 1, whole - 1, y - 2, -1)
  }
  let x = 0
  const edges = [0]
  for (const [at, part] of row.parts.entries()) {
    const width = (sizes[at] ?? 0) * scale
    const fill = toneFill(part.tone ?? 'a')
    pen.rect(
      { x, y, width, height: HEIGHT },
      { fill: part.dashed ? 'none' : fill, dashed: part.dashed, stroke: 'line' },
    )
    const size = part.label !== undefined && widthOf(textOf(part.label), 15) > width - 6 ? 14 : 15
    pen.label([x + width / 2, y + HEIGHT / 2], part.label, { size, maxWidth: width - 4 })
    x += width
    edges.push(x)
  }
  pen.label([-8, y + HEIGHT / 2], row.label, { anchor: 'end' })
  let bottom = y + HEIGHT
  for (const { from, to, label } of row.brackets ?? []) {
    const count = row.parts.length
    const start = edges[readCount(from, 'a bracket', 1, count) - 1] ?? 0
    const end = edges[readCount(to, 'a bracket', 1, count)] ?? x
    brace(pen, start + 1, end - 1, y + HEIGHT + 3, 1)
    const set = pen.label([(start + end) / 2, y + HEIGHT + 18], label, { valign: 'top' })
    bottom = Math.max(bottom, y + HEIGHT + 18 + (set?.box.height ?? 0))
  }
  return bottom
}

export const barModel: Kind<BarModel> = {
  draw({ rows, total }, pen) {
    if (rows.length === 0) throw new DiagramError('a bar model needs a row')
    const longest = Math.max(...rows.map((row) => sumOf(sizesOf(row))))
    const names = Math.max(
      0,
      ...rows.map(({ label }) => (label === undefined ? 0 : widthOf(textOf(label), 15))),
    )
    const beside = total === undefined ? 0 : 26 + widthOf(textOf(total), 15)
    const scale = Math.min(WIDTH, 372 - names - beside) / longest
    let bottom = -12
    let first: number | undefined
    for (const row of rows) {
      const top = bottom + 12
      bottom = drawRow(pen, row, top, scale)
      first ??= row.total === undefined ? top : top + 33
    }
    if (total === undefined) return
    const x = longest * scale + 8
    const [from, to] = [first ?? 0, bottom]
    const middle = (from + to) / 2
    for (const end of [from, to])
      pen.line([
        [x, end],
        [x + 5, end + Math.sign(middle - end) * 2],
        [x + 7, end + Math.sign(middle - end) * 6],
        [x + 7, middle - Math.sign(middle - end) * 4],
        [x + 12, middle],
      ])
    pen.label([x + 17, middle], total, { anchor: 'start', bold: true })
  },
  describe({ rows, total }) {
    const told = rows.map((row, at) => {
      const name = saidOf(row.label) ?? (rows.length === 1 ? 'The bar' : `Bar ${at + 1}`)
      const sizes = sizesOf(row)
      const areEqual =
        sizes.length > 1 && sizes.every((size) => Math.abs(size - (sizes[0] ?? 0)) < 1e-9)
      const labels = row.parts.map(({ label }) => saidOf(label) ?? 'no label')
      const parts = row.parts.every(({ label }) => saidOf(label) === undefined)
        ? ''
        : `, labelled ${labels.join(', ')}`
      const all = saidOf(row.total)
      const brackets = (row.brackets ?? []).map(
        ({ from, to, label }) => `, parts ${from} to ${to} together ${saidOf(label)}`,
      )
      return `${name} has ${countOf(sizes.length, areEqual ? 'equal part' : 'part')}${parts}${all === undefined ? '' : `, altogether ${all}`}${brackets.join('')}`
    })
    const all = saidOf(total)
    return sentences(
      `A bar model with ${countOf(rows.length, 'row')}`,
      ...told,
      all && `All rows together: ${all}`,
    )
  },
}
