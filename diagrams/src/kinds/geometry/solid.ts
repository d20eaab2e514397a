import { DiagramError, type Point } from '#drawing/marks.ts'
import { readOptional } from '#drawing/numbers.ts'
import { type Pen, type Place, toneFill } from '#drawing/pen.ts'
import { arcPoints, middleOf, plus } from '#drawing/vectors.ts'
import { DEPTH, drawCubes, FRAME } from '#kinds/geometry/unit-cubes.ts'
import type { Kind } from '#kinds/kind.ts'
import { countOf, saidOf, sentences } from '#kinds/words.ts'
import type { Solid } from '#types/geometry.ts'

type Size = { readonly w: number; readonly h: number; readonly d: number }

function sizeOf(diagram: Solid): Size {
  const w = readOptional(diagram.width, 'width', 4)
  const h = readOptional(diagram.height, 'height', diagram.shape === 'hemisphere' ? w / 2 : w)
  const d = readOptional(diagram.depth, 'depth', w)
  if (Math.min(w, h, d) <= 0) throw new DiagramError('a solid is larger than 0')
  const isRound = ['cylinder', 'cone', 'sphere', 'hemisphere'].includes(diagram.shape)
  const across = isRound ? w : w + d * DEPTH[0]
  const up = isRound ? h + w * 0.28 : h - d * DEPTH[1]
  const scale = Math.min(FRAME.width / across, FRAME.height / up)
  return { w: w * scale, h: h * scale, d: d * scale }
}

const hidden = { stroke: 'line', dashed: true } as const
const edge = { stroke: 'strong' } as const

const beside = (at: Point, way: 'below' | 'right' | 'left' | 'above' | 'corner'): Place[] =>
  [6, 11, 17].map((by) => {
    if (way === 'below') return { at: plus(at, [0, by]), valign: 'top' }
    if (way === 'above') return { at: plus(at, [0, -by]), valign: 'bottom' }
    if (way === 'corner') return { at: plus(at, [by, 2]), anchor: 'start', valign: 'top' }
    return {
      at: plus(at, [way === 'right' ? by : -by, 0]),
      anchor: way === 'right' ? 'start' : 'end',
    }
  })

/** Left of a height that stands inside a solid: clear of all lines, or else covering some. */
const besideHeight = ([x, y]: Point, h: number, shares: readonly number[]): Place[] =>
  [false, true].flatMap((halo) =>
    shares.flatMap((share) =>
      beside([x, y - h * share], 'left').map((each) => ({ ...each, halo })),
    ),
  )

function drawCuboid(diagram: Solid, { w, h, d }: Size, pen: Pen): void {
  const back: Point = [d * DEPTH[0], d * DEPTH[1]]
  const fill = toneFill(diagram.tone)
  const [a, b, c, e]: [Point, Point, Point, Point] = [
    [0, 0],
    [w, 0],
    [w, -h],
    [0, -h],
  ]
  const shift = (point: Point) => plus(point, back)
  pen.area([a, b, c, e], { stroke: 'none', fill })
  pen.area([b, shift(b), shift(c), c], { stroke: 'none', fill })
  pen.area([e, c, shift(c), shift(e)], { stroke: 'none', fill })
  if (diagram.hidden_edges !== false)
    for (const end of [a, shift(b), shift(e)]) pen.line([shift(a), end], hidden)
  pen.area([a, b, c, e], edge)
  pen.line([b, shift(b), shift(c), c], edge)
  pen.line([e, shift(e), shift(c)], edge)
  const { labels = {} } = diagram
  pen.labelAt(beside(middleOf(a, b), 'below'), labels.width)
  pen.labelAt(beside(middleOf(b, shift(b)), 'corner'), labels.depth)
  pen.labelAt(beside(middleOf(a, e), 'left'), labels.height)
}

