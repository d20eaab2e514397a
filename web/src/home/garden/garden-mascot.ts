import { columns, type Place } from './garden-path.ts'

/**
 * Where Pip stands to say "You are here", the side of the words, and whether it is a row below the
 * plant. If there is room for Pip but not for words, Pip says nothing.
 */
export type Mascot = Place & {
  readonly side: 'left' | 'right'
  readonly is_below: boolean
  readonly speaks: boolean
}

type Box = {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** In cells: half of Pip, and how far the words reach from Pip's centre. */
const pip = 0.42
const words = 2.5
const halfHeight = 0.36

/** The meadow beyond the outer columns, in cells. */
const margin = 0.75

/** Where Pip may stand, relative to the plant: beside it first, then a row above or below. */
const besides = [1.05, 1.4, 1.75, 2.1, 2.5]
const rows = [0, 0.35, -0.35, 0.9, 1, 1.1, 1.2, -1, -1.1]

/** Cost of each point of the trail that Pip or the words cover, against a cell of distance. */
const coverCost = 0.35

/** In cells: where a name begins under its plant, and the height of each line. */
const nameTop = 0.23
const lineHeight = 0.19

/** Characters in a line of a name. */
const lineLength = 13

/** Counts the lines of a name under its plant. */
export function linesOf(title: string): number {
  let lines = 1
  let length = 0
  for (const word of title.split(' ')) {
    const joined = length === 0 ? word.length : length + 1 + word.length
    const isFull = joined > lineLength && length > 0
    if (isFull) lines++
    length = isFull ? word.length : joined
  }
  return lines
}

/** Returns the box of a plant and its name. At the current item it includes a ring and a label. */
function plantBox({ x, y }: Place, lines: number, isHere: boolean): Box {
  const bottom = y + nameTop + lineHeight * lines
  return isHere
    ? { left: x - 0.7, right: x + 0.7, top: y - 0.85, bottom: bottom + 0.2 }
    : { left: x - 0.64, right: x + 0.64, top: y - 0.6, bottom }
}

const buddyBox = ({ x, y, side, speaks }: Mascot): Box => ({
  left: x - (speaks && side === 'left' ? words : pip),
  right: x + (speaks && side === 'right' ? words : pip),
  top: y - halfHeight,
  bottom: y + halfHeight,
})

const meet = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const isIn = ({ left, right, top, bottom }: Box, { x, y }: Place) =>
  x > left && x < right && y > top && y < bottom

/**
 * Finds room for Pip near the current plant (`here`, an index): on no other plant or name, inside
 * the garden of so many rows, as near and covering as little of the trail as possible. Undefined if
 * there is none.
 */
export function mascotAt(
  places: readonly Place[],
  here: number,
  trail: readonly Place[],
  rowCount: number,
  lines: readonly number[] = [],
): Mascot | undefined {
  const at = places[here]
  if (!at) return undefined
  const taken = places.map((place, index) => plantBox(place, lines[index] ?? 1, index === here))
  const meadow = {
    left: -margin,
    right: columns - 1 + margin,
    top: -margin,
    bottom: rowCount - 0.2,
  }
  const isFree = (box: Box) =>
    box.left >= meadow.left &&
    box.right <= meadow.right &&
    box.top >= meadow.top &&
    box.bottom <= meadow.bottom &&
    !taken.some((plant) => meet(plant, box))
  const costOf = (buddy: Mascot, box: Box) =>
    Math.hypot(buddy.x - at.x, buddy.y - at.y) +
    coverCost * trail.filter((point) => isIn(box, point)).length
  for (const speaks of [true, false]) {
    const [best] = standsAround(at, speaks)
      .map((buddy) => ({ buddy, box: buddyBox(buddy) }))
      .filter(({ box }) => isFree(box))
      .map(({ buddy, box }) => ({ buddy, cost: costOf(buddy, box) }))
      .sort((one, other) => one.cost - other.cost)
    if (best) return best.buddy
  }
  return undefined
}

/** Lists the positions that Pip may take around a place, beside it first. */
const standsAround = (at: Place, speaks: boolean): Mascot[] =>
  rows.flatMap((dy) =>
    besides.flatMap((dx) =>
      (['right', 'left'] as const).map((side) => ({
        x: at.x + (side === 'right' ? dx : -dx),
        y: at.y + dy,
        side,
        is_below: dy > pip,
        speaks,
      })),
    ),
  )

/** Returns the points of the garden that Pip and the words cover. */
export const spanOf = (buddy: Mascot): Place[] => {
  const { left, right } = buddyBox(buddy)
  return [0, 0.25, 0.5, 0.75, 1].map((share) => ({ x: left + share * (right - left), y: buddy.y }))
}
