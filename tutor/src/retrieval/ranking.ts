/** How soon more of a word stops to count, and how much length counts (BM25, the usual values). */
const SATURATION = 1.2
const LENGTH_WEIGHT = 0.75

/**
 * A course of few passages is all alike, so that rarity among them says little: so many more, with none of the words,
 * are imagined beside them.
 */
const BACKGROUND = 20

/** Words as BM25 counts them. */
export type Document = {
  readonly counts: ReadonlyMap<string, number>
  /** Words that it is about: its titles. */
  readonly titles: ReadonlySet<string>
  /** Words that it explains: they stand in bold. */
  readonly bold: ReadonlySet<string>
  readonly length: number
}

/** As how many words of the text a word counts where it stands. */
export type Weights = { readonly title: number; readonly bold: number }

export const holds = ({ counts, titles, bold }: Document, term: string): boolean =>
  counts.has(term) || titles.has(term) || bold.has(term)

/** How much each term tells. */
export type Rarities = ReadonlyMap<string, number>

/** Weighs terms by how few of the documents hold them (as in Lucene, so that it is never negative). */
export function raritiesOf(terms: readonly string[], documents: readonly Document[]): Rarities {
  return new Map(
    terms.map((term) => {
      const holding = documents.filter((each) => holds(each, term)).length
      const others = BACKGROUND + documents.length - holding
      return [term, Math.log(1 + (others + 0.5) / (holding + 0.5))]
    }),
  )
}

/**
 * Scores each document by BM25 over fields (Robertson, Zaragoza and Taylor, 2004), as a share of the best score;
 * 0 where no term is in it.
 */
export function lexicalScores(
  rarities: Rarities,
  documents: readonly Document[],
  weights: Weights,
): number[] {
  const average = documents.reduce((sum, { length }) => sum + length, 0) / documents.length
  const scores = documents.map(({ counts, titles, bold, length }) => {
    const norm = 1 - LENGTH_WEIGHT + LENGTH_WEIGHT * (length / average)
    let sum = 0
    for (const [term, rarity] of rarities) {
      const named = (titles.has(term) ? weights.title : 0) + (bold.has(term) ? weights.bold : 0)
      const count = (counts.get(term) ?? 0) / norm + named
      sum += rarity * (count / (count + SATURATION))
    }
    return sum
  })
  const best = scores.reduce((most, each) => Math.max(most, each), 0) || 1
  return scores.map((each) => each / best)
}