function drawPrism(diagram: Solid, { w, h, d }: Size, pen: Pen): void {
  const back: Point = [d * DEPTH[0] * 1.6, d * DEPTH[1] * 1.3]
  const [a, b, top]: [Point, Point, Point] = [
    [0, 0],
    [w, 0],
    [w / 2, -h],
  ]
  const shift = (point: Point) => plus(point, back)
  const fill = toneFill(diagram.tone)
  pen.area([a, b, shift(b), shift(top), top], { stroke: 'none', fill })
  if (diagram.hidden_edges !== false)
    for (const end of [a, shift(b), shift(top)]) pen.line([shift(a), end], hidden)
  pen.area([a, b, top], edge)
  pen.line([top, shift(top), shift(b), b], edge)
  const { labels = {} } = diagram
  if (labels.height !== undefined) {
    const foot: Point = [w / 2, 0]
    pen.line([top, foot], hidden)
    pen.line([plus(foot, [0, -9]), plus(foot, [9, -9]), plus(foot, [9, 0])])
  }
  pen.labelAt(
    [false, true].flatMap((halo) =>
      [0.4, 0.3, 0.2].flatMap((share) =>
        [...beside([w / 2, -h * share], 'right'), ...beside([w / 2, -h * share], 'left')].map(
          (each) => ({ ...each, halo }),
        ),
      ),
    ),
    labels.height,
  )
  pen.labelAt(beside(middleOf(a, b), 'below'), labels.width)
  pen.labelAt(beside(middleOf(b, shift(b)), 'corner'), labels.depth)
  pen.labelAt(beside(plus(middleOf(a, top), [-2, 0]), 'left'), labels.slant)
}

function drawRound(diagram: Solid, { w, h }: Size, pen: Pen): void {
  const { shape } = diagram
  const [rx, ry] = [w / 2, w * 0.14]
  const fill = toneFill(diagram.tone)
  const front = arcPoints([0, 0], [rx, ry], 180, 360)
  const behind = arcPoints([0, 0], [rx, ry], 0, 180)
  const isHalf = shape === 'hemisphere'
  if (shape === 'cylinder') {
    pen.area([[-rx, -h], ...front, [rx, -h]], { stroke: 'none', fill })
    pen.ellipse([0, -h], rx, ry, { ...edge, fill })
    for (const x of [-rx, rx])
      pen.line(
        [
          [x, -h],
          [x, 0],
        ],
        edge,
      )
  } else if (shape === 'cone') {
    pen.area([[0, -h], ...front], { stroke: 'none', fill })
    for (const x of [-rx, rx])
      pen.line(
        [
          [0, -h],
          [x, 0],
        ],
        edge,
      )
  } else {
    const around = arcPoints([0, 0], rx, 0, isHalf ? 180 : 360)
    if (isHalf) pen.area([...around, ...front], { stroke: 'none', fill })
    pen.line(around, { ...edge, ...(!isHalf && { fill }) })
  }
  if (diagram.hidden_edges !== false) pen.line(behind, hidden)
  pen.line(front, shape === 'sphere' ? { stroke: 'line' } : edge)
  labelRound(diagram, [rx, ry], h, pen)
}

/** Sets the lengths of a round solid, each with the line that it measures. */
function labelRound(diagram: Solid, [rx, ry]: Point, h: number, pen: Pen): void {
  const { shape, labels = {} } = diagram
  const isHalf = shape === 'hemisphere'
  const isUpright = shape === 'cylinder' || shape === 'cone'
  const level = shape === 'cylinder' ? -h : 0
  if (labels.diameter !== undefined)
    pen.line(
      [
        [-rx, level],
        [rx, level],
      ],
      hidden,
    )
  else if (labels.radius !== undefined) {
    pen.line(
      [
        [0, level],
        [rx, level],
      ],
      hidden,
    )
    pen.dot([0, level], 3)
  }
  if (shape === 'cone' && labels.height !== undefined)
    pen.line(
      [
        [0, -h],
        [0, 0],
      ],
      hidden,
    )
  const across = labels.diameter ?? labels.radius
  const x = labels.diameter === undefined ? rx / 2 : 0
  pen.labelAt(
    shape === 'cylinder'
      ? [...beside([x, level - ry], 'above'), ...beside([x, level], 'above')]
      : isUpright || isHalf
        ? [...beside([x, ry], 'below')]
        : [...beside([x, level], 'above'), ...beside([x, ry], 'below')],
    across,
  )
  pen.labelAt(
    shape === 'cone' ? besideHeight([0, 0], h, [0.4, 0.55, 0.25]) : beside([rx, -h / 2], 'right'),
    labels.height,
  )
  pen.labelAt(beside([rx / 2, -h * 0.52], 'right'), labels.slant)
}

