/**
 * Returns a seeded generator of random numbers, so that the same seed makes the same school.
 * Mulberry32 by Tommy Ettinger, public domain.
 */
export function randomFrom(seed: number) {
  let state = seed | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    /** Returns a number from 0 up to but not including 1. */
    next,
    /** Returns a whole number from 0 up to but not including the limit. */
    below,
    /** Picks one of a non-empty list. */
    pick: <T>(list: readonly T[]): T | undefined => list[below(list.length)],
    /** Returns a normally distributed number, by the sum of twelve. */
    normal: (mean: number, deviation: number) =>
      mean +
      deviation * (Array.from({ length: 12 }, next).reduce((sum, each) => sum + each, 0) - 6),
    chance: (share: number) => next() < share,
  }
}

export type Random = ReturnType<typeof randomFrom>
