import { columns, type Place } from './garden-path.ts'

export type Growth = 'pond' | 'bush' | 'tuft'

export type Decor = Place & { readonly growth: Growth }

/** How far each keeps from the trail and from the others, in cells to the side and up or down. */
const reach: Readonly<Record<Growth, Place>> = {
  pond: { x: 1.25, y: 0.6 },
  bush: { x: 0.9, y: 0.6 },
  tuft: { x: 0.5, y: 0.42 },
}

/** How far inside the outer columns each stays: a pond would look cut off at the edge. */
const inset: Readonly<Record<Growth, number>> = { pond: 0.75, bush: 0, tuft: -0.25 }

const planted: readonly Growth[] = ['pond', 'bush', 'bush', 'tuft', 'tuft', 'tuft', 'tuft', 'tuft']

/** The lattice of candidate positions, in cells: its step, how far it reaches over the outer rows, and its skew. */
const step = 0.25
const edge = 0.25
const askew = 0.11

/**
 * Finds where a pond, bushes and grass fit in a garden of `rows` rows: as far from `taken`
 * positions as possible. What does not fit is left out.
 */
export function decorOf(taken: readonly Place[], rows: number): Decor[] {
  const found: Decor[] = []
  for (const growth of planted) {
    const best = roomiest([...taken, ...found.flatMap(shadowOf)], rows, growth)
    if (best) found.push({ ...best, growth })
  }
  return found
}

/** Returns the positions that a plant covers. */
const shadowOf = ({ x, y, growth }: Decor): Place[] =>
  growth === 'tuft'
    ? [{ x, y }]
    : [-0.6, 0, 0.6].map((share) => ({ x: x + share * reach[growth].x, y }))

function roomiest(taken: readonly Place[], rows: number, growth: Growth): Place | undefined {
  const far = reach[growth]
  const [left, right] = [inset[growth], columns - 1 - inset[growth]]
  let best: Place | undefined
  let most = 1
  for (let row = -edge; row <= rows - 1 + edge; row += step) {
    for (let x = left; x <= right; x += step) {
      const y = row + askew * Math.sin(x * 5)
      const room = taken.reduce(
        (least, other) => Math.min(least, Math.hypot((other.x - x) / far.x, (other.y - y) / far.y)),
        Number.POSITIVE_INFINITY,
      )
      if (room > most) {
        most = room
        best = { x, y }
      }
    }
  }
  return best
}
