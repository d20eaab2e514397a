import type { Point } from '#drawing/marks.ts'
import type { Pen } from '#drawing/pen.ts'
import { arcPoints } from '#drawing/vectors.ts'

const glass = { stroke: 'strong' } as const
const liquid = { stroke: 'none', fill: 'fill-b' } as const

export function roundFlask(pen: Pen, x: number, amount: number): void {
  const [cy, r] = [-40, 40]
  if (amount > 0) {
    const level = r - 2 * r * Math.min(0.9, amount)
    const way = (Math.asin(Math.min(1, Math.max(-1, -level / r))) * 180) / Math.PI
    pen.area(arcPoints([x, cy], r, way, -180 - way), liquid)
  }
  pen.line(
    [
      [x - 14, -116],
      [x - 11, -112],
      ...arcPoints([x, cy], r, 106, 434),
      [x + 11, -112],
      [x + 14, -116],
    ],
    glass,
  )
}

export function condenser(pen: Pen, x: number): void {
  const at = (along: number, side: number): Point => [
    x - 52 + along * 0.9 + side * 0.44,
    -118 + along * 0.62 - side * 0.9,
  ]
  pen.line([at(-8, 5), at(128, 5)], glass)
  pen.line([at(-8, -5), at(128, -5)], glass)
  pen.line([at(12, 5), at(14, 15), at(104, 15), at(106, 5)], glass)
  pen.line([at(12, -5), at(14, -15), at(104, -15), at(106, -5)], glass)
  pen.line([at(28, 15), at(28, 30)], glass)
  pen.line([at(92, -15), at(92, -30)], glass)
}

export function syringe(pen: Pen, x: number, amount: number): void {
  const plunger = -40 + 76 * Math.min(1, Math.max(0.1, amount))
  pen.line(
    [
      [x - 64, -34],
      [x - 46, -34],
      [x - 46, -44],
      [x + 44, -44],
    ],
    glass,
  )
  pen.line(
    [
      [x - 64, -28],
      [x - 46, -28],
      [x - 46, -18],
      [x + 44, -18],
    ],
    glass,
  )
  pen.rect({ x: x + plunger, y: -43, width: 8, height: 24 }, { ...glass, fill: 'shade' })
  pen.line(
    [
      [x + plunger + 8, -31],
      [x + plunger + 62, -31],
    ],
    glass,
  )
  pen.line(
    [
      [x + plunger + 62, -42],
      [x + plunger + 62, -20],
    ],
    glass,
  )
  for (let dx = -38; dx <= 38; dx += 8)
    pen.line(
      [
        [x + dx, -18],
        [x + dx, -24],
      ],
      { stroke: 'line' },
    )
}
