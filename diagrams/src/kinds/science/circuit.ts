import { DiagramError, type Point } from '#drawing/marks.ts'
import type { Pen, Place } from '#drawing/pen.ts'
import { plus, times } from '#drawing/vectors.ts'
import type { Kind } from '#kinds/kind.ts'
import { drawSymbol, HALF, type Spot } from '#kinds/science/symbols.ts'
import { listOf, saidOf, sentences } from '#kinds/words.ts'
import type { Circuit, Component } from '#types/science.ts'

const WIDTH = 250
const HEIGHT = 150
const BRANCH = 74
const strong = { stroke: 'strong' } as const

/** Spots spread over a side of the loop, in the direction in which it is gone along. */
function spread(count: number, from: Point, to: Point): Spot[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  return Array.from({ length: count }, (_, at) => ({
    at: plus(from, times(along, (length * (at + 0.5)) / count)),
    along,
  }))
}

/** Draws the wire of a side with gaps for its components, and these with their labels. */
function drawSide(pen: Pen, parts: readonly Component[], from: Point, to: Point): void {
  const spots = spread(parts.length, from, to)
  let start = from
  for (const { at, along } of spots) {
    pen.line([start, plus(at, times(along, -HALF))], strong)
    start = plus(at, times(along, HALF))
  }
  pen.line([start, to], strong)
  for (const [index, part] of parts.entries()) {
    const spot = spots[index]
    if (spot) drawSymbol(pen, part.type, spot)
  }
  for (const [index, part] of parts.entries()) {
    const spot = spots[index]
    if (spot) labelPart(pen, part, spot)
  }
}

/** A voltmeter stands within the loop, the label outside of it. */
function labelPart(pen: Pen, part: Component, { at, along }: Spot): void {
  const out: Point = [along[1], -along[0]]
  if (part.voltmeter !== undefined) {
    const far = times(out, -44)
    const [a, b] = [plus(at, times(along, -HALF - 6)), plus(at, times(along, HALF + 6))]
    for (const end of [a, b]) pen.dot(end, 3)
    pen.line([a, plus(a, far), plus(plus(at, far), times(along, -HALF))], strong)
    pen.line([b, plus(b, far), plus(plus(at, far), times(along, HALF))], strong)
    drawSymbol(pen, 'voltmeter', { at: plus(at, far), along })
    pen.labelAt(beside(plus(at, far), times(out, -1)), part.voltmeter)
  }
  pen.labelAt(beside(at, out), part.label)
}

const beside = (at: Point, out: Point): Place[] =>
  [19, 25, 32, 40].map((by): Place => {
    const place = plus(at, times(out, by))
    if (Math.abs(out[0]) > 0.5) return { at: place, anchor: out[0] > 0 ? 'start' : 'end' }
    return { at: place, valign: out[1] > 0 ? 'top' : 'bottom' }
  })

/** Shares the components out over the sides: the top first, then bottom, right and left. */
function sidesOf({ series, parallel = [] }: Circuit) {
  const count = series.length
  if (count === 0) throw new DiagramError('a circuit needs a supply')
  if (count > 8 || parallel.length > 4)
    throw new DiagramError('a circuit has up to 8 parts and 4 branches')
  const hasBranches = parallel.length > 0
  const top = hasBranches ? Math.min(count, 3) : count <= 3 ? 1 : count <= 5 ? 2 : 3
  const right = hasBranches || count < 3 ? 0 : 1
  const left = !hasBranches && count >= 4 ? 1 : 0
  const bottom = hasBranches ? 0 : count - top - right - left
  const parts = [...series]
  const take = (many: number) => parts.splice(0, many)
  return {
    top: take(top),
    right: take(hasBranches ? Math.ceil((count - top) / 2) : right),
    bottom: take(hasBranches ? 0 : bottom),
    left: parts,
  }
}

export const circuit: Kind<Circuit> = {
  draw(diagram, pen) {
    const { parallel = [] } = diagram
    const { top, right, bottom, left } = sidesOf(diagram)
    const width = Math.max(
      WIDTH,
      top.length * 78,
      ...parallel.map((branch) => branch.length * 76 + 20),
    )
    drawSide(pen, top, [0, 0], [width, 0])
    const height = parallel.length > 0 && right.length === 0 && left.length === 0 ? 78 : HEIGHT
    drawSide(pen, right, [width, 0], [width, height])
    drawSide(pen, left, [0, height], [0, 0])
    if (parallel.length === 0) {
      drawSide(pen, bottom, [width, height], [0, height])
      return
    }
    for (const [at, branch] of parallel.entries()) {
      const y = height + at * BRANCH
      drawSide(pen, branch, [0, y], [width, y])
      const isLast = at === parallel.length - 1
      for (const x of [0, width]) {
        if (!isLast) {
          pen.line(
            [
              [x, y],
              [x, y + BRANCH],
            ],
            strong,
          )
          pen.dot([x, y], 3.5)
        }
      }
    }
  },
  describe(diagram) {
    sidesOf(diagram)
    const names: Partial<Record<Component['type'], string>> = {
      switch_open: 'an open switch',
      switch_closed: 'a closed switch',
      ldr: 'a light-dependent resistor',
      led: 'a light-emitting diode',
      ammeter: 'an ammeter',
      wire: 'a wire',
    }
    const tell = ({ type, label, voltmeter }: Component) => {
      const own = names[type] ?? `a ${type.replaceAll('_', ' ')}`
      const volts =
        voltmeter === undefined
          ? ''
          : ` with a voltmeter across it${saidOf(voltmeter) === undefined ? '' : ` marked ${saidOf(voltmeter)}`}`
      return `${own}${saidOf(label) === undefined ? '' : ` marked ${saidOf(label)}`}${volts}`
    }
    const branches = (diagram.parallel ?? []).map(
      (branch, at) => `Branch ${at + 1} has ${listOf(branch.map(tell))}`,
    )
    return sentences(
      `A circuit with ${listOf(diagram.series.map(tell))} in series`,
      branches.length > 0 && `Then it divides into ${branches.length} parallel branches`,
      ...branches,
    )
  },
}
