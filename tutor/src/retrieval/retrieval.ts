import type { Passage } from '#context.ts'
import { linesFor } from './answer.ts'
import { inNotesWords } from './childs-words.ts'
import { type Entry, entryOf } from './entry.ts'
import { asks, asksForMeaning, contentTerms, fitOf, isAbout } from './gate.ts'
import { holds, lexicalScores, type Rarities, raritiesOf } from './ranking.ts'
import { familiar } from './spelling.ts'
import { queryTerms } from './terms.ts'
import { type Nearness, nearnessOf } from './vectors.ts'

/** Passages that are read once and asked often. */
export type Index = { readonly entries: readonly Entry[] }

/** What is asked, with its vector where there is an encoder; `wordsOf` says what that is made of. */
export type Query = { readonly text: string; readonly vector?: Float32Array | undefined }

/** A whole sentence of the material, and where it stands. */
export type Cited = Pick<Passage, 'title' | 'heading' | 'page'> & {
  readonly text: string
  readonly passage_id: string
  /** The heading of the section within the passage. */
  readonly section: string
}

/** What the material says, or the topics that come nearest where it says nothing (at most two). */
export type Found =
  | { readonly definition: Cited; readonly example?: Cited }
  | { readonly nothing: true; readonly nearest: readonly string[] }

const TOPICS = 2
/** An answer is looked for in so many of the best passages. */
const READ = 3

/** Whole passages are about their titles; a section may answer on its own. */
const PASSAGE = { title: 6, bold: 3 }
const SECTION = { title: 3, bold: 2 }
/** How much the best section counts beside the passage, and how near heading, section and sentence are. */
const OF_SECTION = 0.5
const OF_NEARNESS = 0.5

/** Reads passages into an index. */
export const indexOf = (passages: readonly Passage[]): Index => ({
  entries: passages.map((passage) => entryOf(passage)),
})

/** Tells whether a message has any word that a course could explain: else nothing need be looked up. */
export const canBeLookedUp = (text: string): boolean => contentTerms(text).length > 0

/** Finds the passages that a query for information is about, the best first; none that only shares a chance word. */
export function passagesFor(index: Index, query: Query, limit: number): Passage[] {
  const { about } = search(index, query, limit)
  return about.map(({ entry }) => entry.passage)
}

/** Ranks the passages for a query, without the gate. */
export const passagesRanked = (index: Index, query: Query): Passage[] =>
  search(index, query, 0).ranked.map(({ entry }) => entry.passage)

/**
 * Answers a query for information in whole sentences of the material. A sentence in `cited_before`
 * is not said again; where nothing fits or nothing is left, the nearest topics come instead, to
 * whoever asks a question; who says something is offered none.
 */
export function answerFrom(
  index: Index,
  query: Query,
  cited_before: ReadonlySet<string> = new Set(),
): Found {
  const { terms, about, ranked } = search(index, query, READ)
  const isFresh = (text: string) => !cited_before.has(text)
  for (const { entry, nearness } of about) {
    const found = linesFor(entry, { terms, isFresh, nearness })
    if (found === undefined) continue
    const cite = (line: typeof found.definition) => ({ ...line, ...placeOf(entry.passage) })
    return {
      definition: cite(found.definition),
      ...(found.example && { example: cite(found.example) }),
    }
  }
  return { nothing: true, nearest: asks(query.text) ? nearestOf(ranked, terms) : [] }
}

/** An entry in its rank, with how near the query is to its pieces. */
export type Ranked = { readonly entry: Entry; readonly nearness: Nearness | undefined }

/** Ranks what is there, the best first, and says how much of its top is about the query. */
function search({ entries }: Index, { text, vector }: Query, limit: number) {
  const content = contentTerms(text)
  if (content.length === 0) return { terms: [], ranked: [], about: [] }
  const terms = familiar(content, entries)
  const all = [...new Set([...terms, ...queryTerms(inNotesWords(text))])]
  const rarities = raritiesOf(all, entries)
  const ranked = rank(entries, rarities, vector)
  const is_meaning = asksForMeaning(text)
  const about = ranked
    .slice(0, limit)
    .filter((each) => isAbout(fitOf(terms, rarities, each), is_meaning))
  return { terms, ranked, about }
}

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

const placeOf = ({ id, title, heading, page }: Passage) => ({
  passage_id: id,
  title,
  heading,
  ...(page !== undefined && { page }),
})

/** Names the topics of the best passages that share a word with the query, without the gate. */
function nearestOf(ranked: readonly Ranked[], terms: readonly string[]): string[] {
  const names = ranked
    .filter(({ entry }) => terms.some((term) => holds(entry, term)))
    .map(({ entry: { topic, passage } }) => topic ?? (passage.heading || passage.title))
  return [...new Set(names)].slice(0, TOPICS)
}
