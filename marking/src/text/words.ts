import { NEGATIONS, NUMBER_WORDS, OPPOSITES, STOP_WORDS } from '#text/word-lists.ts'

/** Words of fewer letters must be spelt exactly; a slip in them makes another word. */
export const MIN_LENGTH_FOR_SLIP = 5
/** From this length on two slips are let pass. */
export const MIN_LENGTH_FOR_TWO = 9

/** Small letters, no accents, `isn't` as two words, digits for number words. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’`]/g, "'")
    .replace(/can't|cannot/g, 'can not')
    .replace(/won't/g, 'will not')
    .replace(/n't\b/g, ' not')
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
  const words = plain.match(/\d+(?:\.\d+)?|\p{L}+/gu) ?? []
  return words.map((word) => NUMBER_WORDS.get(word) ?? word)
}

/** Without the endings of number and time: `connected`, `connects`, `connection` → `connect`. */
export function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  for (const ending of ['ions', 'ing', 'ion', 'ed', 'es', 's', 'e']) {
    const isPlural = ending === 's' && /(?:ss|us|is)$/.test(word)
    if (word.endsWith(ending) && word.length - ending.length >= 4 && !isPlural)
      return word.slice(0, -ending.length)
  }
  return word.length === 4 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

const CONFUSABLE: ReadonlyMap<string, ReadonlySet<string>> = (() => {
  const all = new Map<string, Set<string>>()
  const put = (from: string, to: string) => {
    const set = all.get(from) ?? new Set<string>()
    all.set(from, set.add(to))
  }
  for (const [a, b] of OPPOSITES.map(([x, y]) => [stem(x), stem(y)] as const)) {
    put(a, b)
    put(b, a)
  }
  return all
})()

/** Whether the two stems are opposites or a pair that is often mixed up. */
export const areOpposite = (a: string, b: string): boolean => CONFUSABLE.get(a)?.has(b) ?? false

/** Whether the stem is a word of its own in a pair, so that it is no misspelling of another. */
const isKnown = (word: string): boolean => CONFUSABLE.has(word)

export type Content = {
  /** Stems that carry meaning, each once. */
  readonly stems: readonly string[]
  readonly numbers: readonly string[]
  readonly negations: number
  /** How many words it has in all. */
  readonly length: number
}

export function contentOf(text: string): Content {
  const words = wordsOf(text)
  const numbers = words.filter((word) => /^\d/.test(word))
  const negations = words.filter((word) => NEGATIONS.has(word)).length
  const stems = words
    .filter((word) => !STOP_WORDS.has(word) && !NEGATIONS.has(word) && !/^\d/.test(word))
    .map(stem)
  return {
    stems: [...new Set(stems)],
    numbers: [...new Set(numbers)],
    negations,
    length: words.length,
  }
}

/** Whether `typed` is `meant` with a slip of the fingers. Numbers and known other words never are. */
export function isSlip(typed: string, meant: string): boolean {
  const length = Math.min(typed.length, meant.length)
  if (length < MIN_LENGTH_FOR_SLIP || /\d/.test(typed + meant)) return false
  if (areOpposite(typed, meant) || isKnown(typed)) return false
  if (typed.charAt(0) !== meant.charAt(0)) return false
  return distance(typed, meant) <= (length >= MIN_LENGTH_FOR_TWO ? 2 : 1)
}

/** Edits between two words; neighbours that changed places count once (optimal string alignment). */
export function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 3) return 4
  let older: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1]
      let best = Math.min(
        (row[j - 1] ?? 0) + (same ? 0 : 1),
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (older[j - 2] ?? 0) + 1)
      next.push(best)
    }
    older = row
    row = next
  }
  return row[b.length] ?? 0
}