function drawPyramid(diagram: Solid, { w, h, d }: Size, pen: Pen): void {
  const { labels = {} } = diagram
  const back: Point = [d * DEPTH[0], d * DEPTH[1]]
  const isSquare = diagram.shape === 'square_pyramid'
  const [a, b]: [Point, Point] = [
    [0, 0],
    [w, 0],
  ]
  const [far, left]: [Point, Point] = [plus(b, back), back]
  const third: Point = isSquare ? far : [w * 0.62, d * DEPTH[1] * 0.9]
  const foot: Point = isSquare ? middleOf(a, far) : [(w + third[0]) / 3, third[1] / 3]
  const top: Point = [foot[0], foot[1] - h]
  const fill = toneFill(diagram.tone)
  if (isSquare) {
    pen.area([a, b, far, top], { stroke: 'none', fill })
    for (const end of [a, far, top]) pen.line([left, end], hidden)
    pen.line([a, b, far, top, a], edge)
    pen.line([b, top], edge)
  } else {
    pen.area([a, b, top], { ...edge, fill })
    for (const end of [a, b, top]) pen.line([third, end], hidden)
  }
  if (labels.height !== undefined) {
    pen.line([top, foot], hidden)
    pen.dot(foot, 2.5)
  }
  pen.labelAt(beside(middleOf(a, b), 'below'), labels.width)
  if (isSquare) pen.labelAt(beside(middleOf(b, far), 'corner'), labels.depth)
  pen.labelAt(besideHeight(foot, h, [0.45, 0.6, 0.3]), labels.height)
  pen.labelAt(beside(middleOf(isSquare ? far : b, top), 'right'), labels.slant)
}

export const solid: Kind<Solid> = {
  draw(diagram, pen) {
    const { shape } = diagram
    if (shape === 'unit_cubes') drawCubes(diagram, pen)
    else if (shape === 'cuboid') drawCuboid(diagram, sizeOf(diagram), pen)
    else if (shape === 'triangular_prism') drawPrism(diagram, sizeOf(diagram), pen)
    else if (shape === 'square_pyramid' || shape === 'tetrahedron')
      drawPyramid(diagram, sizeOf(diagram), pen)
    else drawRound(diagram, sizeOf(diagram), pen)
  },
  describe({ shape, labels = {}, ...size }) {
    if (shape === 'unit_cubes') {
      const [across, up, back] = [size.width, size.height, size.depth].map((each) =>
        Number(each ?? 1),
      )
      return sentences(
        `A cuboid built of unit cubes: ${countOf(across ?? 1, 'cube')} across, ${countOf(up ?? 1, 'cube')} high and ${countOf(back ?? 1, 'cube')} deep`,
      )
    }
    const names = {
      width: 'width',
      height: 'height',
      depth: 'depth',
      radius: 'radius',
      diameter: 'diameter',
      slant: 'sloping edge',
    }
    const told = Object.entries(names).map(([key, name]) => {
      // Goes through the names of `labels` above.
      const label = saidOf(labels[key as keyof typeof names])
      const own = shape === 'triangular_prism' && key === 'depth' ? 'length' : name
      return label && `Its ${own} is marked ${label}`
    })
    return sentences(
      `A ${shape.replaceAll('_', ' ').replace('square pyramid', 'pyramid with a square base')}`,
      ...told,
    )
  },
}
