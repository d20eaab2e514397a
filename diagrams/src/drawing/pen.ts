import { conflictsOf } from '#drawing/conflicts.ts'
import type { Box, Drawing, Fill, LabelMark, Mark, Point, Stroke } from '#drawing/marks.ts'
import { type LabelLook, makeLabel, textOf } from '#drawing/text.ts'
import { arcPoints, minus, normal, plus, times, unit } from '#drawing/vectors.ts'
import type { Label, Tone } from '#types/common.ts'

export type Look = {
  readonly stroke?: Stroke | undefined
  readonly fill?: Fill | undefined
  readonly dashed?: boolean | undefined
}

export type Place = LabelLook & { readonly at: Point }

/** The height of a note's letters, which grows with a wide drawing: a phone shows it smaller. */
const NOTE_SIZE = 13
const NOTE_ON_PHONE = 11.5
const PHONE = 320
const MARGIN = 6
const HEAD = 9

export const toneFill = (tone: Tone | undefined): Fill =>
  tone === undefined ? 'none' : (`fill-${tone}` as const)

/** Collects the marks of a drawing, wherever they are; `finish` puts the frame around them. */
export class Pen {
  readonly marks: Mark[] = []

  line(points: readonly Point[], { stroke = 'line', fill = 'none', dashed }: Look = {}): void {
    this.#add({ shape: 'line', points, closed: false, stroke, fill, ...(dashed && { dashed }) })
  }

  area(points: readonly Point[], { stroke = 'line', fill = 'none', dashed }: Look = {}): void {
    this.#add({ shape: 'line', points, closed: true, stroke, fill, ...(dashed && { dashed }) })
  }

  rect({ x, y, width, height }: Box, look: Look = {}): void {
    const [right, bottom] = [x + width, y + height]
    this.area(
      [
        [x, y],
        [right, y],
        [right, bottom],
        [x, bottom],
      ],
      look,
    )
  }

  ellipse(centre: Point, rx: number, ry: number, look: Look = {}): void {
    const { stroke = 'line', fill = 'none', dashed } = look
    this.#add({ shape: 'ellipse', centre, rx, ry, stroke, fill, ...(dashed && { dashed }) })
  }

  circle(centre: Point, radius: number, look: Look = {}): void {
    this.ellipse(centre, radius, radius, look)
  }

  dot(at: Point, radius = 4): void {
    this.circle(at, radius, { stroke: 'none', fill: 'ink' })
  }

  /** Degrees anticlockwise from the right. */
  arc(centre: Point, radius: number, [from, to]: readonly [number, number], look: Look = {}): void {
    this.line(arcPoints(centre, radius, from, to), look)
  }

  sector(
    centre: Point,
    radius: number,
    [from, to]: readonly [number, number],
    look: Look = {},
  ): void {
    this.area([centre, ...arcPoints(centre, radius, from, to)], look)
  }

  cross(at: Point, size = 4, stroke: Stroke = 'accent'): void {
    for (const side of [1, -1])
      this.line([plus(at, [-size, -size * side]), plus(at, [size, size * side])], { stroke })
  }

  /** The head of an arrow whose tip is at a point. */
  head(tip: Point, direction: Point, fill: Fill = 'ink', size = HEAD): void {
    const along = unit(direction)
    const base = minus(tip, times(along, size))
    const side = times(normal(along), size * 0.42)
    this.area([tip, plus(base, side), minus(base, side)], { stroke: 'none', fill })
  }

  arrow(from: Point, to: Point, look: Look = {}): void {
    const along = unit(minus(to, from))
    this.line([from, minus(to, times(along, HEAD - 2))], look)
    this.head(to, along, look.stroke === 'accent' ? 'accent' : 'ink')
  }

  /** Arrows at both ends. */
  span(from: Point, to: Point, look: Look = {}): void {
    const along = unit(minus(to, from))
    this.line([plus(from, times(along, 5)), minus(to, times(along, 5))], look)
    this.head(to, along, 'ink', 7)
    this.head(from, times(along, -1), 'ink', 7)
  }

  label(at: Point, label: Label | undefined, look: LabelLook = {}): LabelMark | undefined {
    if (label === undefined || textOf(label) === '') return undefined
    const mark = makeLabel(at, label, look)
    this.#add(mark)
    return mark
  }

  /** Puts a label at the first of several places where it meets nothing, else where it meets least. */
  labelAt(places: readonly Place[], label: Label | undefined): LabelMark | undefined {
    if (label === undefined || textOf(label) === '') return undefined
    let best: LabelMark | undefined
    let least = Number.POSITIVE_INFINITY
    for (const { at, ...look } of places) {
      const mark = makeLabel(at, label, look)
      const count = conflictsOf(mark, this.marks).length
      if (count < least) [best, least] = [mark, count]
      if (count === 0) break
    }
    if (best) this.#add(best)
    return best
  }

  box(): Box {
    const boxes = this.marks.map(boxOf)
    if (boxes.length === 0) return { x: 0, y: 0, width: 0, height: 0 }
    const x = Math.min(...boxes.map((box) => box.x))
    const y = Math.min(...boxes.map((box) => box.y))
    const right = Math.max(...boxes.map((box) => box.x + box.width))
    const bottom = Math.max(...boxes.map((box) => box.y + box.height))
    return { x, y, width: right - x, height: bottom - y }
  }

  /** The drawing in a frame that holds everything, with its note beneath. */
  finish(note?: string): Drawing {
    const inner = this.box()
    if (note !== undefined && note !== '') {
      const at: Point = [inner.x + inner.width / 2, inner.y + inner.height + 8]
      const maxWidth = Math.max(inner.width, 220)
      const size = Math.max(NOTE_SIZE, (NOTE_ON_PHONE * (inner.width + 2 * MARGIN)) / PHONE)
      this.label(at, { text: note, italic: false }, { valign: 'top', size, maxWidth })
    }
    const { x, y, width, height } = this.box()
    const by: Point = [MARGIN - x, MARGIN - y]
    return {
      width: Math.ceil(width + 2 * MARGIN),
      height: Math.ceil(height + 2 * MARGIN),
      marks: this.marks.map((mark) => moved(mark, by)),
    }
  }

  #add(mark: Mark): void {
    this.marks.push(mark)
  }
}

function boxOf(mark: Mark): Box {
  if (mark.shape === 'label') return mark.box
  if (mark.shape === 'ellipse') {
    const { centre, rx, ry } = mark
    return { x: centre[0] - rx, y: centre[1] - ry, width: 2 * rx, height: 2 * ry }
  }
  const xs = mark.points.map(([x]) => x)
  const ys = mark.points.map(([, y]) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

const round = (value: number) => Math.round(value * 100) / 100

const shifted = (point: Point, by: Point): Point => [
  round(point[0] + by[0]),
  round(point[1] + by[1]),
]

function moved(mark: Mark, by: Point): Mark {
  if (mark.shape === 'ellipse')
    return { ...mark, centre: shifted(mark.centre, by), rx: round(mark.rx), ry: round(mark.ry) }
  if (mark.shape === 'line')
    return { ...mark, points: mark.points.map((point) => shifted(point, by)) }
  return {
    ...mark,
    texts: mark.texts.map((text) => ({ ...text, at: shifted(text.at, by) })),
    bars: mark.bars.map(({ from, to }) => ({ from: shifted(from, by), to: shifted(to, by) })),
    box: { ...mark.box, x: mark.box.x + by[0], y: mark.box.y + by[1] },
  }
}
