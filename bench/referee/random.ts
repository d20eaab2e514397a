/** Draws the same row for the same seed: a generator of 32 bits (mulberry32). */
export type Random = {
  /** From 0 up to and without 1. */
  readonly next: () => number
  /** A whole number from the least to the most. */
  readonly whole: (least: number, most: number) => number
  readonly pick: <T>(list: readonly [T, ...T[]]) => T
  readonly chance: (share: number) => boolean
}

export function randomOf(seed: number): Random {
  let state = seed | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    whole,
    pick: (list) => list[whole(0, list.length - 1)] ?? list[0],
    chance: (share) => next() < share,
  }
}
