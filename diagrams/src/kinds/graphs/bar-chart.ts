import { DiagramError } from '#drawing/marks.ts'
import { readNumber, showNumber } from '#drawing/numbers.ts'
import { type Pen, toneFill } from '#drawing/pen.ts'
import { textOf, widthOf } from '#drawing/text.ts'
import { describeAxes, drawGrid, drawNumbers, type Frame, makeFrame } from '#kinds/graphs/frame.ts'
import type { Kind } from '#kinds/kind.ts'
import { listOf, saidOf, sentences } from '#kinds/words.ts'
import type { Tone } from '#types/common.ts'
import type { BarChart } from '#types/graphs.ts'

const tones: readonly Tone[] = ['a', 'b', 'c', 'd']

function read(diagram: BarChart) {
  const count = diagram.categories.length
  if (count === 0 || diagram.series.length === 0) throw new DiagramError('a bar chart needs bars')
  if (diagram.series.length > tones.length) throw new DiagramError('a bar chart has up to 4 series')
  const series = diagram.series.map(({ values }) => {
    if (values.length !== count)
      throw new DiagramError(`a series has ${values.length} values for ${count} categories`)
    return values.map((value) => readNumber(value, 'a bar'))
  })
  const tops = diagram.categories.map((_, at) => {
    const here = series.map((values) => values[at] ?? 0)
    return diagram.stacked ? here.reduce((sum, each) => sum + each, 0) : Math.max(...here)
  })
  const frame = makeFrame(
    { x: { from: 0, to: count, step: 1, labels: 'none' }, y: diagram.y },
    { height: 220 },
  )
  if (Math.max(...tops) > frame.y.to + 1e-9)
    throw new DiagramError(`a bar of ${Math.max(...tops)} is beyond the axis`)
  return { series, frame, count }
}

function drawBars(diagram: BarChart, pen: Pen): Frame {
  const { series, frame, count } = read(diagram)
  drawGrid(frame, pen, 'y')
  const band = frame.width / count
  const isStacked = diagram.stacked === true
  const width = (band * 0.7) / (isStacked ? 1 : series.length)
  for (let at = 0; at < count; at += 1) {
    let base = Math.max(0, frame.y.from)
    for (const [index, values] of series.entries()) {
      const value = values[at] ?? 0
      const from = isStacked ? base : Math.max(0, frame.y.from)
      const [, top] = frame.place([0, from + value - (isStacked ? 0 : from)])
      const [, bottom] = frame.place([0, from])
      const x = at * band + band * 0.15 + (isStacked ? 0 : index * width)
      const y = Math.min(top, bottom)
      pen.rect({ x, y, width, height: Math.abs(bottom - top) }, { fill: toneFill(tones[index]) })
      if (isStacked) base += value
    }
  }
  return frame
}

function drawKey(diagram: BarChart, width: number, pen: Pen): void {
  if (diagram.series.length < 2) return
  const { y, height } = pen.box()
  const widths = diagram.series.map(({ name = '' }) => 22 + widthOf(textOf(name), 14) + 18)
  let [x, line] = [0, y + height + 18]
  for (const [at, { name = '' }] of diagram.series.entries()) {
    if (x > 0 && x + (widths[at] ?? 0) > width + 30) [x, line] = [0, line + 22]
    pen.rect({ x, y: line - 7, width: 14, height: 14 }, { fill: toneFill(tones[at]) })
    pen.label([x + 20, line], name, { anchor: 'start', size: 14 })
    x += widths[at] ?? 0
  }
}

export const barChart: Kind<BarChart> = {
  draw(diagram, pen) {
    const frame = drawBars(diagram, pen)
    const { width, height } = frame
    pen.line(
      [
        [0, -8],
        [0, height],
        [width, height],
      ],
      { stroke: 'strong' },
    )
    drawNumbers(frame, pen)
    const band = width / diagram.categories.length
    const size = diagram.categories.some((each) => widthOf(textOf(each), 14) > band - 4) ? 13 : 14
    for (const [at, category] of diagram.categories.entries())
      pen.label([(at + 0.5) * band, height + 6], category, {
        valign: 'top',
        size,
        maxWidth: band - 4,
      })
    const { y, height: all } = pen.box()
    pen.label([width / 2, y + all + 5], diagram.x_label, { valign: 'top', maxWidth: width })
    drawKey(diagram, width, pen)
  },
  describe(diagram) {
    const { series } = read(diagram)
    const [, y] = describeAxes({ x: { from: 0, to: 1, step: 1 }, y: diagram.y })
    const bars = diagram.series.map(({ name }, index) => {
      const each = diagram.categories.map(
        (category, at) => `${textOf(category)} ${showNumber(series[index]?.[at] ?? 0)}`,
      )
      return `${saidOf(name) ?? 'The bars'}: ${listOf(each)}`
    })
    const along = saidOf(diagram.x_label)
    return sentences(
      diagram.stacked ? 'A stacked bar chart' : 'A bar chart',
      along && `Along the bottom: ${along}`,
      y,
      ...bars,
    )
  },
}
