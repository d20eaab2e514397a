import type { TopicStock } from './planning.suggest.ts'

/** The longest run of words that is looked for as one topic. */
const longestRun = 5

const small = new Set(['of', 'and', 'the', 'in', 'a', 'an', 'with', 'to', 'on', 'by', 'for'])

/** Endings that say nothing of what a word means. */
const stemOf = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]/gu, '')
    .replace(/ies$/, 'y')
    .replace(/(?:ing|ion|ions|al|ed|es|s)$/, '')

export const stemsOf = (text: string): string[] =>
  text.split(/[\s/,:-]+/).flatMap((word) => {
    const stem = stemOf(word)
    return stem === '' || small.has(stem) ? [] : [stem]
  })

/**
 * Finds the topics that words name, the longest run of words first: in titles, else in the names of strands.
 * Of a year that is said, topics of that year come before others. Returns what of the words is left.
 */
export function findTopics<T extends TopicStock>(
  text: string,
  topics: readonly T[],
  year: number | null,
): { found: T[]; rest: string } {
  const inYear = topics.filter((topic) => year === null || topic.year === year)
  const known = [inYear, topics].map((list) =>
    list.map((topic) => ({
      topic,
      title: new Set(stemsOf(topic.title)),
      strand: new Set(stemsOf(topic.strand ?? '')),
    })),
  )
  const words = text.split(/(?=\s)|(?<=\s)/)
  const found = new Set<T>()
  const used = new Set<number>()
  for (let length = longestRun; length > 0; length--) {
    for (let from = 0; from < words.length; from++) {
      const run = runFrom(words, from, length)
      if (!run || run.some((at) => used.has(at))) continue
      const stems = run.flatMap((at) => stemsOf(words[at] ?? ''))
      if (stems.length === 0 || stems.every((stem) => stem.length < shortest)) continue
      const named = namedBy(stems, known)
      if (named.length === 0) continue
      for (const topic of named) found.add(topic)
      for (const at of run) used.add(at)
    }
  }
  const rest = words.map((word, at) => (used.has(at) ? '|' : word)).join('')
  return { found: [...found], rest }
}

/** A stem of fewer letters names nothing by itself. */
const shortest = 4

type Known<T> = { topic: T; title: ReadonlySet<string>; strand: ReadonlySet<string> }

function namedBy<T>(stems: readonly string[], known: readonly (readonly Known<T>[])[]): T[] {
  for (const list of known) {
    for (const part of ['title', 'strand'] as const) {
      const named = list.filter((each) => stems.every((stem) => each[part].has(stem)))
      if (named.length > 0) return named.map(({ topic }) => topic)
    }
  }
  return []
}

/** The places of so many words from one on, with nothing but spaces between them. */
function runFrom(words: readonly string[], from: number, length: number): number[] | undefined {
  const run: number[] = []
  for (let at = from; at < words.length && run.length < length; at++) {
    const word = words[at] ?? ''
    if (word.trim() === '') {
      if (run.length === 0) return undefined
      continue
    }
    if (word.includes('|')) return undefined
    run.push(at)
    if (/[,.;:!?]$/.test(word) && run.length < length) return undefined
  }
  return run.length === length ? run : undefined
}
