import { DiagramError } from '#drawing/marks.ts'
import { printerFor, readNumber, readOptional, stepsOf } from '#drawing/numbers.ts'
import type { Pen } from '#drawing/pen.ts'
import { widthOf } from '#drawing/text.ts'
import { arcPoints } from '#drawing/vectors.ts'
import type { Kind } from '#kinds/kind.ts'
import { countOf, listOf, saidOf, sentences } from '#kinds/words.ts'
import type { NumberLine } from '#types/number.ts'

const WIDTH = 330
const LONG = 8
const SHORT = 5

type Line = ReturnType<typeof read>

function read(diagram: NumberLine) {
  const from = readNumber(diagram.from, 'from')
  const to = readNumber(diagram.to, 'to')
  const step = readNumber(diagram.step, 'step')
  const long = stepsOf(from, to, step, 'a number line')
  const minor = readOptional(diagram.minor, 'minor', step)
  const short = stepsOf(from, to, minor, 'the short marks')
  return {
    from,
    to,
    step,
    minor,
    long,
    short,
    print: printerFor(diagram.step, diagram.same_denominator),
  }
}

const placeOn = ({ from, to }: Line, value: number, what: string): number => {
  if (value < from - 1e-9 || value > to + 1e-9)
    throw new DiagramError(`${what}: ${value} is not on the line from ${from} to ${to}`)
  return ((value - from) / (to - from)) * WIDTH
}

function labelled(diagram: NumberLine, line: Line): number[] {
  const { labels = 'all' } = diagram
  if (labels === 'none') return []
  if (labels === 'ends') return [line.from, line.to]
  if (labels !== 'all') return labels.map((each) => readNumber(each, 'labels'))
  const widest = Math.max(
    ...line.long.map((value) => widthOf(line.print(value).replace(/\/\d+$/, ''), 15)),
  )
  const apart = (line.step / (line.to - line.from)) * WIDTH
  const every = [1, 2, 5, 10, 20, 50, 100].find((each) => each * apart >= widest + 7) ?? 200
  return line.long.filter((_, at) => at % every === 0)
}

function drawLine(diagram: NumberLine, line: Line, pen: Pen): void {
  const x = (value: number) => placeOn(line, value, 'a mark')
  const isOpen = diagram.arrows !== false
  const reach = isOpen ? 16 : 0
  pen.line(
    [
      [-reach, 0],
      [WIDTH + reach, 0],
    ],
    { stroke: 'strong' },
  )
  if (isOpen) {
    pen.head([WIDTH + reach + 4, 0], [1, 0])
    pen.head([-reach - 4, 0], [-1, 0])
  }
  for (const value of line.short)
    pen.line(
      [
        [x(value), -SHORT],
        [x(value), SHORT],
      ],
      { stroke: 'line' },
    )
  for (const value of line.long)
    pen.line(
      [
        [x(value), -LONG],
        [x(value), LONG],
      ],
      { stroke: 'strong' },
    )
  for (const value of labelled(diagram, line))
    pen.label([x(value), LONG + 4], line.print(value), { valign: 'top' })
}

function drawJumps(diagram: NumberLine, line: Line, pen: Pen): void {
  for (const { from, to, label } of diagram.jumps ?? []) {
    const start = placeOn(line, readNumber(from, 'a jump'), 'a jump')
    const end = placeOn(line, readNumber(to, 'a jump'), 'a jump')
    const half = Math.abs(end - start) / 2
    const height = Math.min(52, 14 + half * 0.4)
    const turn = end > start ? [180, 0] : [0, 180]
    const middle = (start + end) / 2
    const [a = 0, b = 0] = turn
    const arc = arcPoints([middle, -LONG - 2], [half, height], a, b)
    pen.line(arc.slice(0, -1), { stroke: 'accent' })
    pen.head([end, -LONG - 1], [end > start ? 0.35 : -0.35, 1], 'accent')
    pen.labelAt(
      [0, 14, 28, 42].map((up) => ({
        at: [middle, -LONG - height - 4 - up],
        valign: 'bottom' as const,
      })),
      label,
    )
  }
}

