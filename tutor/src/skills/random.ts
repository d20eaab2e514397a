/** Whole numbers that are the same for the same seed text. */
export type Random = {
  /** Both ends included. */
  readonly between: (low: number, high: number) => number
}

/** Numbers from a text: FNV-1a for the seed, mulberry32 for the row. */
export function randomFrom(seed: string): Random {
  let state = 0x811c9dc5
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return { between: (low, high) => low + Math.floor(next() * (high - low + 1)) }
}
