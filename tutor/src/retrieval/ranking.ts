/** How fast a later rank counts for less (reciprocal rank fusion; Cormack, Clarke and Büttcher, 2009). */
const FUSION = 10
/** How soon more of a word stops to count, and how much length counts (BM25, the usual values). */
const SATURATION = 1.2
const LENGTH_WEIGHT = 0.75
/** A word of a title counts as often as this in the weighted ranking. */
const TITLE_WEIGHT = 6

export type Document = {
  readonly counts: ReadonlyMap<string, number>
  readonly titles: ReadonlySet<string>
  readonly length: number
}

/** Scores each document by BM25, with its titles as `title_weight` words; 0 where no term is in it. */
export function scores(
  terms: readonly string[],
  documents: readonly Document[],
  title_weight: number,
): number[] {
  const average = documents.reduce((sum, { length }) => sum + length, 0) / documents.length
  const weights = terms.map((term) => {
    const holding = documents.filter((each) => each.counts.has(term) || each.titles.has(term))
    return Math.log(1 + (documents.length - holding.length + 0.5) / (holding.length + 0.5))
  })
  return documents.map(({ counts, titles, length }) => {
    const norm = 1 - LENGTH_WEIGHT + LENGTH_WEIGHT * (length / average)
    return terms.reduce((sum, term, at) => {
      const count = (counts.get(term) ?? 0) / norm + (titles.has(term) ? title_weight : 0)
      return sum + (weights[at] ?? 0) * (count / (count + SATURATION))
    }, 0)
  })
}

/** Ranks documents by plain and by title-weighted BM25, fused; returns positions, the best first. */
export function rank(terms: readonly string[], documents: readonly Document[]): number[] {
  const fused = new Map<number, number>()
  for (const weight of [1, TITLE_WEIGHT]) {
    const found = scores(terms, documents, weight)
      .map((score, at) => ({ score, at }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || a.at - b.at)
    for (const [place, { at }] of found.entries())
      fused.set(at, (fused.get(at) ?? 0) + 1 / (FUSION + place + 1))
  }
  return [...fused].sort(([a, x], [b, y]) => y - x || a - b).map(([at]) => at)
}
