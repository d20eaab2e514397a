import { DiagramError, type Point } from '#drawing/marks.ts'
import { printerFor, readNumber, stepsOf } from '#drawing/numbers.ts'
import type { Pen } from '#drawing/pen.ts'
import { TEXT_SIZE, textOf, widthOf } from '#drawing/text.ts'
import { saidOf } from '#kinds/words.ts'
import type { Label, XY } from '#types/common.ts'
import type { Axis } from '#types/graphs.ts'

const TICK_SIZE = 14

type Side = {
  readonly axis: Axis
  readonly from: number
  readonly to: number
  readonly steps: readonly number[]
  readonly minor: readonly number[]
  readonly print: (value: number, at: number) => Label
}

/** The two axes of a graph and the paper between them. */
export type Frame = {
  readonly x: Side
  readonly y: Side
  readonly width: number
  readonly height: number
  readonly place: (xy: readonly [number, number]) => Point
  /** The same of what an author wrote; throws `DiagramError` beyond the axes. */
  readonly put: (xy: XY, what: string) => Point
}

function readSide(axis: Axis, name: string): Side {
  const from = readNumber(axis.from, `${name} from`)
  const to = readNumber(axis.to, `${name} to`)
  const step = readNumber(axis.step, `${name} step`)
  const print = printerFor(axis.step)
  const { labels = 'all' } = axis
  // Counts from zero, so that the numbers are multiples of the step.
  const first = Math.ceil(from / step - 1e-9) * step
  const minor = axis.minor === undefined ? step : readNumber(axis.minor, `${name} minor`)
  const finest = Math.ceil(from / minor - 1e-9) * minor
  return {
    axis,
    from,
    to,
    steps: stepsOf(first, to, step, `the ${name} axis`).map((value) =>
      Math.abs(value) < step * 1e-9 ? 0 : value,
    ),
    minor: stepsOf(finest, to, minor, `the ${name} axis`),
    print: (value, at) =>
      typeof labels === 'object' ? (labels[at] ?? '') : labels === 'none' ? '' : print(value),
  }
}

export type FrameSize = {
  readonly width?: number
  readonly height?: number
  readonly square?: boolean | undefined
}

export function makeFrame(
  axes: { readonly x: Axis; readonly y: Axis },
  size: FrameSize = {},
): Frame {
  const x = readSide(axes.x, 'x')
  const y = readSide(axes.y, 'y')
  let { width = 300, height = 240 } = size
  if (size.square) {
    const unit = Math.min(300 / (x.to - x.from), 300 / (y.to - y.from))
    ;[width, height] = [unit * (x.to - x.from), unit * (y.to - y.from)]
  }
  const place = ([a, b]: readonly [number, number]): Point => [
    ((a - x.from) / (x.to - x.from)) * width,
    height - ((b - y.from) / (y.to - y.from)) * height,
  ]
  const put = ([a, b]: XY, what: string): Point => {
    const at = [readNumber(a, what), readNumber(b, what)] as const
    const slack = 1e-9 + 1e-6 * Math.max(x.to - x.from, y.to - y.from)
    if (
      at[0] < x.from - slack ||
      at[0] > x.to + slack ||
      at[1] < y.from - slack ||
      at[1] > y.to + slack
    )
      throw new DiagramError(`${what}: (${at[0]}, ${at[1]}) is beyond the axes`)
    return place(at)
  }
  return { x, y, width, height, place, put }
}

export function drawGrid({ x, y, width, height, place }: Frame, pen: Pen, only?: 'y'): void {
  const lines = (values: readonly number[], stroke: 'grid' | 'faint', isX: boolean) => {
    for (const value of values) {
      const [a, b] = place(isX ? [value, y.from] : [x.from, value])
      pen.line(
        isX
          ? [
              [a, 0],
              [a, height],
            ]
          : [
              [0, b],
              [width, b],
            ],
        { stroke },
      )
    }
  }
  if (only !== 'y') lines(x.minor, 'faint', true)
  lines(y.minor, 'faint', false)
  if (only !== 'y') lines(x.steps, 'grid', true)
  lines(y.steps, 'grid', false)
}

const originOf = ({ x, y, place }: Frame): Point =>
  place([clamp(0, x.from, x.to), clamp(0, y.from, y.to)])

const clamp = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to)

/** The axes cross at the origin where it is on the paper, else at the nearest edge. */
export function drawAxes(frame: Frame, pen: Pen): void {
  const { width, height } = frame
  const [originX, originY] = originOf(frame)
  pen.line(
    [
      [0, originY],
      [width + 8, originY],
    ],
    { stroke: 'strong' },
  )
  pen.line(
    [
      [originX, height],
      [originX, -8],
    ],
    { stroke: 'strong' },
  )
  pen.head([width + 13, originY], [1, 0])
  pen.head([originX, -13], [0, -1])
}