function drawIntervals(diagram: NumberLine, line: Line, pen: Pen): void {
  const spans = diagram.intervals ?? []
  for (const [at, { from, to, from_open, to_open }] of spans.entries()) {
    const y = -22 - at * 18
    const x = (value: typeof from, end: number) =>
      value === undefined ? end : placeOn(line, readNumber(value, 'an interval'), 'an interval')
    const [start, end] = [x(from, -14), x(to, WIDTH + 14)]
    if (end <= start) throw new DiagramError('an interval has to go up')
    pen.line(
      [
        [start, y],
        [end, y],
      ],
      { stroke: 'accent' },
    )
    const ends = [
      { value: from, at: start, isOpen: from_open, way: -1 },
      { value: to, at: end, isOpen: to_open, way: 1 },
    ]
    for (const each of ends) {
      if (each.value === undefined) pen.head([each.at + each.way * 6, y], [each.way, 0], 'accent')
      else
        pen.circle([each.at, y], 5.5, {
          stroke: 'accent',
          fill: each.isOpen === true ? 'paper' : 'accent',
        })
    }
  }
}

function drawPoints(diagram: NumberLine, line: Line, pen: Pen): void {
  for (const { at, label, mark = 'dot' } of diagram.points ?? []) {
    const x = placeOn(line, readNumber(at, 'a point'), 'a point')
    if (mark === 'dot') pen.dot([x, 0], 5)
    else if (mark === 'open') pen.circle([x, 0], 5.5, { stroke: 'strong', fill: 'paper' })
    else pen.arrow([x, -40], [x, -LONG - 2], { stroke: 'accent' })
    const top = mark === 'arrow' ? -43 : -LONG - 5
    pen.labelAt(
      [top, -LONG - 26, LONG + 26, -70].map((y) => ({
        at: [x, y],
        valign: y > 0 ? ('top' as const) : ('bottom' as const),
        bold: true,
      })),
      label,
    )
  }
}

/** Tells a place by counting marks, as somebody does who sees it, and gives no number away. */
function tellPlace(diagram: NumberLine, line: Line, value: number): string {
  const known = labelled(diagram, line).toSorted((a, b) => a - b)
  const print = (each: number) => line.print(each)
  if (known.some((each) => Math.abs(each - value) < 1e-9)) return `at ${print(value)}`
  const before = known.filter((each) => each < value).at(-1) ?? line.from
  const name = known.includes(before) ? print(before) : 'the left end'
  const marks = (value - before) / line.minor
  const whole = Math.floor(marks + 1e-9)
  if (Math.abs(marks - Math.round(marks)) < 1e-9)
    return `${countOf(Math.round(marks), 'mark')} to the right of ${name}`
  return `between ${countOf(whole, 'mark')} and ${countOf(whole + 1, 'mark')} to the right of ${name}`
}

function tellInterval(diagram: NumberLine, line: Line): string[] {
  return (diagram.intervals ?? []).map(({ from, to, from_open, to_open }) => {
    const end = (value: typeof from, isOpen: boolean | undefined, side: string) =>
      value === undefined
        ? `an arrow that goes on to the ${side}`
        : `${isOpen === true ? 'an open' : 'a filled'} circle ${tellPlace(diagram, line, readNumber(value, 'an interval'))}`
    return `a line above it from ${end(from, from_open, 'left')} to ${end(to, to_open, 'right')}`
  })
}

export const numberLine: Kind<NumberLine> = {
  draw(diagram, pen) {
    const line = read(diagram)
    drawLine(diagram, line, pen)
    drawJumps(diagram, line, pen)
    drawIntervals(diagram, line, pen)
    drawPoints(diagram, line, pen)
  },
  describe(diagram) {
    const line = read(diagram)
    const known = labelled(diagram, line)
    const names =
      known.length > 12
        ? `${line.print(line.from)} to ${line.print(line.to)}`
        : listOf(known.map(line.print))
    const tell = (value: number) => tellPlace(diagram, line, value)
    const marks = line.short.length - 1
    const points = (diagram.points ?? []).map(({ at, label }) => {
      const place = tell(readNumber(at, 'a point'))
      const name = saidOf(label)
      return name === undefined ? `A point is marked ${place}` : `${name} stands ${place}`
    })
    const jumps = (diagram.jumps ?? []).map(({ from, to, label }) => {
      const name = saidOf(label)
      const way = `from ${tell(readNumber(from, 'a jump'))} to ${tell(readNumber(to, 'a jump'))}`
      return `A jump ${way}${name === undefined ? '' : `, labelled ${name}`}`.replace(
        /\b(from|to) at /g,
        '$1 ',
      )
    })
    return sentences(
      `A number line with ${countOf(marks, 'equal step')}${names === '' ? '' : `, labelled ${names}`}`,
      ...points,
      ...jumps,
      ...tellInterval(diagram, line),
    )
  },
}
