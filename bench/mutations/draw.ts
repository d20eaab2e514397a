import { createHash } from 'node:crypto'
import type { Mutation } from './sites.ts'

type Asked = { readonly seed: number; readonly count: number }

/**
 * Draws this many mutations, as many from each area as it has, and within one as many of each kind.
 * One seed draws the same as long as the code is the same, and a longer draw begins with the shorter.
 */
export function draw<M extends Mutation>(
  byArea: ReadonlyMap<string, readonly M[]>,
  { seed, count }: Asked,
): M[] {
  const lot = ({ key }: M) => createHash('sha256').update(`${seed} ${key}`).digest('hex')
  const ordered = [...byArea.values()].map((mutations) => {
    const byLot = mutations
      .map((each) => ({ each, lot: lot(each) }))
      .sort((a, b) => (a.lot < b.lot ? -1 : 1))
      .map(({ each }) => each)
    return alternately([...Map.groupBy(byLot, ({ kind }) => kind).values()])
  })
  return alternately(ordered).slice(0, count)
}

/** Takes the first of each list, then the second of each. */
function alternately<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, place) =>
    lists.flatMap((list) => list.slice(place, place + 1)),
  ).flat()
}
