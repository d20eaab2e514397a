import { DiagramError, type Point } from '#drawing/marks.ts'
import { readNumber, readOptional } from '#drawing/numbers.ts'
import type { Pen } from '#drawing/pen.ts'
import type { Kind } from '#kinds/kind.ts'
import { countOf, saidOf, sentences } from '#kinds/words.ts'
import type { Wave } from '#types/science.ts'

const WIDTH = 330
const HIGH = 62

function read(diagram: Wave) {
  const waves = readNumber(diagram.waves, 'waves')
  const part = readOptional(diagram.amplitude, 'amplitude', 1)
  if (waves <= 0 || waves > 12 || part <= 0 || part > 1)
    throw new DiagramError('a wave has up to 12 wavelengths and an amplitude up to 1')
  return { waves, height: HIGH * part, length: WIDTH / waves }
}

function drawTransverse(diagram: Wave, pen: Pen): void {
  const { waves, height, length } = read(diagram)
  const y = (x: number) => -height * Math.sin((x / length) * 2 * Math.PI)
  pen.line(
    [
      [0, 0],
      [WIDTH + 12, 0],
    ],
    { stroke: diagram.axes ? 'strong' : 'line', dashed: !diagram.axes },
  )
  if (diagram.axes) {
    pen.line(
      [
        [0, HIGH + 12],
        [0, -HIGH - 16],
      ],
      { stroke: 'strong' },
    )
    pen.head([0, -HIGH - 20], [0, -1])
    pen.head([WIDTH + 16, 0], [1, 0])
    pen.label([WIDTH / 2, HIGH + 40], diagram.axes.x, { valign: 'top' })
    pen.label([-6, -HIGH - 24], diagram.axes.y, { anchor: 'start', valign: 'bottom' })
  }
  const count = Math.ceil(waves * 32)
  pen.line(
    Array.from(
      { length: count + 1 },
      (_, at): Point => [(WIDTH * at) / count, y((WIDTH * at) / count)],
    ),
    { stroke: 'accent' },
  )
  if (diagram.amplitude_label !== undefined) {
    const x = length * (waves > 1.3 ? 1.25 : 0.25)
    pen.span([x, -1], [x, -height + 1])
    const mark = { at: [x + 8, -height * 0.4] as const, anchor: 'start' as const }
    pen.labelAt([{ ...mark, halo: true }], diagram.amplitude_label)
  }
  if (diagram.wavelength_label !== undefined) {
    const from = waves >= 1.25 ? length * 0.25 : 0
    const above = -height - 14
    pen.span([from, above], [from + length, above])
    pen.label([from + length / 2, above - 5], diagram.wavelength_label, { valign: 'bottom' })
    for (const x of [from, from + length])
      pen.line(
        [
          [x, above - 6],
          [x, y(x) - 3],
        ],
        { stroke: 'faint' },
      )
  }
  for (const { at, label } of diagram.points ?? []) {
    const x = WIDTH * readNumber(at, 'a point')
    pen.dot([x, y(x)], 4.5)
    const way = y(x) > 1 ? 1 : -1
    pen.labelAt(
      [8, 14, 22].flatMap((by) =>
        [0, 12, -12].map((dx) => ({
          at: [x + dx, y(x) + way * by] as const,
          valign: way > 0 ? ('top' as const) : ('bottom' as const),
          bold: true,
        })),
      ),
      label,
    )
  }
}

function drawLongitudinal(diagram: Wave, pen: Pen): void {
  const { waves, length } = read(diagram)
  const count = Math.round(waves * 16)
  for (let at = 0; at <= count; at += 1) {
    const x = (WIDTH * at) / count
    const moved = x - length * 0.12 * Math.sin((x / length) * 2 * Math.PI)
    pen.line(
      [
        [moved, -32],
        [moved, 32],
      ],
      { stroke: 'accent' },
    )
  }
  if (diagram.wavelength_label === undefined) return
  const from = waves >= 2 ? length : 0
  pen.span([from, -46], [from + length, -46])
  pen.label([from + length / 2, -50], diagram.wavelength_label, { valign: 'bottom' })
}

export const wave: Kind<Wave> = {
  draw(diagram, pen) {
    if (diagram.type === 'longitudinal') drawLongitudinal(diagram, pen)
    else drawTransverse(diagram, pen)
    if (diagram.length_label === undefined) return
    const y = HIGH + 20
    pen.span([0, y], [WIDTH, y])
    pen.label([WIDTH / 2, y + 5], diagram.length_label, { valign: 'top' })
  },
  describe(diagram) {
    const { waves } = read(diagram)
    const marked = (what: string, label: Wave['length_label']) =>
      saidOf(label) && `${what} is marked ${saidOf(label)}`
    return sentences(
      `A ${diagram.type ?? 'transverse'} wave with ${countOf(waves, 'wavelength')}`,
      diagram.axes && `The axes are ${saidOf(diagram.axes.x)} and ${saidOf(diagram.axes.y)}`,
      marked('The height from the middle line to a peak', diagram.amplitude_label),
      marked(
        diagram.type === 'longitudinal'
          ? 'The distance between two compressions'
          : 'The distance from one peak to the next',
        diagram.wavelength_label,
      ),
      marked('The whole length', diagram.length_label),
      ...(diagram.points ?? []).map(
        ({ at, label }) =>
          `Point ${saidOf(label)} is ${Math.round(readNumber(at, 'a point') * 100)} % of the way along`,
      ),
    )
  },
}
