import { DiagramError } from '#drawing/marks.ts'
import { readNumber, showNumber } from '#drawing/numbers.ts'
import type { Pen } from '#drawing/pen.ts'
import { textOf } from '#drawing/text.ts'
import type { Kind } from '#kinds/kind.ts'
import { listOf, sentences } from '#kinds/words.ts'
import type { Pictogram } from '#types/graphs.ts'

const SIZE = 26
const STEP = 32
const MOST = 10

/** How many symbols each row has. */
function read({ rows, each }: Pictogram): number[] {
  const worth = readNumber(each, 'each')
  if (worth <= 0) throw new DiagramError('a symbol stands for more than 0')
  return rows.map(({ value }) => {
    const count = readNumber(value, 'a row') / worth
    if (count < 0 || count > MOST) throw new DiagramError(`a row has 0 to ${MOST} symbols`)
    if (Math.abs(count * 4 - Math.round(count * 4)) > 1e-9)
      throw new DiagramError('a row is made of whole symbols and quarters')
    return count
  })
}

function drawSymbol(
  pen: Pen,
  x: number,
  y: number,
  part: number,
  shape: Pictogram['symbol'],
): void {
  const half = SIZE / 2
  const look = { fill: 'fill-a' as const }
  if (shape === 'square') {
    const width =
      part === 0.25 ? half : SIZE * Math.min(1, part < 0.5 ? part : part === 0.75 ? 1 : part)
    const height = part === 0.25 ? half : SIZE
    if (part === 0.75)
      pen.area(
        [
          [x, y - half],
          [x + half, y - half],
          [x + half, y],
          [x + SIZE, y],
          [x + SIZE, y + half],
          [x, y + half],
        ],
        look,
      )
    else pen.rect({ x, y: y - half, width, height }, look)
  } else if (part === 1) pen.circle([x + half, y], half, look)
  else pen.sector([x + half, y], half, [90, 90 + part * 360], look)
}

export const pictogram: Kind<Pictogram> = {
  draw(diagram, pen) {
    const counts = read(diagram)
    for (const [row, { label }] of diagram.rows.entries()) {
      const y = row * (SIZE + 12)
      pen.label([-12, y], label, { anchor: 'end' })
      const count = counts[row] ?? 0
      for (let at = 0; at < count - 1e-9; at += 1)
        drawSymbol(pen, at * STEP, y, Math.min(1, count - at), diagram.symbol)
    }
    const bottom = diagram.rows.length * (SIZE + 12)
    pen.line(
      [
        [-4, -SIZE / 2 - 6],
        [-4, bottom - SIZE / 2 - 4],
      ],
      { stroke: 'strong' },
    )
    const y = bottom + 12
    const left = pen.box().x
    const key = pen.label([left, y], 'Key:', { anchor: 'start', bold: true })
    const x = left + (key?.box.width ?? 34) + 8
    drawSymbol(pen, x, y, 1, diagram.symbol)
    pen.label(
      [x + SIZE + 8, y],
      { text: `= ${showNumber(readNumber(diagram.each, 'each'))} ${diagram.of}`, italic: false },
      { anchor: 'start' },
    )
  },
  describe(diagram) {
    const rows = read(diagram).map(
      (count, at) => `${textOf(diagram.rows[at]?.label ?? '')} has ${showNumber(count)}`,
    )
    return sentences(
      `A pictogram in which one symbol stands for ${showNumber(readNumber(diagram.each, 'each'))} ${diagram.of}`,
      `Symbols: ${listOf(rows)}`,
    )
  },
}
