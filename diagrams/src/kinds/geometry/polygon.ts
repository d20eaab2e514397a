import { readCount } from '#drawing/numbers.ts'
import { textOf } from '#drawing/text.ts'
import { drawFigure } from '#kinds/geometry/draw-figure.ts'
import type { Kind } from '#kinds/kind.ts'
import { saidOf, sentences } from '#kinds/words.ts'
import type { Figure, FigureAngle, FigureSegment, Polygon } from '#types/geometry.ts'

type XY = readonly [number, number]
const words = [
  'triangle',
  'quadrilateral',
  'pentagon',
  'hexagon',
  'heptagon',
  'octagon',
  'nonagon',
  'decagon',
]

const isThere = (label: Polygon['side_label']) => label !== undefined && textOf(label) !== ''

function figureOf(diagram: Polygon): Figure {
  const count = readCount(diagram.sides, 'sides', 3, 20)
  const corners = Array.from({ length: count }, (_, at): XY => {
    // Stands on a side: the first corner is at its left end.
    const angle = (-90 - 180 / count + (at * 360) / count) * (Math.PI / 180)
    return [Math.cos(angle), Math.sin(angle)]
  })
  const name = (at: number) => `P${(at + count) % count}`
  const points: Record<string, XY> = Object.fromEntries(
    corners.map((corner, at) => [name(at), corner]),
  )
  const [first = [0, 0], second = [0, 0]] = corners
  const segments: FigureSegment[] = corners.map((_, at) => ({
    from: name(at),
    to: name(at + 1),
    ...(at === 0 && isThere(diagram.side_label) && { label: diagram.side_label ?? '' }),
  }))
  const angles: FigureAngle[] = []
  if (isThere(diagram.interior_label))
    angles.push({ at: name(2), from: name(1), to: name(3), label: diagram.interior_label ?? '' })
  if (isThere(diagram.exterior_label)) {
    const reach = 0.75
    const side = Math.hypot(second[0] - first[0], second[1] - first[1])
    points._out = [second[0] + ((second[0] - first[0]) / side) * reach, second[1]]
    segments.push({ from: name(1), to: '_out', dashed: true })
    angles.push({ at: name(1), from: '_out', to: name(2), label: diagram.exterior_label ?? '' })
  }
  const hasCentre = isThere(diagram.centre_label)
  if (hasCentre || diagram.mirrors) points._centre = [0, 0]
  if (hasCentre) {
    segments.push({ from: '_centre', to: name(0) }, { from: '_centre', to: name(1) })
    angles.push({ at: '_centre', from: name(0), to: name(1), label: diagram.centre_label ?? '' })
  }
  if (diagram.mirrors) addMirrors(count, points, segments)
  return {
    kind: 'figure',
    points,
    labels: Object.fromEntries(corners.map((_, at) => [name(at), diagram.corners?.[at] ?? ''])),
    polygons: [
      { points: corners.map((_, at) => name(at)), ...(diagram.tone && { tone: diagram.tone }) },
    ],
    segments,
    angles,
  }
}

function addMirrors(count: number, points: Record<string, XY>, segments: FigureSegment[]): void {
  for (let at = 0; at < count; at += 1) {
    const angle = (-90 + (at * 180) / count) * (Math.PI / 180)
    const [x, y] = [1.15 * Math.cos(angle), 1.15 * Math.sin(angle)]
    points[`_m${at}`] = [x, y]
    points[`_n${at}`] = [-x, -y]
    segments.push({ from: `_m${at}`, to: `_n${at}`, dashed: true, accent: true })
  }
}

export const polygon: Kind<Polygon> = {
  draw: (diagram, pen) => drawFigure(figureOf(diagram), pen),
  describe(diagram) {
    const count = readCount(diagram.sides, 'sides', 3, 20)
    const said = (what: string, label: Polygon['side_label']) =>
      saidOf(label) && `${what} is marked ${saidOf(label)}`
    const name = words[count - 3]
    return sentences(
      name === undefined ? `A regular polygon with ${count} sides` : `A regular ${name}`,
      diagram.corners &&
        `Its corners are ${diagram.corners.map((each) => saidOf(each) ?? 'unnamed').join(', ')}`,
      said('A side', diagram.side_label),
      said('An interior angle', diagram.interior_label),
      said(
        'An exterior angle, between a side that is carried on and the next side,',
        diagram.exterior_label,
      ),
      said(
        'The angle at the centre between the lines to two neighbouring corners',
        diagram.centre_label,
      ),
      diagram.mirrors && 'Its lines of symmetry are dashed',
    )
  },
}
