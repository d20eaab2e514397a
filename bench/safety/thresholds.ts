/** The score that at most this share of harmless scores reach: what is above it is heard. */
export function thresholdAt(harmless: readonly number[], share: number): number {
  const falling = harmless.toSorted((a, b) => b - a)
  return falling[Math.floor(share * falling.length)] ?? Number.POSITIVE_INFINITY
}

export const shareAbove = (scores: readonly number[], threshold: number): number =>
  scores.length === 0 ? 0 : scores.filter((score) => score > threshold).length / scores.length
