import { DiagramError } from '#drawing/marks.ts'
import { readNumber } from '#drawing/numbers.ts'
import { textOf } from '#drawing/text.ts'
import { dot, minus, turnOf } from '#drawing/vectors.ts'
import { drawFigure } from '#kinds/geometry/draw-figure.ts'
import { makeScene } from '#kinds/geometry/scene.ts'
import type { Kind } from '#kinds/kind.ts'
import { saidOf, sentences } from '#kinds/words.ts'
import type { Figure, FigureAngle, Outline } from '#types/geometry.ts'

type XY = readonly [number, number]

function figureOf(diagram: Outline): Figure {
  const corners = diagram.points.map(
    ([x, y]): XY => [readNumber(x, 'a corner'), readNumber(y, 'a corner')],
  )
  const count = corners.length
  if (count < 3) throw new DiagramError('an outline needs three corners')
  const name = (at: number) => `P${(at + count) % count}`
  const isLeft = turnOf(corners) > 0
  const angles = corners.flatMap((corner, at): FigureAngle[] => {
    const before = corners[(at + count - 1) % count] ?? corner
    const after = corners[(at + 1) % count] ?? corner
    const [a, b] = [minus(before, corner), minus(after, corner)]
    const label = diagram.angles?.[at]
    const isReflex = b[0] * a[1] - b[1] * a[0] < 0 === isLeft
    const common = { at: name(at), from: name(at + 1), to: name(at - 1) }
    if (label !== undefined && textOf(label) !== '')
      return [{ ...common, label, ...(isReflex && { reflex: true }) }]
    const isSquare = Math.abs(dot(a, b)) < 1e-6 * Math.hypot(...a) * Math.hypot(...b)
    return diagram.right_angles && isSquare && !isReflex ? [{ ...common, right: true }] : []
  })
  return {
    kind: 'figure',
    points: Object.fromEntries(corners.map((corner, at) => [name(at), corner])),
    labels: Object.fromEntries(corners.map((_, at) => [name(at), diagram.corners?.[at] ?? ''])),
    polygons: [
      { points: corners.map((_, at) => name(at)), ...(diagram.tone && { tone: diagram.tone }) },
    ],
    segments: corners.map((_, at) => ({
      from: name(at),
      to: name(at + 1),
      label: diagram.sides?.[at] ?? '',
    })),
    angles,
  }
}

export const outline: Kind<Outline> = {
  draw(diagram, pen) {
    const figure = figureOf(diagram)
    drawFigure(figure, pen)
    const scene = makeScene(figure)
    for (const hole of diagram.holes ?? [])
      pen.area(hole.map(scene.place), { stroke: 'strong', fill: 'paper' })
  },
  describe(diagram) {
    figureOf(diagram)
    const { points, sides = [], angles = [], corners = [], holes = [] } = diagram
    const count = points.length
    const nameAt = (at: number) => saidOf(corners[at % count]) ?? `${(at % count) + 1}`
    return sentences(
      `A shape with ${count} straight sides`,
      ...sides.map(
        (label, at) =>
          saidOf(label) &&
          `The side from corner ${nameAt(at)} to corner ${nameAt(at + 1)} is marked ${saidOf(label)}`,
      ),
      ...angles.map(
        (label, at) =>
          saidOf(label) && `The angle at corner ${nameAt(at)} is marked ${saidOf(label)}`,
      ),
      diagram.right_angles && 'Squares mark its right angles',
      holes.length > 0 && 'A part is cut out of it',
    )
  },
}
