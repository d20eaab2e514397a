import { DiagramError, type Point } from '#drawing/marks.ts'
import { readNumber } from '#drawing/numbers.ts'
import { toneFill } from '#drawing/pen.ts'
import type { Kind } from '#kinds/kind.ts'
import { listOf, saidOf, sentences } from '#kinds/words.ts'
import type { Sankey } from '#types/science.ts'

const HIGH = 110
const HEAD = 18

function read({ input, outputs }: Sankey) {
  const whole = readNumber(input.value, 'the input')
  const parts = outputs.map(({ value }) => readNumber(value, 'an output'))
  const sum = parts.reduce((total, each) => total + each, 0)
  if (whole <= 0 || Math.min(...parts) <= 0) throw new DiagramError('every energy is larger than 0')
  if (Math.abs(sum - whole) > whole * 0.005)
    throw new DiagramError(`${sum} comes out of ${whole}: energy is conserved`)
  return parts.map((part) => (part / whole) * HIGH)
}

export const sankey: Kind<Sankey> = {
  draw(diagram, pen) {
    const sizes = read(diagram)
    const useful = diagram.outputs.flatMap((each, at) =>
      each.useful ? [{ ...each, size: sizes[at] ?? 0 }] : [],
    )
    const wasted = diagram.outputs.flatMap((each, at) =>
      each.useful ? [] : [{ ...each, size: sizes[at] ?? 0 }],
    )
    const start = 76
    pen.area(
      [
        [0, 0],
        [start, 0],
        [start, HIGH],
        [0, HIGH],
        [14, HIGH / 2],
      ],
      { stroke: 'none', fill: 'fill-b' },
    )
    let y = 0
    const right = start + 40 + wasted.reduce((sum, { size }) => sum + Math.max(size, 66) + 14, 0)
    for (const { size, label } of useful) {
      const end = Math.max(right, start + 70)
      pen.area(
        [
          [start, y],
          [end, y],
          [end, y - 5],
          [end + HEAD, y + size / 2],
          [end, y + size + 5],
          [end, y + size],
          [start, y + size],
        ],
        { stroke: 'none', fill: toneFill('a') },
      )
      pen.label([end + HEAD + 6, y + size / 2], label, { anchor: 'start', maxWidth: 84 })
      y += size
    }
    // The outermost bends first, so that no flow crosses another.
    let x = start + 6
    let bottom = HIGH
    for (const { size, label } of wasted.toReversed()) {
      const top = bottom - size
      const inner = 12
      const bend: Point[] = Array.from({ length: 9 }, (_, at): Point => {
        const angle = (at / 8) * (Math.PI / 2)
        return [x + (inner + size) * Math.sin(angle), top + (inner + size) * (1 - Math.cos(angle))]
      })
      const back: Point[] = Array.from({ length: 9 }, (_, at): Point => {
        const angle = (1 - at / 8) * (Math.PI / 2)
        return [x + inner * Math.sin(angle), bottom + inner * (1 - Math.cos(angle))]
      })
      const [left, far, low] = [x + inner, x + inner + size, HIGH + 44]
      pen.area(
        [
          [start, top],
          ...bend,
          [far, low],
          [far + 5, low],
          [(left + far) / 2, low + HEAD],
          [left - 5, low],
          [left, low],
          ...back,
          [start, bottom],
        ],
        { stroke: 'none', fill: toneFill('c') },
      )
      pen.label([(left + far) / 2, low + HEAD + 4], label, {
        valign: 'top',
        maxWidth: Math.max(size + 18, 74),
      })
      x += Math.max(size, 66) + 14
      bottom = top
    }
    pen.label([-6, HIGH / 2], diagram.input.label, { anchor: 'end', maxWidth: 84 })
  },
  describe(diagram) {
    read(diagram)
    const told = diagram.outputs.map(
      ({ label, useful }) =>
        `${saidOf(label) ?? 'one without a label'} (${useful ? 'goes on to the right' : 'bends down'})`,
    )
    return sentences(
      `A Sankey diagram. ${saidOf(diagram.input.label) ?? 'An arrow'} comes in and splits into ${listOf(told)}`,
    )
  },
}
