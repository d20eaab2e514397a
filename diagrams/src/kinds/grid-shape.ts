import { DiagramError, type Point } from '#drawing/marks.ts'
import { readCount, readNumber } from '#drawing/numbers.ts'
import { toneFill } from '#drawing/pen.ts'
import { centroidOf } from '#drawing/vectors.ts'
import type { Kind } from '#kinds/kind.ts'
import { countOf, listOf, saidOf, sentences } from '#kinds/words.ts'
import type { XY } from '#types/common.ts'
import type { GridShape } from '#types/number.ts'

const MOST = 40

function read(diagram: GridShape) {
  const columns = readCount(diagram.columns, 'columns', 1, MOST)
  const rows = readCount(diagram.rows, 'rows', 1, MOST)
  const cell = Math.min(34, 340 / columns, 340 / rows)
  const place = ([x, y]: XY): Point => {
    const [column, row] = [readNumber(x, 'a point'), readNumber(y, 'a point')]
    if (column < 0 || column > columns || row < 0 || row > rows)
      throw new DiagramError(`a point is outside the grid: ${column}, ${row}`)
    return [column * cell, (rows - row) * cell]
  }
  return { columns, rows, cell, place, shaded: shadedOf(diagram, columns, rows) }
}

function shadedOf(
  { shaded = 0 }: GridShape,
  columns: number,
  rows: number,
): (readonly [number, number])[] {
  if (typeof shaded === 'object')
    return shaded.map(([column, row]) => [
      readCount(column, 'a square', 0, columns - 1),
      readCount(row, 'a square', 0, rows - 1),
    ])
  const count = readCount(shaded, 'shaded', 0, columns * rows)
  return Array.from({ length: count }, (_, at) => [
    at % columns,
    rows - 1 - Math.floor(at / columns),
  ])
}

export const gridShape: Kind<GridShape> = {
  draw(diagram, pen) {
    const { columns, rows, cell, place, shaded } = read(diagram)
    const [width, height] = [columns * cell, rows * cell]
    for (const [column, row] of shaded)
      pen.rect(
        { x: column * cell, y: (rows - 1 - row) * cell, width: cell, height: cell },
        { stroke: 'none', fill: 'fill-a' },
      )
    for (const { points, tone } of diagram.shapes ?? [])
      pen.area(points.map(place), { stroke: 'none', fill: toneFill(tone) })
    if (diagram.paper === 'dots') {
      for (let x = 0; x <= columns; x += 1)
        for (let y = 0; y <= rows; y += 1)
          pen.circle([x * cell, y * cell], 1.6, { stroke: 'faint', fill: 'shade' })
    } else {
      for (let x = 0; x <= columns; x += 1)
        pen.line(
          [
            [x * cell, 0],
            [x * cell, height],
          ],
          { stroke: 'grid' },
        )
      for (let y = 0; y <= rows; y += 1)
        pen.line(
          [
            [0, y * cell],
            [width, y * cell],
          ],
          { stroke: 'grid' },
        )
    }
    for (const { points, dashed } of diagram.shapes ?? [])
      pen.area(points.map(place), { stroke: 'strong', dashed })
    for (const { from, to } of diagram.mirrors ?? [])
      pen.line([place(from), place(to)], { stroke: 'accent', dashed: true })
    for (const { points, label } of diagram.shapes ?? [])
      pen.label(centroidOf(points.map(place)), label, { bold: true, halo: true })
    for (const { to, label } of diagram.mirrors ?? []) {
      const [x, y] = place(to)
      pen.labelAt(
        [
          { at: [x, -4], valign: 'bottom' },
          { at: [x + 6, y], anchor: 'start' },
        ],
        label,
      )
    }
    if (diagram.unit !== undefined) {
      const y = height + 10
      pen.line(
        [
          [0, y],
          [cell, y],
        ],
        { stroke: 'line' },
      )
      for (const x of [0, cell])
        pen.line(
          [
            [x, y - 4],
            [x, y + 4],
          ],
          { stroke: 'line' },
        )
      pen.label([cell + 8, y], diagram.unit, { anchor: 'start', size: 14 })
    }
  },
  describe(diagram) {
    const { columns, rows, shaded } = read(diagram)
    const shapes = (diagram.shapes ?? []).map(({ points, label }) => {
      const name = saidOf(label)
      const corners = points.map(([x, y]) => `${x} across and ${y} up`)
      return `${name === undefined ? 'A shape' : `Shape ${name}`} has its corners at ${listOf(corners)}, counted in squares from the bottom left`
    })
    const mirrors = (diagram.mirrors ?? []).map(
      ({ from, to, label }) =>
        `A dashed line${saidOf(label) === undefined ? '' : ` labelled ${saidOf(label)}`} goes from ${from[0]} across and ${from[1]} up to ${to[0]} across and ${to[1]} up`,
    )
    const unit = saidOf(diagram.unit)
    return sentences(
      `A ${diagram.paper === 'dots' ? 'dotted ' : ''}grid of ${countOf(columns, 'column')} and ${countOf(rows, 'row')} of squares`,
      unit && `Each square is ${unit} wide`,
      shaded.length > 0 &&
        (typeof diagram.shaded === 'object' && shaded.length <= 20
          ? `Shaded are the squares ${listOf(shaded.map(([x, y]) => `${x + 1} across and ${y + 1} up`))}`
          : `${countOf(shaded.length, 'square')} shaded`),
      ...shapes,
      ...mirrors,
    )
  },
}
