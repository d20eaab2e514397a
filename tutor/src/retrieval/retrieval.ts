import type { Passage } from '#context.ts'
import { type Aim, aimOf, wordPair } from './aim.ts'
import { cues, type Line, type Lines, linesFor } from './answer.ts'
import { compare, listed, pairOf } from './compare.ts'
import { type Entry, entryOf } from './entry.ts'
import { citedAs, type Found } from './found.ts'
import { asks, asksForMeaning, contentTerms } from './gate.ts'
import { askedOfLast, explainedIn, wordAsked } from './glossary.ts'
import { holds } from './ranking.ts'
import { type Index, type Query, type Ranked, rankedAround, search } from './search.ts'
import { tellBoth, tellWord } from './tell-word.ts'

export type { Cited, Found } from './found.ts'
export type { Index, Query } from './search.ts'

const TOPICS = 2
/** An answer is looked for in so many of the best passages. */
const READ = 3

/** Reads passages into an index. */
export const indexOf = (passages: readonly Passage[]): Index => ({
  entries: passages.map((passage) => entryOf(passage)),
})

/** Tells whether a message has any word that a course could explain: else nothing need be looked up. */
export const canBeLookedUp = ({ text, is_pointing }: Query): boolean =>
  contentTerms(text).length > 0 ||
  is_pointing === true ||
  wordPair(text).length > 0 ||
  wordAsked(text) !== undefined

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
  const aim = aimOf(query.text, query.topic)
  const around = rankedAround(index, query)
  const [topic] = around
  const isFresh = (text: string) => !cited_before.has(text)
  const last = [...cited_before].at(-1)
  const words = [
    wordAsked(query.text),
    last === undefined ? undefined : askedOfLast(query.text, last),
  ]
  for (const word of words) {
    const ofWord = word && tellWord(index, word, isFresh)
    if (ofWord) return ofWord
  }
  const both = aim.type === 'comparison' && tellBoth(index, [aim.a, aim.b])
  if (both) return both
  const told = pairOf(index, query.text) ?? compare(index, aim, topic) ?? listed(index, aim, topic)
  if (told) return citedIn(told)
  const text = aim.type === 'example' ? withoutExample(query.text) : query.text
  const content = contentTerms(text).filter((term) => !topic || isTelling(term, index, topic))
  const asked = { isFresh, aim: aim.type, last }
  for (const each of around) {
    const inTopic = fromTopic(each, query, { ...asked, terms: content })
    if (inTopic) return citedIn(inTopic)
  }
  // What only points back is looked for by the name of what it points to; its own words find nothing.
  const isBare = topic !== undefined && query.is_pointing === true && content.length === 0
  const named = isBare ? withName(text, last) : text
  if (named === undefined)
    return { nothing: true, nearest: query.topic === undefined ? [] : [query.topic] }
  const sought = isBare ? { text: named } : { ...query, text }
  const { terms, about, ranked } = search(index, sought, READ)
  const isOutside = topic !== undefined && !isBare && pronoun.test(query.text)
  const may = about.filter(({ entry }) => !isOutside || speaksOf(entry, query.topic ?? ''))
  const found = inOrder(may, aim.type).flatMap(({ entry, nearness }) => {
    const lines = linesFor(entry, { ...asked, terms, nearness })
    return lines ? [{ entry, lines }] : []
  })
  // Of several notes that use a word, the one that says what it is tells what it means.
  const defining = asksForMeaning(query.text) && found.find(({ lines }) => lines.is_defined)
  const [best] = defining ? [defining] : found
  if (best) return citedIn(best)
  if (isOutside) return { nothing: true, nearest: [query.topic ?? ''] }
  return { nothing: true, nearest: asks(query.text) ? nearestOf(ranked, terms) : [] }
}

/** Asks for the reason, the place or the way of what was told, and needs no word of its own for it. */
const leaning =
  /\bwhy\b|\bhow come\b|\bwhere\b|\bwhat (?:do|does) (?:it|they|that|this|these) do\b|\bhow (?:do|can) (?:i|you|u|we) (?:work|find|calculate)\b/i

/**
 * Answers a line that only leans on what was asked before by both together (`behind`, with its vector). Where a
 * reason is wanted, what tells none does not answer.
 */
export function answerBehind(
  index: Index,
  { text, ...behind }: Query & { readonly behind: string },
  cited_before: ReadonlySet<string>,
): Found | undefined {
  if (!leaning.test(text)) return undefined
  const query = { ...behind, text: behind.behind, is_pointing: false }
  const found = answerFrom(index, query, cited_before)
  if ('nothing' in found) return undefined
  const told = [found.definition, ...(found.more ?? [])].map((each) => each.text).join(' ')
  return aimOf(text, undefined).type === 'reason' && !cues.reason.test(told) ? undefined : found
}

/** A word that no note explains, and the one that was spoken of does not use, tells nothing: "where does it happen". */
const isTelling = (term: string, { entries }: Index, { entry }: Ranked): boolean =>
  holds(entry, term) || entries.some(({ bold, titles }) => bold.has(term) || titles.has(term))

/** Notes tell reasons and ways before pages of words do. */
const inOrder = (some: readonly Ranked[], aim: Aim['type']): readonly Ranked[] =>
  aim === 'reason' || aim === 'words' || aim === 'place'
    ? some.toSorted((a, b) => Number(a.entry.is_glossary) - Number(b.entry.is_glossary))
    : some

/** "How do commas work with them": another note answers only if it speaks of what was spoken of. */
const pronoun = /\b(?:it|they|them|these|those|that)\b/i

/** "Where does gas exchange happen", for "where does it happen" after gas exchange was explained. */
function withName(text: string, last: string | undefined): string | undefined {
  const name = last === undefined ? undefined : explainedIn(last)
  return name !== undefined && pronoun.test(text) ? text.replace(pronoun, name) : undefined
}

const speaksOf = (entry: Entry, topic: string): boolean =>
  contentTerms(topic).some((term) => holds(entry, term))

/** The wish for an example says nothing of what it is to be one of. */
const withoutExample = (text: string): string => text.replace(/\bexamples?\b/gi, ' ')

/** What is pointed back to answers first; else what was looked up before, where it explains all of the words. */
function fromTopic(
  { entry, nearness }: Ranked,
  { is_pointing }: Query,
  asked: Omit<Parameters<typeof linesFor>[1], 'nearness'>,
): { entry: Entry; lines: Lines } | undefined {
  const { terms } = asked
  const isExplained =
    terms.length > 0 && terms.every((term) => entry.bold.has(term) || entry.titles.has(term))
  if (!is_pointing && !isExplained) return undefined
  const lines = linesFor(entry, { ...asked, nearness, is_topic: true })
  return lines && { entry, lines }
}

const citedIn = ({ entry, lines }: { entry: Entry; lines: Lines }): Found => {
  const cite = (line: Line) => citedAs(entry.passage, line)
  return {
    definition: cite(lines.definition),
    ...(lines.more && { more: lines.more.map(cite) }),
    ...(lines.example && { example: cite(lines.example) }),
    ...(lines.listing && { listing: lines.listing }),
  }
}

/** Names the topics of the best passages that share a word with the query, without the gate. */
function nearestOf(ranked: readonly Ranked[], terms: readonly string[]): string[] {
  const names = ranked
    .filter(({ entry }) => terms.some((term) => holds(entry, term)))
    .map(({ entry: { topic, passage } }) => topic ?? (passage.heading || passage.title))
  return [...new Set(names)].slice(0, TOPICS)
}
