import { DiagramError, type Point } from '#drawing/marks.ts'
import { readNumber } from '#drawing/numbers.ts'
import type { Pen } from '#drawing/pen.ts'
import { plus, polar, times } from '#drawing/vectors.ts'
import type { Kind } from '#kinds/kind.ts'
import { saidOf, sentences } from '#kinds/words.ts'
import type { Forces } from '#types/science.ts'

const ways = new Map<string | number, number>([
  ['right', 0],
  ['up', 90],
  ['left', 180],
  ['down', 270],
])
const LONGEST = 92
const SHORTEST = 22
const bodies = { box: [44, 32], ball: [30, 30], car: [62, 24], dot: [5, 5] } as const

function read({ arrows }: Forces) {
  const sizes = arrows.map(({ size }) => readNumber(size, 'a force'))
  if (sizes.some((size) => size <= 0)) throw new DiagramError('a force is larger than 0')
  const largest = Math.max(...sizes)
  return arrows.map((arrow, at) => ({
    ...arrow,
    way: ways.get(arrow.direction) ?? readNumber(arrow.direction, 'a direction'),
    length: Math.max(SHORTEST, ((sizes[at] ?? 1) / largest) * LONGEST),
  }))
}

function drawBody(pen: Pen, { body, ground }: Forces): void {
  const [w, h] = bodies[body]
  if (ground) {
    const y = body === 'car' ? h + 12 : h
    pen.line(
      [
        [-150, y],
        [150, y],
      ],
      { stroke: 'strong' },
    )
    for (let x = -144; x < 150; x += 16)
      pen.line(
        [
          [x, y + 8],
          [x + 8, y],
        ],
        { stroke: 'faint' },
      )
  }
  if (body === 'ball') pen.circle([0, 0], w, { stroke: 'strong', fill: 'fill-b' })
  else if (body === 'dot') pen.dot([0, 0], 6)
  else if (body === 'box')
    pen.rect({ x: -w, y: -h, width: 2 * w, height: 2 * h }, { stroke: 'strong', fill: 'fill-b' })
  else {
    pen.area(
      [
        [-w, h],
        [-w, 0],
        [-w + 18, -4],
        [-w + 36, -h],
        [w - 46, -h],
        [w - 26, -4],
        [w - 4, 2],
        [w, h],
      ],
      { stroke: 'strong', fill: 'fill-b' },
    )
    for (const x of [-34, 34]) {
      pen.circle([x, h], 12, { stroke: 'strong', fill: 'shade' })
      pen.dot([x, h], 3)
    }
  }
}

/** Where a direction leaves the body. */
function edgeOf(body: Forces['body'], way: number): Point {
  const [w, h] = bodies[body]
  const [x, y] = polar([0, 0], 1, way)
  if (body === 'ball' || body === 'dot') return times([x, y], w)
  const share = Math.min(w / Math.max(Math.abs(x), 1e-6), h / Math.max(Math.abs(y), 1e-6))
  return times([x, y], share)
}

export const forces: Kind<Forces> = {
  draw(diagram, pen) {
    const arrows = read(diagram)
    drawBody(pen, diagram)
    for (const { way, length } of arrows) {
      const from = edgeOf(diagram.body, way)
      pen.arrow(from, plus(from, polar([0, 0], length, way)), { stroke: 'accent' })
    }
    if (diagram.body !== 'dot')
      pen.label([0, diagram.body === 'car' ? 4 : 0], diagram.body_label, { maxWidth: 80 })
    for (const { way, length, label } of arrows) {
      const from = edgeOf(diagram.body, way)
      const tip = plus(from, polar([0, 0], length, way))
      const [x, y] = polar([0, 0], 1, way)
      const isSide = Math.abs(x) > 0.6
      pen.labelAt(
        [
          isSide
            ? {
                at: plus(tip, [Math.sign(x) * 6, 0]),
                anchor: x > 0 ? 'start' : 'end',
                maxWidth: 90,
              }
            : { at: plus(tip, [0, Math.sign(y) * 5]), valign: y > 0 ? 'top' : 'bottom' },
          { at: plus(tip, [10, -12]), anchor: 'start' },
          { at: plus(tip, [-10, -12]), anchor: 'end' },
          { at: plus(tip, [10, 12]), anchor: 'start' },
          { at: plus(tip, [-10, 12]), anchor: 'end' },
        ],
        label,
      )
    }
  },
  describe(diagram) {
    const arrows = read(diagram)
    const longest = Math.max(...arrows.map(({ length }) => length))
    const body =
      saidOf(diagram.body_label) ??
      { box: 'box', ball: 'ball', car: 'car', dot: 'point' }[diagram.body]
    return sentences(
      `A diagram of the forces on a ${body}${diagram.ground ? ' on the ground' : ''}`,
      ...arrows.map(({ direction, way, length, label }) => {
        const where = ways.has(direction)
          ? direction === 'up' || direction === 'down'
            ? direction
            : `to the ${direction}`
          : `${Math.round(way)}° anticlockwise from the right`
        const part =
          arrows.length > 1 && length < longest * 0.98
            ? `, ${Math.round((length / longest) * 100)} % as long as the longest`
            : ''
        return `An arrow points ${where}${saidOf(label) === undefined ? '' : `, labelled ${saidOf(label)}`}${part}`
      }),
    )
  },
}
