import { DiagramError } from '#drawing/marks.ts'
import { readNumber, showNumber } from '#drawing/numbers.ts'
import { describeAxes, drawNumbers, makeFrame } from '#kinds/graphs/frame.ts'
import type { Kind } from '#kinds/kind.ts'
import { listOf, saidOf, sentences } from '#kinds/words.ts'
import type { BoxPlot } from '#types/graphs.ts'

const HIGH = 30
const STEP = 58

const read = ({ min, q1, median, q3, max }: BoxPlot['plots'][number]) => {
  const values = [min, q1, median, q3, max].map((each) => readNumber(each, 'a box plot'))
  if (values.some((each, at) => at > 0 && each < (values[at - 1] ?? each)))
    throw new DiagramError('a box plot goes up: min, q1, median, q3, max')
  return values
}

export const boxPlot: Kind<BoxPlot> = {
  draw(diagram, pen) {
    const height = diagram.plots.length * STEP
    const frame = makeFrame(
      { x: diagram.x, y: { from: 0, to: 1, step: 1, labels: 'none' } },
      { height },
    )
    for (const value of frame.x.minor) {
      const [x] = frame.place([value, 0])
      pen.line(
        [
          [x, 0],
          [x, height],
        ],
        { stroke: 'faint' },
      )
    }
    for (const value of frame.x.steps) {
      const [x] = frame.place([value, 0])
      pen.line(
        [
          [x, 0],
          [x, height],
        ],
        { stroke: 'grid' },
      )
    }
    for (const [at, plot] of diagram.plots.entries()) {
      const y = at * STEP + STEP / 2
      const [min = 0, q1 = 0, median = 0, q3 = 0, max = 0] = read(plot).map(
        (value) => frame.put([value, 0], 'a box plot')[0],
      )
      pen.line(
        [
          [min, y],
          [q1, y],
        ],
        { stroke: 'strong' },
      )
      pen.line(
        [
          [q3, y],
          [max, y],
        ],
        { stroke: 'strong' },
      )
      pen.rect(
        { x: q1, y: y - HIGH / 2, width: q3 - q1, height: HIGH },
        { stroke: 'strong', fill: 'fill-a' },
      )
      pen.line(
        [
          [median, y - HIGH / 2],
          [median, y + HIGH / 2],
        ],
        { stroke: 'strong' },
      )
      for (const x of [min, max])
        pen.line(
          [
            [x, y - 8],
            [x, y + 8],
          ],
          { stroke: 'strong' },
        )
      for (const value of plot.outliers ?? [])
        pen.cross([frame.put([value, 0], 'an outlier')[0], y], 4, 'strong')
      pen.label([-10, y], plot.label, { anchor: 'end' })
    }
    pen.line(
      [
        [0, height],
        [frame.width, height],
      ],
      { stroke: 'strong' },
    )
    drawNumbers(frame, pen)
  },
  describe(diagram) {
    const [x] = describeAxes({ x: diagram.x, y: { from: 0, to: 1, step: 1 } })
    const names = [
      'the lowest value',
      'the lower quartile',
      'the median',
      'the upper quartile',
      'the highest value',
    ]
    const plots = diagram.plots.map((plot, at) => {
      const values = read(plot).map((value, index) => `${names[index]} at ${showNumber(value)}`)
      const name = saidOf(plot.label) ?? (diagram.plots.length > 1 ? `Plot ${at + 1}` : 'The plot')
      return `${name} has ${listOf(values)}`
    })
    return sentences(
      diagram.plots.length > 1 ? 'Box plots over one axis' : 'A box plot',
      x,
      ...plots,
    )
  },
}
