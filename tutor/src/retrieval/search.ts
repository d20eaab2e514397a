import { inNotesWords } from './childs-words.ts'
import type { Entry } from './entry.ts'
import { asksForMeaning, contentTerms, fitOf, isAbout } from './gate.ts'
import { lexicalScores, type Rarities, raritiesOf } from './ranking.ts'
import { familiar } from './spelling.ts'
import { queryTerms } from './terms.ts'
import { type Nearness, nearnessOf } from './vectors.ts'

/** Passages that are read once and asked often. */
export type Index = { readonly entries: readonly Entry[] }

/** What is asked, with its vector where there is an encoder; `wordsOf` says what that is made of. */
export type Query = {
  readonly text: string
  readonly vector?: Float32Array | undefined
  /** The heading of what was looked up before. */
  readonly topic?: string | undefined
  /** The question points back to it. */
  readonly is_pointing?: boolean | undefined
  /** The topic of what is worked on: of several passages that fit, its own come first. */
  readonly within?: string | undefined
  /** Other passages do not count. */
  readonly is_only_within?: boolean | undefined
}

/** Whole passages are about their titles; a section may answer on its own. */
const PASSAGE = { title: 6, bold: 3 }
const SECTION = { title: 3, bold: 2 }
/** How much the best section counts beside the passage, and how near heading, section and sentence are. */
const OF_SECTION = 0.5
const OF_NEARNESS = 0.5

/** An entry in its rank, with how near the query is to its pieces. */
export type Ranked = { readonly entry: Entry; readonly nearness: Nearness | undefined }

/** Ranks what is there, the best first, and says how much of its top is about the query. */
export function search(
  { entries }: Index,
  { text, vector, within, is_only_within }: Query,
  limit: number,
) {
  const content = contentTerms(text)
  if (content.length === 0) return { terms: [], ranked: [], about: [] }
  const terms = familiar(content, entries)
  const all = [...new Set([...terms, ...queryTerms(inNotesWords(text))])]
  const rarities = raritiesOf(all, entries)
  const ranked = rank(entries, rarities, vector)
  const is_meaning = asksForMeaning(text)
  const isOwn = ({ entry }: Ranked) => within !== undefined && entry.topic === within
  const others = is_only_within ? [] : ranked.filter((each) => !isOwn(each)).slice(0, limit)
  const about = [...ranked.filter(isOwn), ...others].filter((each) => {
    const fit = fitOf(terms, rarities, each)
    const hasAll = isOwn(each) && fit.hits === terms.length
    return (hasAll || isAbout(fit, is_meaning)) && mayTell(each, terms)
  })
  return { terms, ranked, about }
}

/** A page of words tells of the terms that it explains: what else stands in it is chance. */
const mayTell = ({ entry }: Ranked, terms: readonly string[]): boolean =>
  !entry.is_glossary ||
  entry.terms.by_stems.keys().some((term) => term.split(' ').every((word) => terms.includes(word)))

/**
 * Ranks by BM25 over passages and over their best sections and, where there are vectors, by their cosines. What
 * fits nowhere is left out. Scores are added and not ranks: on the development half of `bench/retrieval`
 * that finds more than reciprocal ranks do.
 */
function rank(
  entries: readonly Entry[],
  rarities: Rarities,
  vector: Float32Array | undefined,
): Ranked[] {
  const ofPassages = lexicalScores(rarities, entries, PASSAGE)
  const parts = entries.flatMap((entry, of) =>
    (ofPassages[of] ?? 0) > 0 ? entry.parts.map((part) => ({ part, of })) : [],
  )
  const ofParts = lexicalScores(
    rarities,
    parts.map(({ part }) => part),
    SECTION,
  )
  const best = entries.map(() => 0)
  for (const [at, { of }] of parts.entries()) best[of] = Math.max(best[of] ?? 0, ofParts[at] ?? 0)
  return entries
    .map((entry, at) => {
      const lexical = (ofPassages[at] ?? 0) + OF_SECTION * (best[at] ?? 0)
      const nearness = vector && entry.vectors && nearnessOf(vector, entry.vectors, entry.pieces)
      const score = lexical + OF_NEARNESS * (nearness ? totalOf(nearness) : 0)
      return { entry, nearness, at, score }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .map(({ entry, nearness }) => ({ entry, nearness }))
}

const totalOf = ({ heading, sections, sentences }: Nearness): number =>
  heading + Math.max(0, ...sections) + Math.max(0, ...sentences)

/**
 * What was looked up before, with how near the query is to its pieces; then the other pages of its topic. A page that explains
 * words is continued by the note that they are from.
 */
export function rankedAround({ entries }: Index, { topic, vector }: Query): readonly Ranked[] {
  const named = entries.find(
    ({ passage: { heading, title } }) => topic !== undefined && (heading || title) === topic,
  )
  if (named === undefined) return []
  const beside = entries.filter(
    (entry) => entry !== named && entry.topic !== undefined && entry.topic === named.topic,
  )
  return [named, ...beside].map((entry) => ({
    entry,
    nearness: vector && entry.vectors && nearnessOf(vector, entry.vectors, entry.pieces),
  }))
}
