import { type Document, holds } from './ranking.ts'

/** Shorter words are too like each other to guess at. */
const SHORTEST = 7
/** From this length on a word may have two slips. */
const LONG = 9

/**
 * Reads words that no document has as the nearest word that one has, if it is near enough: a slip of spelling,
 * or an ending that the stems do not know. Others stay as they are, and fit nothing.
 */
export function familiar(terms: readonly string[], documents: readonly Document[]): string[] {
  const read = terms.map((term) =>
    term.length < SHORTEST || documents.some((each) => holds(each, term))
      ? term
      : (nearest(term, documents) ?? term),
  )
  return [...new Set(read)]
}

/** How many slips a word may have. */
const mostSlipsOf = (term: string): number => (term.length >= LONG ? 2 : 1)

/** Tells whether a term is another one with a slip of spelling. */
export function isNearly(term: string, other: string): boolean {
  const most = mostSlipsOf(term)
  const isUnlike = term[0] !== other[0] || Math.abs(other.length - term.length) > most
  return term.length >= SHORTEST && !isUnlike && slipsBetween(term, other, most) <= most
}

/** A word as it sounds: without vowels but the first, and with letters that sound alike as one. */
const soundOf = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/(?:[tsc]i[oae]+|sh[ouae]+)n/g, 'Sn')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/c?k|c|qu?/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/(?<=.)[aeiouyhw]/g, '')
    .replace(/(.)\1+/g, '$1')

function nearest(term: string, documents: readonly Document[]): string | undefined {
  const most = mostSlipsOf(term)
  const sound = soundOf(term)
  const seen = new Set<string>()
  let best: { readonly word: string; readonly slips: number } | undefined
  for (const { counts } of documents) {
    for (const word of counts.keys()) {
      if (seen.has(word)) continue
      seen.add(word)
      if (word.length >= SHORTEST && soundOf(word) === sound) return word
      const isUnlike = word[0] !== term[0] || Math.abs(word.length - term.length) > most
      if (isUnlike) continue
      const slips = slipsBetween(term, word, most)
      if (slips <= most && (best === undefined || slips < best.slips)) best = { word, slips }
    }
  }
  return best?.word
}

/** Counts letters that are added, lost or changed (Levenshtein, 1966); stops counting beyond `most`. */
function slipsBetween(a: string, b: string, most: number): number {
  let above = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let row = 1; row <= a.length; row++) {
    const here = [row]
    for (let at = 1; at <= b.length; at++) {
      const change = (above[at - 1] ?? 0) + (a[row - 1] === b[at - 1] ? 0 : 1)
      here.push(Math.min(change, (above[at] ?? 0) + 1, (here[at - 1] ?? 0) + 1))
    }
    if (Math.min(...here) > most) return most + 1
    above = here
  }
  return above[b.length] ?? most + 1
}