/** Set after the curves, so that these leave the numbers free. */
export function drawNumbers(frame: Frame, pen: Pen): void {
  const { x, y } = frame
  const [originX, originY] = originOf(frame)
  const isCrossing = x.from < 0 && y.from < 0 && x.to > 0 && y.to > 0
  drawNumbersX(frame, originY, isCrossing, pen)
  drawNumbersY(frame, originX, isCrossing, pen)
  if (isCrossing && x.axis.labels !== 'none')
    pen.label([originX - 5, originY + 1], '0', {
      anchor: 'end',
      valign: 'top',
      size: TICK_SIZE,
      halo: true,
    })
  nameAxes(frame, originX, originY, pen)
}

function drawNumbersX(
  { x, place, width }: Frame,
  originY: number,
  skipsZero: boolean,
  pen: Pen,
): void {
  if (x.axis.labels === 'none') return
  const texts = x.steps.map((value, at) => x.print(value, at))
  const widest = Math.max(
    0,
    ...texts.map((text) => widthOf(textOf(text).replace(/\/\d+$/, ''), TICK_SIZE)),
  )
  const apart =
    ((x.steps.length > 1 ? (x.steps[1] ?? 0) - (x.steps[0] ?? 0) : 1) / (x.to - x.from)) * width
  const every = [1, 2, 4, 5, 10, 20].find((each) => each * apart >= widest + 6) ?? 50
  const zero = Math.max(0, x.steps.indexOf(0))
  for (const [at, value] of x.steps.entries()) {
    if ((at - zero) % every !== 0 || (skipsZero && value === 0)) continue
    const [px] = place([value, 0])
    pen.line(
      [
        [px, originY - 3],
        [px, originY + 4],
      ],
      { stroke: 'strong' },
    )
    pen.label([px, originY + 6], texts[at], { valign: 'top', size: TICK_SIZE, halo: true })
  }
}

function drawNumbersY(
  { y, place, height }: Frame,
  originX: number,
  skipsZero: boolean,
  pen: Pen,
): void {
  if (y.axis.labels === 'none') return
  const apart =
    ((y.steps.length > 1 ? (y.steps[1] ?? 0) - (y.steps[0] ?? 0) : 1) / (y.to - y.from)) * height
  const every = [1, 2, 4, 5, 10, 20].find((each) => each * apart >= 17) ?? 50
  const zero = Math.max(0, y.steps.indexOf(0))
  for (const [at, value] of y.steps.entries()) {
    if ((at - zero) % every !== 0 || (skipsZero && value === 0)) continue
    const [, py] = place([0, value])
    pen.line(
      [
        [originX - 4, py],
        [originX + 3, py],
      ],
      { stroke: 'strong' },
    )
    pen.label([originX - 7, py], y.print(value, at), { anchor: 'end', size: TICK_SIZE, halo: true })
  }
}

const isShort = (label: Label | undefined) => label !== undefined && textOf(label).length <= 2

function nameAxes({ x, y, width }: Frame, originX: number, originY: number, pen: Pen): void {
  if (isShort(x.axis.label))
    pen.label([width + 18, originY], x.axis.label, { anchor: 'start', halo: true })
  else {
    const { y: top, height } = pen.box()
    pen.label([width / 2, top + height + 5], x.axis.label, {
      valign: 'top',
      size: TEXT_SIZE,
      maxWidth: width + 20,
    })
  }
  if (isShort(y.axis.label))
    pen.label([originX, -16], y.axis.label, { valign: 'bottom', halo: true })
  else {
    const { x: left } = pen.box()
    pen.label([originX <= 1 ? left : originX - 20, -18], y.axis.label, {
      anchor: 'start',
      valign: 'bottom',
      maxWidth: width,
    })
  }
}

/** “The x-axis, Time (s), goes from 0 to 60 in steps of 10.” */
export function describeAxes(axes: { readonly x: Axis; readonly y: Axis }): string[] {
  const tell = (axis: Axis, name: string) => {
    const side = readSide(axis, name)
    const print = printerFor(axis.step)
    const label = saidOf(axis.label)
    const own =
      label === undefined || label === name ? `The ${name}-axis` : `The ${name}-axis, ${label},`
    return axis.labels === 'none'
      ? `${own} has no numbers`
      : `${own} goes from ${print(side.from)} to ${print(side.to)} in steps of ${print(readNumber(axis.step, 'step'))}`
  }
  return [tell(axes.x, 'x'), tell(axes.y, 'y')]
}
