import { DiagramError, type Point } from '#drawing/marks.ts'
import { readCount } from '#drawing/numbers.ts'
import { type Pen, toneFill } from '#drawing/pen.ts'
import type { Kind } from '#kinds/kind.ts'
import { countOf, listOf, saidOf, sentences } from '#kinds/words.ts'
import type { FractionShape } from '#types/number.ts'

type Whole = FractionShape['wholes'][number]

const BAR = { width: 300, height: 40 }
const MOST = 100

function read({ parts, shaded, columns }: Whole) {
  const count = readCount(parts, 'parts', 1, MOST)
  const isList = Array.isArray(shaded)
  // Narrows by hand, since `isArray` knows no readonly lists.
  const chosen = isList
    ? (shaded as readonly Whole['parts'][]).map((each) => readCount(each, 'shaded', 1, count))
    : Array.from(
        { length: readCount(shaded as Whole['parts'], 'shaded', 0, count) },
        (_, at) => at + 1,
      )
  const across = columns === undefined ? squarest(count) : readCount(columns, 'columns', 1, count)
  if (count % across !== 0)
    throw new DiagramError(`${count} parts make no full grid of ${across} columns`)
  return { count, shaded: new Set(chosen), columns: across }
}

/** The number of columns that makes a grid most like a square, and not higher than wide. */
const squarest = (count: number): number => {
  let best = count
  for (let each = count; each * each >= count; each -= 1) if (count % each === 0) best = each
  return best
}

function drawWhole(
  pen: Pen,
  diagram: FractionShape,
  whole: Whole,
  [x, y]: Point,
  size: number,
): void {
  const { count, shaded, columns } = read(whole)
  const fill = (part: number) => ({
    fill: shaded.has(part) ? toneFill(diagram.tone ?? 'a') : ('paper' as const),
  })
  if (diagram.shape === 'circle') {
    const centre: Point = [x + size / 2, y + size / 2]
    for (let part = 1; part <= count && count > 1; part += 1) {
      const from = 90 - ((part - 1) * 360) / count
      pen.sector(centre, size / 2, [from, from - 360 / count], { ...fill(part), stroke: 'line' })
    }
    pen.circle(centre, size / 2, { stroke: 'strong', ...(count === 1 ? fill(1) : {}) })
    return
  }
  const isBar = diagram.shape === 'bar'
  const across = isBar ? count : columns
  const down = count / across
  const cell = isBar
    ? [BAR.width / count, BAR.height]
    : [size / across, size / Math.max(across, down)]
  const [width = 0, height = 0] = cell
  for (let part = 1; part <= count; part += 1) {
    const [column, row] = [(part - 1) % across, Math.floor((part - 1) / across)]
    pen.rect({ x: x + column * width, y: y + row * height, width, height }, fill(part))
  }
  pen.rect({ x, y, width: width * across, height: height * down }, { stroke: 'strong' })
}

export const fractionShape: Kind<FractionShape> = {
  draw(diagram, pen) {
    const { shape, wholes } = diagram
    if (wholes.length === 0) throw new DiagramError('a fraction shape needs a whole')
    if (shape === 'bar') {
      for (const [at, whole] of wholes.entries()) {
        const y = at * (BAR.height + 12)
        drawWhole(pen, diagram, whole, [0, y], BAR.width)
        pen.label([-8, y + BAR.height / 2], whole.label, { anchor: 'end' })
      }
      return
    }
    const perRow = Math.min(wholes.length, 3)
    const size = Math.min(170, (380 - 18 * (perRow - 1)) / perRow)
    for (const [at, whole] of wholes.entries()) {
      const x = (at % perRow) * (size + 18)
      const y = Math.floor(at / perRow) * (size + 34)
      drawWhole(pen, diagram, whole, [x, y], size)
      pen.label([x + size / 2, y + size + 5], whole.label, { valign: 'top' })
    }
  },
  describe({ shape, wholes }) {
    const name = shape === 'bar' ? 'bar' : shape === 'circle' ? 'circle' : 'rectangle'
    const told = wholes.map((whole) => {
      const { count, shaded } = read(whole)
      const label = saidOf(whole.label)
      const which =
        Array.isArray(whole.shaded) && shaded.size > 0 && shaded.size < 8
          ? ` (${listOf([...shaded].map((each) => `part ${each}`))})`
          : ''
      const own = label === undefined ? `A ${name}` : `A ${name} labelled ${label},`
      return `${own} divided into ${countOf(count, 'equal part')}, ${shaded.size === 0 ? 'none' : shaded.size} of them shaded${which}`
    })
    return sentences(...told)
  },
}
