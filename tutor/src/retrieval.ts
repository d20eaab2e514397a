/** What is ranked: a passage's own words, and the titles above it. */
export type Rankable = { readonly title: string; readonly heading: string; readonly text: string }

export type Ranked<P> = {
  readonly passage: P
  /** From 0 to 1: the share of the query's weight that the passage has. */
  readonly score: number
}

export type RankOptions = {
  /** At most so many passages; 3 where nothing is said. */
  readonly limit?: number
  /** Passages below this score are left out; `DEFAULT_FLOOR` where nothing is said. */
  readonly floor?: number
}

/** Below this a passage shares little more than a chance word with the query. */
export const DEFAULT_FLOOR = 0.22
const DEFAULT_LIMIT = 3

/** How soon more of the same word stops to count, and how much length counts (the usual values). */
const SATURATION = 1.2
const LENGTH_WEIGHT = 0.75
/**
 * A word of a title counts as often as this, however long the text is: a page is about its title,
 * and a word may come up in passing many times in the text of another.
 */
const TITLE_WEIGHT = 6
/**
 * The passages at hand are few and already alike, so that rarity among them says little: so many
 * more, with none of the words, are imagined beside them.
 */
const BACKGROUND = 20
/** How much of the best possible sum a passage reaches that has every word once. */
const NORMAL_TERM = 1 / (1 + SATURATION)

const stopWords = new Set(
  (
    'a an and are as at be been but by can could did do does for from had has have he her him his ' +
    'how i if in into is it its let me my no not of on or our please pls she should so some tell ' +
    'than that the their them then there these they this to too us was we were what when where ' +
    'which who why will with would you your about explain mean means give show work works find ' +
    'help understand know get got don t s m re ll just really like dont need want question answer'
  ).split(' '),
)

/** The words of a text that carry meaning, in lower case and without their endings. */
export function termsOf(text: string): string[] {
  const words = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .match(/[\p{L}\p{N}]+/gu)
  return (words ?? []).filter((each) => !stopWords.has(each)).map(stem)
}

/** Formulas, and terms such as `7x`, `x^2` or `+ 12` that stand in the prose. */
const formulas =
  /\$[^$]*\$|(?<![\p{L}\p{N}+−(-])[-+−(]*(?:\d+[a-z]|[xyz]|\d*[a-z]?\s*[=+*×÷^²³])(?:[\d\s+*×÷=^²³()−.-]|[a-z](?!\p{L}))*(?!\p{L})/giu

/** The terms to look for; the mathematics of an exercise says nothing of where it is explained. */
export function queryTerms(query: string): string[] {
  const terms = termsOf(query.replace(formulas, ' '))
  return terms.length > 0 ? terms : termsOf(query)
}

/**
 * Takes the commonest English endings off, after the first steps of Porter's method (1980), so
 * that `factorising`, `factorised` and `factorises` meet.
 */
export function stem(word: string): string {
  if (word.length < 4) return word
  let root = word
  if (/(?:ss|sh|ch|x|z)es$/.test(root)) root = root.slice(0, -2)
  else if (root.endsWith('ies')) root = `${root.slice(0, -3)}y`
  else if (/[^su]s$/.test(root)) root = root.slice(0, -1)
  for (const ending of ['ising', 'izing', 'ised', 'ized', 'isation', 'ization', 'ise', 'ize']) {
    if (root.endsWith(ending) && root.length - ending.length >= 3)
      return root.slice(0, -ending.length)
  }
  for (const ending of ['ation', 'ingly', 'edly', 'ing', 'ed', 'ly']) {
    if (!root.endsWith(ending) || root.length - ending.length < 3) continue
    root = root.slice(0, -ending.length).replace(/([^aeiouls])\1$/, '$1')
    break
  }
  return root.length > 3 ? root.replace(/e$/, '') : root
}

/**
 * Ranks passages by BM25 over fields (Robertson, Zaragoza and Taylor; idf as in Lucene, so that
 * it is never negative), each divided by what a passage would score that has every word of the query. The
 * result hardly depends on how many passages there are, so that one floor does for all.
 */
export function rankPassages<P extends Rankable>(
  query: string,
  passages: readonly P[],
  { limit = DEFAULT_LIMIT, floor = DEFAULT_FLOOR }: RankOptions = {},
): Ranked<P>[] {
  const wanted = [...new Set(queryTerms(query))]
  if (wanted.length === 0 || passages.length === 0) return []
  const documents = passages.map((passage) => countsOf(passage))
  const average = documents.reduce((sum, each) => sum + each.length, 0) / documents.length
  const weights = wanted.map((term) => {
    const holding = documents.filter((each) => each.counts.has(term)).length
    const others = BACKGROUND + documents.length - holding
    return Math.log(1 + (others + 0.5) / (holding + 0.5))
  })
  const best = weights.reduce((sum, weight) => sum + weight, 0) * NORMAL_TERM
  return documents
    .map(({ counts, titles, length }, i) => {
      const sum = wanted.reduce((total, term, k) => {
        const norm = 1 - LENGTH_WEIGHT + LENGTH_WEIGHT * (length / average)
        const inTitle = titles.has(term) ? TITLE_WEIGHT : 0
        const count = (counts.get(term) ?? 0) / norm + inTitle
        return total + (weights[k] ?? 0) * (count / (count + SATURATION))
      }, 0)
      return { passage: passages[i], score: Math.min(1, sum / best), sum }
    })
    .filter(({ score }) => score >= floor)
    .sort((a, b) => b.sum - a.sum)
    .flatMap(({ passage, score }) => (passage === undefined ? [] : [{ passage, score }]))
    .slice(0, limit)
}

function countsOf({ title, heading, text }: Rankable) {
  const body = termsOf(text)
  const counts = new Map<string, number>()
  for (const term of body) counts.set(term, (counts.get(term) ?? 0) + 1)
  // One more, so that passages of titles alone have a length to divide by.
  return { counts, titles: new Set(termsOf(`${title} ${heading}`)), length: body.length + 1 }
}
