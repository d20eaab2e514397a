import { readNumber, readOptional } from '#drawing/numbers.ts'
import { textOf } from '#drawing/text.ts'
import { drawFigure } from '#kinds/geometry/draw-figure.ts'
import type { Kind } from '#kinds/kind.ts'
import { saidOf, sentences } from '#kinds/words.ts'
import type { Figure, FigureAngle, FigureSegment, Quadrilateral } from '#types/geometry.ts'

type XY = readonly [number, number]
const names = ['P', 'Q', 'R', 'S'] as const

/** The corners anticlockwise: from the bottom left, of a kite and a rhombus from the bottom. */
function cornersOf(diagram: Quadrilateral): readonly [XY, XY, XY, XY] {
  const { shape } = diagram
  const width = readNumber(diagram.width, 'width')
  const height = readOptional(diagram.height, 'height', width)
  const shift = readOptional(
    diagram.shift,
    'shift',
    shape === 'parallelogram' ? width / 3 : width / 6,
  )
  switch (shape) {
    case 'square':
      return [
        [0, 0],
        [width, 0],
        [width, width],
        [0, width],
      ]
    case 'rectangle':
      return [
        [0, 0],
        [width, 0],
        [width, height],
        [0, height],
      ]
    case 'parallelogram':
      return [
        [0, 0],
        [width, 0],
        [width + shift, height],
        [shift, height],
      ]
    case 'trapezium': {
      const top = readOptional(diagram.top, 'top', width * 0.6)
      return [
        [0, 0],
        [width, 0],
        [shift + top, height],
        [shift, height],
      ]
    }
    case 'rhombus':
      return [
        [0, -height / 2],
        [width / 2, 0],
        [0, height / 2],
        [-width / 2, 0],
      ]
    case 'kite':
      return [
        [0, -height * 0.65],
        [width / 2, 0],
        [0, height * 0.35],
        [-width / 2, 0],
      ]
  }
}

const isUpright = ({ shape }: Quadrilateral) => shape === 'kite' || shape === 'rhombus'

/** Marks what makes the shape: equal sides by strokes, parallel ones by arrows. */
function signsOf({
  shape,
}: Quadrilateral): readonly Partial<Pick<FigureSegment, 'ticks' | 'parallel'>>[] {
  switch (shape) {
    case 'square':
      return [{ ticks: 1 }, { ticks: 1 }, { ticks: 1 }, { ticks: 1 }]
    case 'rectangle':
      return [{ ticks: 1 }, { ticks: 2 }, { ticks: 1 }, { ticks: 2 }]
    case 'parallelogram':
      return [{ parallel: 1 }, { parallel: 2 }, { parallel: 1 }, { parallel: 2 }]
    case 'rhombus':
      return [{ ticks: 1 }, { ticks: 1 }, { ticks: 1 }, { ticks: 1 }]
    case 'trapezium':
      return [{ parallel: 1 }, {}, { parallel: 1 }, {}]
    case 'kite':
      return [{ ticks: 2 }, { ticks: 1 }, { ticks: 1 }, { ticks: 2 }]
  }
}

const sideNames = ['bottom', 'right', 'top', 'left'] as const

function anglesOf(diagram: Quadrilateral): FigureAngle[] {
  const { angles = [], shape, marks = 'right_angles' } = diagram
  const hasSquares = marks !== 'none' && (shape === 'square' || shape === 'rectangle')
  return names.flatMap((at, index): FigureAngle[] => {
    const from = names[(index + 1) % 4] ?? 'P'
    const to = names[(index + 3) % 4] ?? 'P'
    const label = angles[index]
    if (label !== undefined && textOf(label) !== '') return [{ at, from, to, label }]
    return hasSquares ? [{ at, from, to, right: true }] : []
  })
}

function figureOf(diagram: Quadrilateral): Figure {
  const corners = cornersOf(diagram)
  const signs = diagram.marks === 'all' ? signsOf(diagram) : []
  const top = corners[3]
  const hasHeight = diagram.height_label !== undefined && !isUpright(diagram)
  const isOverBase = top[0] > 0
  return {
    kind: 'figure',
    points: {
      ...Object.fromEntries(names.map((name, at) => [name, corners[at] ?? [0, 0]])),
      ...(hasHeight && { _foot: [top[0], 0] }),
    },
    labels: Object.fromEntries(names.map((name, at) => [name, diagram.corners?.[at] ?? ''])),
    polygons: [{ points: names, ...(diagram.tone && { tone: diagram.tone }) }],
    segments: [
      ...names.map((from, at) => ({
        from,
        to: names[(at + 1) % 4] ?? 'P',
        label: diagram.sides?.[sideNames[at] ?? 'top'] ?? '',
        ...signs[at],
      })),
      ...(diagram.diagonals
        ? [
            { from: 'P', to: 'R' },
            { from: 'Q', to: 'S' },
          ]
        : []),
      ...(hasHeight
        ? [
            { from: 'S', to: '_foot', dashed: true, label: diagram.height_label ?? '' },
            ...(isOverBase ? [] : [{ from: 'P', to: '_foot', dashed: true }]),
          ]
        : []),
    ],
    angles: [
      ...anglesOf(diagram),
      ...(hasHeight ? [{ at: '_foot', from: 'S', to: 'Q', right: true }] : []),
    ],
  }
}

export const quadrilateral: Kind<Quadrilateral> = {
  draw: (diagram, pen) => drawFigure(figureOf(diagram), pen),
  describe(diagram) {
    cornersOf(diagram)
    const { shape, sides = {}, marks, diagonals } = diagram
    const upright = ['lower right', 'upper right', 'upper left', 'lower left']
    const corners = isUpright(diagram)
      ? ['bottom', 'right', 'top', 'left']
      : ['bottom left', 'bottom right', 'top right', 'top left']
    const named = names.map((_, at) => saidOf(diagram.corners?.[at]))
    const name = named.every((each) => each !== undefined) ? ` ${named.join('')}` : ''
    return sentences(
      `A ${shape}${name}`,
      ...sideNames.map((side, at) => {
        const label = saidOf(sides[side])
        return label && `The ${isUpright(diagram) ? upright[at] : side} side is marked ${label}`
      }),
      saidOf(diagram.height_label) &&
        `The height, dashed, is marked ${saidOf(diagram.height_label)}`,
      ...(diagram.angles ?? []).map(
        (label, at) =>
          saidOf(label) && `The angle at the ${corners[at]} is marked ${saidOf(label)}`,
      ),
      diagonals && 'Both diagonals are drawn',
      marks === 'all' && 'Signs show which sides are equal or parallel',
    )
  },
}
