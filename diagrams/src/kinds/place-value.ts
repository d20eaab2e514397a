import { DiagramError } from '#drawing/marks.ts'
import { readCount } from '#drawing/numbers.ts'
import { textOf } from '#drawing/text.ts'
import type { Kind } from '#kinds/kind.ts'
import { saidOf, sentences } from '#kinds/words.ts'
import type { PlaceValue } from '#types/number.ts'

const MOST_COUNTERS = 20

export const placeValue: Kind<PlaceValue> = {
  draw({ columns, rows, point_after, counters = false }, pen) {
    const count = columns.length
    if (count === 0) throw new DiagramError('a place value chart needs columns')
    const width = Math.min(counters ? 84 : 58, 350 / count)
    const height = counters ? 74 : 40
    pen.rect({ x: 0, y: 0, width: width * count, height: 34 }, { stroke: 'none', fill: 'shade' })
    for (const [at, heading] of columns.entries())
      pen.label(
        [(at + 0.5) * width, 17],
        typeof heading === 'object' ? heading : { text: heading, italic: false },
        { bold: true },
      )
    for (const [row, { cells, label }] of rows.entries()) {
      if (cells.length !== count)
        throw new DiagramError(`a row has ${cells.length} cells for ${count} columns`)
      const top = 34 + row * height
      pen.label([-8, top + height / 2], label, { anchor: 'end' })
      for (const [at, cell] of cells.entries()) {
        const x = at * width
        if (!counters || textOf(cell) === '')
          pen.label([x + width / 2, top + height / 2], cell, { size: 18 })
        else {
          const many = readCount(textOf(cell), 'counters', 0, MOST_COUNTERS)
          for (let each = 0; each < many; each += 1)
            pen.circle(
              [x + 13 + (each % 5) * ((width - 26) / 4), top + 12 + Math.floor(each / 5) * 16.5],
              6,
              { fill: 'fill-b' },
            )
        }
      }
    }
    const bottom = 34 + rows.length * height
    for (let at = 0; at <= count; at += 1)
      pen.line([
        [at * width, 0],
        [at * width, bottom],
      ])
    for (let row = 0; row <= rows.length; row += 1)
      pen.line([
        [0, 34 + row * height],
        [width * count, 34 + row * height],
      ])
    pen.line([
      [0, 0],
      [width * count, 0],
    ])
    if (point_after === undefined) return
    const x = readCount(point_after, 'point_after', 1, count - 1) * width
    for (const [row] of rows.entries()) pen.dot([x, 34 + (row + 0.72) * height], 4)
  },
  describe({ columns, rows, point_after, counters }) {
    const names = columns.map((each) => textOf(each))
    const told = rows.map(({ label, cells }) => {
      const each = cells.map(
        (cell, at) =>
          `${names[at]}: ${textOf(cell) === '' ? 'empty' : textOf(cell)}${counters && textOf(cell) !== '' ? ' counters' : ''}`,
      )
      return `${saidOf(label) ?? 'A row'}: ${each.join(', ')}`
    })
    const point =
      point_after === undefined
        ? undefined
        : `The decimal point stands after ${names[Number(point_after) - 1]}`
    return sentences(`A place value chart with the columns ${names.join(', ')}`, point, ...told)
  },
}
