/** Moves of ordering and matching questions: pure, on lists of orders. */

/** The item at `from` goes to `to`; a place outside the list leaves everything as it is. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length) return [...list]
  return list.toSpliced(from, 1).toSpliced(to, 0, item)
}

/** Puts a card at a place. It leaves the place it had, and what stood there goes back to the tray. */
export const placed = (pairs: readonly number[], at: number, order: number): number[] =>
  pairs.map((before, place) => (place === at ? order : before === order ? 0 : before))

/** Takes the card at a place back to the tray. */
export const takenBack = (pairs: readonly number[], at: number): number[] =>
  pairs.map((order, place) => (place === at ? 0 : order))
