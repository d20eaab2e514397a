import { DiagramError } from '#drawing/marks.ts'
import { readNumber, showNumber } from '#drawing/numbers.ts'
import { describeAxes, drawAxes, drawGrid, drawNumbers, makeFrame } from '#kinds/graphs/frame.ts'
import type { Kind } from '#kinds/kind.ts'
import { listOf, sentences } from '#kinds/words.ts'
import type { Histogram } from '#types/graphs.ts'

export const histogram: Kind<Histogram> = {
  draw(diagram, pen) {
    const frame = makeFrame(diagram)
    drawGrid(frame, pen)
    for (const { from, to, height } of diagram.bars) {
      const [x, top] = frame.put([from, height], 'a bar')
      const [right, bottom] = frame.put([to, Math.max(0, frame.y.from)], 'a bar')
      if (right <= x) throw new DiagramError('a bar goes from a smaller to a larger value')
      pen.rect({ x, y: top, width: right - x, height: bottom - top }, { fill: 'fill-a' })
    }
    drawAxes(frame, pen)
    drawNumbers(frame, pen)
  },
  describe(diagram) {
    const number = (value: string | number) => showNumber(readNumber(value, 'a bar'))
    const bars = diagram.bars.map(
      ({ from, to, height }) => `${number(from)} to ${number(to)} is ${number(height)} high`,
    )
    return sentences('A histogram', ...describeAxes(diagram), `The bar ${listOf(bars)}`)
  },
}
