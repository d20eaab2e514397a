import { boldIn, type Entry } from './entry.ts'
import { termsOf } from './terms.ts'
import type { Nearness } from './vectors.ts'

/** What counts for a sentence, in words that it shares with the query. */
const worth = {
  /** It says what one of the words is; more where that stands in bold, as a term that is brought in. */
  defines: 1.5,
  defines_in_bold: 2,
  /** It begins a section whose own question is asked. */
  asked_there: 1.5,
  /** Times how near it is. */
  near: 3,
  /** It is about one case, or about what goes amiss. */
  case: -1.5,
  slip: -0.5,
}

const cases = /^worked example\b/i
const slips = /^(?:a common slip|watch out)\b/i

/** What a sentence is about stands in bold, or among its first few words. */
const OPENING_WORDS = 4

const defining = /\b(?:is|are|means?|called)\b(?! not)/
const exemplary =
  /\bfor example\b|\bsuch as\b|\be\.g\.|\bas in\b|^(?:so|suppose|imagine)\b|^(?:in|from|here|if)\b.*\d/i

/** A sentence that can be quoted, and the heading of its section. */
export type Line = { readonly text: string; readonly section: string }

type Asked = {
  readonly terms: readonly string[]
  /** Tells whether a sentence has not been said yet. */
  readonly isFresh: (text: string) => boolean
  readonly nearness: Nearness | undefined
}

/** Chooses the sentence of a passage that answers best, and its example. */
export function linesFor(
  { parts }: Entry,
  { terms, isFresh, nearness }: Asked,
): { readonly definition: Line; readonly example?: Line } | undefined {
  const lines = parts.flatMap(({ heading, question, sentences }) => {
    const asked = shared(question, terms)
    return sentences.map((text, place) => ({
      ...{ text, section: heading },
      asked: place === 0 && asked >= 2 ? asked : 0,
    }))
  })
  const scored = lines.map((line, at) => {
    const hits = shared(line.text, terms)
    const near = nearness?.sentences[at] ?? 0
    const asked = line.asked > 0 ? worth.asked_there + line.asked : 0
    const score = hits + worth.near * near + asked + worthOf(line, terms)
    return { line, at, isEligible: hits > 0 || asked > 0, score }
  })
  const fresh = scored.filter(({ line }) => isFresh(line.text))
  const eligible = fresh.filter((each) => each.isEligible)
  // A passage may be about the words without a sentence that has one; then it speaks once, as best it can.
  const isUntold = fresh.length === scored.length
  const [best] = (eligible.length > 0 || !isUntold ? eligible : fresh).sort(
    (a, b) => b.score - a.score || a.at - b.at,
  )
  if (best === undefined) return undefined
  const isExample = ({ text, section }: Line, after: number) => {
    const isNext = after === 0 && section === best.line.section
    return isFresh(text) && exemplary.test(text) && (isNext || shared(text, terms) > 0)
  }
  const example = lines.slice(best.at + 1).find(isExample)
  return { definition: lineOf(best.line), ...(example && { example: lineOf(example) }) }
}

const lineOf = ({ text, section }: Line): Line => ({ text, section })

const shared = (text: string, terms: readonly string[]): number => {
  const words = new Set(termsOf(text))
  return terms.filter((term) => words.has(term)).length
}

/** What a sentence is worth for what it does and where it stands. */
function worthOf({ text, section }: Line, terms: readonly string[]): number {
  const place = cases.test(section) ? worth.case : slips.test(section) ? worth.slip : 0
  if (!defining.test(text)) return place
  const bold = new Set(boldIn(text))
  if (terms.some((term) => bold.has(term))) return place + worth.defines_in_bold
  const opening = new Set(termsOf(text.split(' ').slice(0, OPENING_WORDS).join(' ')))
  return place + (terms.some((term) => opening.has(term)) ? worth.defines : 0)
}
