import { type Figure, figureSize } from '../figures/figures.ts'
import { type Grey, greyAt } from './grey.ts'
import { type Homography, project } from './homography.ts'

/** A row of boxes for the figures of a number, in tenths of a millimetre. */
export type PrintedFigures = {
  /** Of a question of several parts, which one, from 0. */
  readonly part: number | null
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly boxes: number
}

/** Of the page in tenths of a millimetre: how far from a line its box begins to be read. */
const inset = 7
/** Half the width of a line, and how far beside it there is paper. */
const half = 1.5
const beside = 6
/** How far and in which steps a row is looked for around where it should be. */
const search = { most: 15, step: 3 } as const
/** The lines are at least so much darker than the paper beside them, as a share of ink. */
const clearLine = 0.15
/** The paper around what is written differs by less, as a share of its light. */
const evenPaper = 0.25

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** The light at a point of the page. */
type Light = (x: number, y: number) => number

/** The mean light on the lines of a row that lies so far off, and beside them. */
function linesOf(
  at: Light,
  { left, top, width, height, boxes }: PrintedFigures,
  dx: number,
  dy: number,
) {
  const [on, off]: [number[], number[]] = [[], []]
  const steps = boxes * 4
  for (let step = 0; step <= steps; step += 1) {
    const x = left + dx + (width * (step + 0.5)) / (steps + 1)
    for (const [y, inwards] of [
      [top + half, beside],
      [top + height - half, -beside],
    ] as const) {
      on.push(at(x, y + dy))
      off.push(at(x, y + inwards + dy))
    }
  }
  for (let line = 0; line <= boxes; line += 1) {
    const x = left + (width * line) / boxes + (line === 0 ? half : -half) + dx
    for (const share of [0.15, 0.38, 0.62, 0.85]) {
      const y = top + height * share + dy
      on.push(at(x, y))
      off.push(at(x + (line === 0 ? beside : -beside), y))
    }
  }
  return { on: mean(on), off: mean(off) }
}

type Box = Omit<PrintedFigures, 'part' | 'boxes'>

/** What is written in a box, `ink` being the light of ink as a share of the paper's; undefined in a shadow's edge. */
function figureIn(at: Light, { left, top, width, height }: Box, ink: number): Figure | undefined {
  const columns = figureSize.width
  const light = Array.from({ length: columns * figureSize.height }, (_, place) => {
    const [column, row] = [place % columns, Math.floor(place / columns)]
    const across = (share: number) => left + (width * (column + share)) / columns
    const down = (share: number) => top + (height * (row + share)) / figureSize.height
    return mean([0.25, 0.75].flatMap((u) => [0.25, 0.75].map((v) => at(across(u), down(v)))))
  })
  const quarters = [0, 1, 2, 3].map((quarter) =>
    median(
      light.filter((_, place) => {
        const isRight = place % columns >= columns / 2
        const isLow = Math.floor(place / columns) >= figureSize.height / 2
        return Number(isRight) + 2 * Number(isLow) === quarter
      }),
    ),
  )
  const paper = Math.max(...quarters)
  if ((paper - Math.min(...quarters)) / paper > evenPaper) return undefined
  const share = (value: number) => (paper - value) / (paper * (1 - ink))
  return Float32Array.from(light, (value) => Math.max(0, Math.min(1, share(value))))
}

/** Cuts the boxes of a number out of a page, each as a share of ink. `ink` is the light of ink as a share of the paper's. */
export function figureReader(grey: Grey, plane: Homography, ink: number) {
  const at: Light = (x, y) => greyAt(grey, project(plane, { x, y }))

  /** Finds where the row lies: paper is never quite flat. Undefined where its lines are not to be seen. */
  function locate(row: PrintedFigures): { dx: number; dy: number } | undefined {
    let best = { dx: 0, dy: 0, clear: 0 }
    for (let dx = -search.most; dx <= search.most; dx += search.step) {
      for (let dy = -search.most; dy <= search.most; dy += search.step) {
        const { on, off } = linesOf(at, row, dx, dy)
        const clear = (off - on) / (Math.max(1, off) * (1 - ink))
        if (clear > best.clear) best = { dx, dy, clear }
      }
    }
    const isAtEdge = Math.max(Math.abs(best.dx), Math.abs(best.dy)) === search.most
    return isAtEdge || best.clear < clearLine ? undefined : best
  }

  /** The boxes of a row; undefined where one of them cannot be seen well. */
  return (row: PrintedFigures): Figure[] | undefined => {
    const found = locate(row)
    if (!found) return undefined
    const wide = row.width / row.boxes
    const boxes = Array.from({ length: row.boxes }, (_, box) => {
      const left = row.left + found.dx + box * wide + inset
      const top = row.top + found.dy + inset
      const area = { left, top, width: wide - 2 * inset, height: row.height - 2 * inset }
      return figureIn(at, area, ink)
    })
    return boxes.every((box) => box !== undefined) ? boxes : undefined
  }
}
