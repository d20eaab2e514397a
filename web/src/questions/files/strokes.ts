/** A place on the sheet, in its own units. */
export type Place = readonly [x: number, y: number]

export type Stroke = {
  readonly kind: 'pen' | 'line'
  readonly width: number
  readonly places: readonly Place[]
}

export const sheet = { width: 800, height: 560, square: 40 } as const

/** What is drawn, and the steps before and behind it. */
export type Sheet = {
  readonly past: readonly (readonly Stroke[])[]
  readonly strokes: readonly Stroke[]
  readonly future: readonly (readonly Stroke[])[]
}

export const sheetOf = (strokes: readonly Stroke[]): Sheet => ({ past: [], strokes, future: [] })

/** As many steps as anybody goes back. */
const mostSteps = 100

/** Takes a step, from which one can go back; what was ahead is gone. */
export const step = ({ past, strokes }: Sheet, next: readonly Stroke[]): Sheet => ({
  past: [...past, strokes].slice(-mostSteps),
  strokes: next,
  future: [],
})

export function undo(now: Sheet): Sheet {
  const before = now.past.at(-1)
  if (!before) return now
  return { past: now.past.slice(0, -1), strokes: before, future: [now.strokes, ...now.future] }
}

export function redo(now: Sheet): Sheet {
  const [next, ...future] = now.future
  return next ? { past: [...now.past, now.strokes], strokes: next, future } : now
}

/** How near the rubber has to come to a stroke. */
const reach = 14

/** The strokes that the rubber does not touch at a place; the same list where it touches none. */
export function rubbed(strokes: readonly Stroke[], at: Place): readonly Stroke[] {
  const left = strokes.filter((stroke) => !isNear(stroke, at))
  return left.length === strokes.length ? strokes : left
}

const isNear = ({ places }: Stroke, at: Place): boolean =>
  places.some((place, index) => distance(places[index - 1] ?? place, place, at) <= reach)

/** From a place to the piece of a line between two others. */
function distance([ax, ay]: Place, [bx, by]: Place, [x, y]: Place): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const share =
    length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length))
  return Math.hypot(x - ax - share * dx, y - ay - share * dy)
}

const round = (value: number) => Math.round(value * 10) / 10

/** A stroke as the path of an SVG: through the middles between its places, so that a hand looks smooth. */
export function pathOf({ kind, places }: Stroke): string {
  const [first, ...rest] = places
  if (!first) return ''
  const begin = `M${round(first[0])} ${round(first[1])}`
  const last = rest.at(-1)
  if (!last) return `${begin}h0.1`
  if (kind === 'line') return `${begin}L${round(last[0])} ${round(last[1])}`
  const curves = rest.slice(0, -1).map(([x, y], at) => {
    const [nextX, nextY] = rest[at + 1] ?? last
    return `Q${round(x)} ${round(y)} ${round((x + nextX) / 2)} ${round((y + nextY) / 2)}`
  })
  return `${begin}${curves.join('')}L${round(last[0])} ${round(last[1])}`
}

export const strokesWords = (count: number): string =>
  count === 0
    ? 'Your drawing: nothing yet'
    : `Your drawing: ${count} ${count === 1 ? 'stroke' : 'strokes'}`
