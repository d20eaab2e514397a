import type { Point } from '#drawing/marks.ts'
import { readCount } from '#drawing/numbers.ts'
import { type Pen, toneFill } from '#drawing/pen.ts'
import type { Solid } from '#types/geometry.ts'

/** How depth is seen: to the right and up. */
export const DEPTH: Point = [0.46, -0.36]
/** The room of a solid. */
export const FRAME = { width: 230, height: 190 }

/** Draws a cuboid of unit cubes, of which each can be counted. */
export function drawCubes(diagram: Solid, pen: Pen): void {
  const columns = readCount(diagram.width ?? 1, 'width', 1, 12)
  const rows = readCount(diagram.height ?? 1, 'height', 1, 12)
  const layers = readCount(diagram.depth ?? 1, 'depth', 1, 12)
  const across = columns + layers * DEPTH[0]
  const cube = Math.min(40, FRAME.width / across, FRAME.height / (rows - layers * DEPTH[1]))
  const place = (x: number, y: number, z: number): Point => [
    (x + z * DEPTH[0]) * cube,
    (-y + z * DEPTH[1]) * cube,
  ]
  const face = (...points: Point[]) => pen.area(points, { stroke: 'line', fill: 'paper' })
  for (let x = 0; x < columns; x += 1)
    for (let y = 0; y < rows; y += 1)
      face(place(x, y, 0), place(x + 1, y, 0), place(x + 1, y + 1, 0), place(x, y + 1, 0))
  for (let z = 0; z < layers; z += 1) {
    for (let x = 0; x < columns; x += 1)
      pen.area(
        [
          place(x, rows, z),
          place(x + 1, rows, z),
          place(x + 1, rows, z + 1),
          place(x, rows, z + 1),
        ],
        { stroke: 'line', fill: toneFill(diagram.tone ?? 'a') },
      )
    for (let y = 0; y < rows; y += 1)
      pen.area(
        [
          place(columns, y, z),
          place(columns, y, z + 1),
          place(columns, y + 1, z + 1),
          place(columns, y + 1, z),
        ],
        { stroke: 'line', fill: 'shade' },
      )
  }
}
