/** How much of what is shown is chosen. */
export type SelectionState = 'none' | 'some' | 'all'

/** How much of the shown rows is in the selection. */
export function selectionState(
  shown: readonly string[],
  chosen: ReadonlySet<string>,
): SelectionState {
  const count = shown.filter((key) => chosen.has(key)).length
  if (count === 0) return 'none'
  return count === shown.length ? 'all' : 'some'
}

/** The selection with the keys put in or taken out; what other pages chose is kept. */
export function withKeys(
  chosen: ReadonlySet<string>,
  keys: readonly string[],
  include: boolean,
): ReadonlySet<string> {
  const next = new Set(chosen)
  for (const key of keys) {
    if (include) next.add(key)
    else next.delete(key)
  }
  return next
}
