import type { Passage } from '#context.ts'
import { termsOf } from '#retrieval.ts'
import { asks, contentTerms, type Fit, fits, stemsOf } from './gate.ts'
import { type Document, rank } from './ranking.ts'
import { type Section, sectionsOf } from './sections.ts'

type Entry = Fit & Document & { readonly passage: Passage; readonly parts: readonly Section[] }

/** Passages that are read once and asked often. */
export type Index = { readonly entries: readonly Entry[] }

/** A whole sentence of the material, and where it stands. */
export type Cited = Pick<Passage, 'title' | 'heading' | 'page'> & {
  readonly text: string
  readonly passage_id: string
}

/** What the material says, or the topics that come nearest where it says nothing (at most two). */
export type Found =
  | { readonly definition: Cited; readonly example?: Cited }
  | { readonly nothing: true; readonly nearest: readonly string[] }

const TOPICS = 2
/** An answer is looked for in so many of the best passages. */
const READ = 3
/** A sentence that says what something is counts as so many words that it shares with the query. */
const DEFINES = 1.5

const defining = /\b(?:is|are|means?|called)\b(?! not)/
/** What a sentence is about stands in bold, or among its first few words. */
const OPENING_WORDS = 4
const exemplary = /\bfor example\b|\bsuch as\b|\be\.g\.|^so\b/i

/** Reads passages into an index; exercises, drawings and tables in them are not looked at. */
export function indexOf(passages: readonly Passage[]): Index {
  const entries = passages.map((passage) => {
    const parts = sectionsOf(passage)
    const sections = parts.map(({ sentences }) => stemsOf(sentences.join(' ')))
    const words = parts.flatMap(({ sentences }) => termsOf(sentences.join(' ')))
    const counts = new Map<string, number>()
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
    const titles = stemsOf(`${passage.title} ${passage.heading}`)
    return { passage, parts, sections, counts, titles, length: words.length + 1 }
  })
  return { entries }
}

/** Finds the passages that a query for information is about, the best first; none that only shares a chance word. */
export function passagesFor(index: Index, query: string, limit: number): Passage[] {
  return entriesFor(index, contentTerms(query), limit).map(({ passage }) => passage)
}

/**
 * Answers a query for information in whole sentences of the material. A sentence in `cited_before`
 * is not said again; where nothing fits or nothing is left, the nearest topics come instead, to
 * whoever asks a question; who says something is offered none.
 */
export function answerFrom(
  index: Index,
  query: string,
  cited_before: ReadonlySet<string> = new Set(),
): Found {
  const terms = contentTerms(query)
  for (const { passage, parts } of entriesFor(index, terms, READ)) {
    const isFresh = (text: string) => !cited_before.has(text)
    const sentences = parts.flatMap((part) => part.sentences)
    const definition = best(sentences.filter(isFresh), terms)
    if (definition === undefined) continue
    const after = sentences.slice(sentences.indexOf(definition) + 1).filter(isFresh)
    const example = after.find((text) => exemplary.test(text) && shared(text, terms) > 0)
    const cite = (text: string) => ({ text, ...placeOf(passage) })
    return {
      definition: cite(definition),
      ...(example !== undefined && { example: cite(example) }),
    }
  }
  return { nothing: true, nearest: asks(query) ? nearestTo(index, terms) : [] }
}

const entriesFor = ({ entries }: Index, terms: readonly string[], limit: number): Entry[] =>
  rank(terms, entries)
    .flatMap((at) => entries[at] ?? [])
    .filter((entry) => fits(terms, entry))
    .slice(0, limit)

const placeOf = ({ id, title, heading, page }: Passage) => ({
  passage_id: id,
  title,
  heading,
  ...(page !== undefined && { page }),
})

const shared = (text: string, terms: readonly string[]): number => {
  const words = stemsOf(text)
  return terms.filter((term) => words.has(term)).length
}

function defines(text: string, terms: readonly string[]): boolean {
  const opening = text.split(' ').slice(0, OPENING_WORDS).join(' ')
  const bold = text.match(/\*\*[^*]+\*\*/g) ?? []
  return defining.test(text) && shared([opening, ...bold].join(' '), terms) > 0
}

function best(sentences: readonly string[], terms: readonly string[]): string | undefined {
  const scored = sentences.map((text, at) => {
    const hits = shared(text, terms)
    return { text, at, hits, score: hits + (defines(text, terms) ? DEFINES : 0) }
  })
  return scored.filter(({ hits }) => hits > 0).sort((a, b) => b.score - a.score || a.at - b.at)[0]
    ?.text
}

/** Names the topics that share a word with the query, without the gate. */
function nearestTo({ entries }: Index, terms: readonly string[]): string[] {
  const names = rank(terms, entries).flatMap((at) => {
    const passage = entries[at]?.passage
    return passage ? [passage.heading || passage.title] : []
  })
  return [...new Set(names)].slice(0, TOPICS)
}
