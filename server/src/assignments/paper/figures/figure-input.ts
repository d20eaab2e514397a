import { type Figure, figureSize } from './figure.ts'

const { width, height } = figureSize

/** Less than this is paper; more is certainly a stroke. */
const faint = 0.15
const stroke = 0.35
/** A box with less ink than this, in pixels that are wholly dark, is empty; a point has more. */
const leastInk = 2.5
/** Pixels from the edge in which what is left of the line of a box may lie. */
const edge = 2

/** A figure laid into a square by its own size, its weight in the middle. */
const side = 20
const inner = 16
/** Cells of the square on a side, directions of its slopes in each, and its own light on a coarser grid. */
const cells = 5
const directions = 8
const coarse = 10
const aboutPlace = 6

/** How many numbers the net sees of a figure. */
export const numInputs = cells * cells * directions + coarse * coarse + aboutPlace

/** Prepares a figure for the net: undefined where its box is empty. */
export function figureInput(raw: Figure): Float32Array | undefined {
  const figure = cleaned(raw)
  const area = areaOf(figure)
  if (!area || area.ink < leastInk) return undefined
  const square = laidFlat(figure, area)
  const input = new Float32Array(numInputs)
  addSlopes(square, input)
  const from = cells * cells * directions
  const step = side / coarse
  for (let at = 0; at < side * side; at += 1) {
    const cell = Math.floor(at / side / step) * coarse + Math.floor((at % side) / step)
    input[from + cell] = (input[from + cell] ?? 0) + (square[at] ?? 0) / (step * step)
  }
  const { left, right, top, bottom, x, y, ink } = area
  const [wide, high] = [right - left + 1, bottom - top + 1]
  input.set(
    [wide / width, high / height, x / width, y / height, wide / (wide + high), ink / (wide * high)],
    from + coarse * coarse,
  )
  return input
}

/** How near to a side, how wide and how high something is that may be the line of the box, or a figure one. */
const besideLine = { near: 5, least: 2, high: 0.5 } as const

/** Whether something in a box may be the line of the box, which on bent paper reaches further in, or a figure that stands at it. */
export function mayBeLine(raw: Figure): boolean {
  const strokes = raw.map((ink) => (ink < stroke ? 0 : ink))
  const seen = new Uint8Array(strokes.length)
  return strokes.some((ink, start) => {
    if (ink === 0 || seen[start]) return false
    const blob = connected(strokes, start, seen)
    const columns = blob.map((at) => at % width)
    const [left, right] = [Math.min(...columns), Math.max(...columns)]
    const rows = blob.map((at) => Math.floor(at / width))
    const high = Math.max(...rows) - Math.min(...rows) + 1
    const isBeside = right < besideLine.near || left >= width - besideLine.near
    const isWide = right - left + 1 >= besideLine.least
    return isBeside && isWide && high > besideLine.high * height
  })
}

/** Takes away what is faint, and what of the lines of the box reaches in. */
function cleaned(raw: Figure): Figure {
  const figure = raw.map((ink) => (ink < faint ? 0 : ink))
  const seen = new Uint8Array(figure.length)
  for (let start = 0; start < figure.length; start += 1) {
    if (seen[start] || (figure[start] ?? 0) === 0) continue
    const blob = connected(figure, start, seen)
    const isLine =
      blob.every((at) => at % width < edge) ||
      blob.every((at) => at % width >= width - edge) ||
      blob.every((at) => at < edge * width) ||
      blob.every((at) => at >= (height - edge) * width)
    const isDust = blob.every((at) => (figure[at] ?? 0) < stroke)
    if (isLine || isDust) for (const at of blob) figure[at] = 0
  }
  const darkest = Math.max(...figure)
  return darkest > 0 ? figure.map((ink) => Math.min(1, ink / darkest)) : figure
}

function connected(figure: Figure, start: number, seen: Uint8Array): number[] {
  const blob = [start]
  seen[start] = 1
  for (let next = 0; next < blob.length; next += 1) {
    const at = blob[next] ?? 0
    const x = at % width
    for (let dy = -1; dy <= 1; dy += 1) {
      for (let dx = -1; dx <= 1; dx += 1) {
        const near = at + dy * width + dx
        if (x + dx < 0 || x + dx >= width || seen[near] || !((figure[near] ?? 0) > 0)) continue
        seen[near] = 1
        blob.push(near)
      }
    }
  }
  return blob
}

function areaOf(figure: Figure) {
  const start: { left: number; top: number } = { left: width, top: height }
  const area = { ...start, right: -1, bottom: -1, x: 0, y: 0, ink: 0 }
  for (let at = 0; at < figure.length; at += 1) {
    const ink = figure[at] ?? 0
    if (ink === 0) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    area.ink += ink
    area.x += ink * x
    area.y += ink * y
    if (ink < stroke) continue
    area.left = Math.min(area.left, x)
    area.right = Math.max(area.right, x)
    area.top = Math.min(area.top, y)
    area.bottom = Math.max(area.bottom, y)
  }
  if (area.right < 0) return undefined
  return { ...area, x: area.x / area.ink, y: area.y / area.ink }
}

type Area = NonNullable<ReturnType<typeof areaOf>>

function laidFlat(figure: Figure, { left, right, top, bottom, x, y }: Area): Float32Array {
  const scale = Math.max(right - left + 1, bottom - top + 1) / inner
  const square = new Float32Array(side * side)
  for (let row = 0; row < side; row += 1)
    for (let column = 0; column < side; column += 1)
      square[row * side + column] = inkAt(
        figure,
        x + (column - (side - 1) / 2) * scale,
        y + (row - (side - 1) / 2) * scale,
      )
  return square
}

/** The ink between pixels; outside of the box there is none. */
function inkAt(figure: Figure, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  let ink = 0
  for (const [dx, dy] of corners) {
    const [column, row] = [left + dx, top + dy]
    if (column < 0 || row < 0 || column >= width || row >= height) continue
    const share = (1 - Math.abs(x - column)) * (1 - Math.abs(y - row))
    ink += share * (figure[row * width + column] ?? 0)
  }
  return ink
}

const corners = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const

/** Adds how steep the ink is in each direction, cell by cell; what lies between cells counts in both. */
function addSlopes(square: Float32Array, input: Float32Array) {
  const at = (x: number, y: number) => square[y * side + x] ?? 0
  for (let y = 1; y < side - 1; y += 1) {
    for (let x = 1; x < side - 1; x += 1) {
      const across = at(x + 1, y) - at(x - 1, y)
      const down = at(x, y + 1) - at(x, y - 1)
      const size = Math.hypot(across, down)
      if (size < faint) continue
      const turn = ((Math.atan2(down, across) / (2 * Math.PI) + 1) * directions) % directions
      for (const [direction, near] of shares(turn))
        for (const [column, wide] of shares(((x + 0.5) * cells) / side - 0.5))
          for (const [row, high] of shares(((y + 0.5) * cells) / side - 0.5)) {
            if (column < 0 || row < 0 || column >= cells || row >= cells) continue
            const place = (row * cells + column) * directions + (direction % directions)
            input[place] = (input[place] ?? 0) + (size * near * wide * high) / cells
          }
    }
  }
}

/** The two whole numbers around a value, each with its share of it. */
const shares = (value: number): readonly (readonly [number, number])[] => {
  const low = Math.floor(value)
  return [
    [low, 1 - (value - low)],
    [low + 1, value - low],
  ]
}
