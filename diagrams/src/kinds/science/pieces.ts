import type { Point } from '#drawing/marks.ts'
import type { Pen } from '#drawing/pen.ts'
import { condenser, roundFlask, syringe } from '#kinds/science/glassware.ts'
import type { Apparatus } from '#types/science.ts'

type Type = Apparatus['pieces'][number]['type']

const glass = { stroke: 'strong' } as const
const liquid = { stroke: 'none', fill: 'fill-b' } as const

/** A vessel by its right half, from the rim down to the middle of its floor; the left is its mirror. */
type Half = readonly Point[]

const vessels: Partial<Record<Type, { readonly half: Half; readonly full: number }>> = {
  beaker: {
    half: [
      [40, -92],
      [36, -86],
      [36, -4],
      [32, 0],
      [0, 0],
    ],
    full: 80,
  },
  conical_flask: {
    half: [
      [15, -108],
      [12, -104],
      [12, -74],
      [44, -4],
      [40, 0],
      [0, 0],
    ],
    full: 74,
  },
  test_tube: {
    half: [
      [14, -100],
      [11, -97],
      [11, -12],
      [8, -4],
      [0, 0],
    ],
    full: 92,
  },
  measuring_cylinder: {
    half: [
      [19, -130],
      [15, -124],
      [15, -4],
      [15, -4],
      [0, -4],
    ],
    full: 112,
  },
  burette: {
    half: [
      [8, -160],
      [8, -34],
      [3, -26],
      [2, 0],
      [0, 0],
    ],
    full: 152,
  },
  evaporating_basin: {
    half: [
      [52, -34],
      [48, -32],
      [36, -10],
      [16, 0],
      [0, 0],
    ],
    full: 30,
  },
}

const mirrored = (half: Half, x: number): Point[] => [
  ...half.map(([dx, y]): Point => [x - dx, y]),
  ...half.toReversed().map(([dx, y]): Point => [x + dx, y]),
]

/** The part of a vessel below a level. */
function fillOf(half: Half, level: number): Point[] {
  const found: Point[] = []
  for (const [at, point] of half.entries()) {
    const next = half[at + 1]
    if (point[1] >= level) found.push(point)
    if (next && point[1] < level && next[1] >= level) {
      const share = (level - point[1]) / (next[1] - point[1])
      found.push([point[0] + (next[0] - point[0]) * share, level])
    }
  }
  return found
}

function drawVessel(pen: Pen, half: Half, x: number, full: number, amount: number): void {
  if (amount > 0) {
    const part = fillOf(half, -full * Math.min(1, amount))
    pen.area(mirrored(part, x), liquid)
    const edge = part[0]
    if (edge)
      pen.line(
        [
          [x - edge[0], edge[1]],
          [x + edge[0], edge[1]],
        ],
        { stroke: 'line' },
      )
  }
  pen.line(mirrored(half, x), glass)
}

/** Draws a piece standing on the bench at y = 0, its middle at x. */
export function drawPiece(pen: Pen, type: Type, x: number, amount: number): void {
  const vessel = vessels[type]
  if (vessel) drawVessel(pen, vessel.half, x, vessel.full, amount)
  const line = (...points: Point[]) =>
    pen.line(
      points.map(([dx, y]): Point => [x + dx, y]),
      glass,
    )
  if (type === 'measuring_cylinder') {
    for (let y = -110; y <= -14; y += 8)
      pen.line(
        [
          [x + 8, y],
          [x + 15, y],
        ],
        { stroke: 'line' },
      )
    pen.rect({ x: x - 24, y: -4, width: 48, height: 5 }, { ...glass, fill: 'shade' })
  }
  if (type === 'burette') {
    for (let y = -150; y <= -44; y += 8)
      pen.line(
        [
          [x + 3, y],
          [x + 8, y],
        ],
        { stroke: 'line' },
      )
    line([-9, -22], [9, -22])
  }
  if (type === 'bunsen_burner') bunsen(pen, x, 0)
  if (type === 'tripod_and_beaker') tripod(pen, x, amount)
  if (type === 'round_flask') roundFlask(pen, x, amount)
  if (type === 'filter_funnel') funnel(pen, x, amount)
  if (type === 'thermometer') {
    pen.circle([x, -8], 7, { ...glass, fill: 'accent' })
    pen.rect(
      {
        x: x - 2,
        y: -10 - 100 * Math.max(0.15, amount),
        width: 4,
        height: 100 * Math.max(0.15, amount),
      },
      { stroke: 'none', fill: 'accent' },
    )
    line([-5, -13], [-5, -130], [5, -130], [5, -13])
    for (let y = -122; y <= -26; y += 8)
      pen.line(
        [
          [x, y],
          [x + 5, y],
        ],
        { stroke: 'line' },
      )
  }
  if (type === 'condenser') condenser(pen, x)
  if (type === 'gas_syringe') syringe(pen, x, amount)
}

function bunsen(pen: Pen, x: number, lift: number): void {
  pen.rect({ x: x - 22, y: -8, width: 44, height: 8 }, { ...glass, fill: 'shade' })
  pen.rect({ x: x - 5, y: -54 + lift, width: 10, height: 46 - lift }, { ...glass, fill: 'paper' })
  pen.line(
    [
      [x + 5, -14],
      [x + 34, -14],
    ],
    glass,
  )
  const flame: Point[] = [
    [x - 5, -56 + lift],
    [x - 7, -66 + lift],
    [x, -84 + lift],
    [x + 7, -66 + lift],
    [x + 5, -56 + lift],
  ]
  pen.area(flame, { stroke: 'third', fill: 'fill-c' })
}

function tripod(pen: Pen, x: number, amount: number): void {
  bunsen(pen, x, 10)
  pen.line(
    [
      [x - 50, 0],
      [x - 42, -84],
      [x + 42, -84],
      [x + 50, 0],
    ],
    glass,
  )
  pen.line(
    [
      [x - 38, -88],
      [x + 38, -88],
    ],
    { stroke: 'line', dashed: true },
  )
  const half: Half = [
    [32, -166],
    [28, -161],
    [28, -94],
    [25, -90],
    [0, -90],
  ]
  const level = -90 - 64 * Math.min(1, amount)
  if (amount > 0) {
    pen.area(mirrored(fillOf(half, level), x), liquid)
    pen.line(
      [
        [x - 28, level],
        [x + 28, level],
      ],
      { stroke: 'line' },
    )
  }
  pen.line(mirrored(half, x), glass)
}

function funnel(pen: Pen, x: number, amount: number): void {
  const half: Half = [
    [17, -70],
    [13, -66],
    [13, -44],
    [42, -4],
    [38, 0],
    [0, 0],
  ]
  drawVessel(pen, half, x, 36, Math.max(amount, 0))
  const rim: Point[] = [
    [x - 40, -136],
    [x - 4, -88],
    [x - 4, -52],
    [x + 4, -58],
    [x + 4, -88],
    [x + 40, -136],
  ]
  pen.line(rim, glass)
  pen.line(
    [
      [x - 34, -134],
      [x, -92],
      [x + 34, -134],
    ],
    { stroke: 'line', dashed: true },
  )
}
