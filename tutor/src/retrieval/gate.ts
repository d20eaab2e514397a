import { inNotesWords } from './childs-words.ts'
import type { Entry } from './entry.ts'
import type { Rarities } from './ranking.ts'
import { queryTerms, stem } from './terms.ts'
import type { Nearness } from './vectors.ts'

/** Words of every day that notes use too; sharing one of them with a note says nothing. */
const everyday = new Set(
  (
    'again all alright am another answer any ask bad bag beat because bed best better between big bit boring born boy bring buy ' +
    'bye call came cant car cat class come comes cost country course dad day did different dinner do dog done ' +
    'draw drink easy eat even every everybody everyone everything fast favourite feel film fine first ' +
    'friend fun funny game get girl give go goes going gone good got great hair hard hate have hello here hey hi ' +
    'him hit home homework hour house hurt idea important job joke kid kind king know last later learn least leave level ' +
    'left lesson let life like little live lives london long longest look lot love lunch made make makes ' +
    'man many maybe me mean minute miss money more most much mum music my myself name never new next nice ' +
    'night no nobody note notes now number often ok okay old one only other out over page party person people ' +
    'place play player please point popular print put queen read real rich right room rule said same saw say ' +
    'school science second see show shout sister brother slow small some somebody someone something song ' +
    'sorry start stay stop story stuff such sure take talk teacher team tell test thank thanks them thing think ' +
    'third ticket time tired today together told tomorrow tonight too took top try turn two under up use used using very wait ' +
    'walk want wat watch wats way wear week wot well went whats win word work worked world worse worst write wrong wrote year ' +
    'yeah yes yesterday yet young yourself'
  )
    .split(' ')
    .map(stem),
)

/** Tells whether a message asks for information, by its first word or its question mark. */
export const asks = (query: string): boolean =>
  /\?|^\W*(?:wh?at|why|how|when|where|which|who|define|explain|is|are|does|do|can|tell me about|meaning of)/i.test(
    query,
  )

/** Tells whether a message asks what one word means and nothing else: "what is friction". */
export const asksForMeaning = (query: string): boolean =>
  /^\W*(?:what(?:'?s| is| are| does| do)|define|the meaning of|meaning of)\s+(?:an?\s+|the\s+)?[\p{L}'-]+(?:\s+(?:means?|do|stand for|for|made (?:up )?of))?\W*$/iu.test(
    query,
  )

/** A number, or a value with at most one word beside it, is somebody's answer: `7 (hypotenuse)`, `x = 4`. */
const isValue = (query: string): boolean =>
  !asks(query) &&
  (/^\W*\d/.test(query) || (/\d/.test(query) && (query.match(/\p{L}{2,}/gu) ?? []).length <= 1))

/** Returns the words of a query that could be of a course: no number, no word of every day. */
export function contentTerms(query: string): string[] {
  if (isValue(query)) return []
  const own = contentIn(query)
  return own.length > 0 ? own : contentIn(inNotesWords(query))
}

const contentIn = (text: string): string[] =>
  [...new Set(queryTerms(text))].filter(
    (term) => term.length > 1 && !/^\d/.test(term) && !everyday.has(term),
  )

/** How well a passage fits a query, each from 0 to 1. */
export type Fit = {
  /** The share of the query's words, by what they tell, that stands in one of its sections. */
  readonly covered: number
  /** The share that stands in its titles or in bold: the passage is about them. */
  readonly named: number
  /** How near its nearest sentence is, where there are vectors. */
  readonly near: number | undefined
  /** How many of the words stand in one section. */
  readonly hits: number
}

export function fitOf(
  terms: readonly string[],
  rarities: Rarities,
  { entry, nearness }: { readonly entry: Entry; readonly nearness: Nearness | undefined },
): Fit {
  const whole = sumOf(terms, rarities) || 1
  const counts = entry.parts.map(({ words }) => terms.filter((term) => words.has(term)))
  const titled = terms.filter((term) => entry.titles.has(term))
  const shares = [...counts, titled].map((some) => sumOf(some, rarities) / whole)
  const about = terms.filter((term) => entry.titles.has(term) || entry.bold.has(term))
  return {
    covered: Math.max(0, ...shares),
    named: sumOf(about, rarities) / whole,
    near: nearness && Math.max(0, nearness.heading, ...nearness.sentences),
    hits: Math.max(0, titled.length, ...counts.map((some) => some.length)),
  }
}

const sumOf = (terms: readonly string[], rarities: Rarities): number =>
  terms.reduce((sum, term) => sum + (rarities.get(term) ?? 0), 0)

/** A sentence as near as this may say it in other words. */
const VERY_NEAR = 0.6
/** From where on the shares are enough, with vectors and without; found on the development half of `bench/retrieval`. */
const ENOUGH = 0.4
const ENOUGH_WITH_VECTORS = 1.4
const OF_NEAR = 1.5

/**
 * Tells whether a passage that fits so well is what was asked about. One word alone counts only where it is named, or
 * is all that was asked.
 */
export function isAbout({ covered, named, near, hits }: Fit, is_meaning: boolean): boolean {
  const isChance = named === 0 && hits < 2 && (near ?? 0) < VERY_NEAR
  if (covered === 0 || (isChance && !is_meaning)) return false
  if (is_meaning && covered === 1) return true
  return near === undefined
    ? covered >= ENOUGH
    : covered + named + OF_NEAR * near >= ENOUGH_WITH_VECTORS
}
