import { termsOf } from '#retrieval.ts'
import { boldIn, type Entry } from './entry.ts'
import type { Nearness } from './vectors.ts'

/** A sentence that says what something is counts as so many words that it shares with the query. */
const DEFINES = 1.5
/** The sentences of a section whose own question is asked count as so many words more. */
const ASKED_THERE = 1.5
/** How near a sentence is counts as so many words at most. */
const NEAR = 2

/** What a sentence is about stands in bold, or among its first few words. */
const OPENING_WORDS = 4

const defining = /\b(?:is|are|means?|called)\b(?! not)/
const exemplary =
  /\bfor example\b|\bsuch as\b|\be\.g\.|\bas in\b|^(?:so|suppose|imagine)\b|^(?:in|from|here|if)\b.*\d/i

/** A sentence that can be quoted, and the heading of its section. */
export type Line = { readonly text: string; readonly section: string }

/** Chooses the sentence of a passage that answers best, and its example; `isFresh` leaves out what was said. */
export function linesFor(
  { parts }: Entry,
  terms: readonly string[],
  isFresh: (text: string) => boolean,
  nearness?: Nearness,
): { readonly definition: Line; readonly example?: Line } | undefined {
  const lines = parts.flatMap(({ heading, question, sentences }) =>
    sentences.map((text, place) => ({ text, section: heading, question, place })),
  )
  const scored = lines.map((line, at) => {
    const hits = shared(line.text, terms)
    const isAsked = line.place === 0 && shared(line.question, terms) >= 2
    const near = nearness?.sentences[at] ?? 0
    const score =
      hits +
      NEAR * near +
      (defines(line.text, terms) ? DEFINES : 0) +
      (isAsked ? ASKED_THERE + shared(line.question, terms) : 0)
    return { line, at, isEligible: hits > 0 || isAsked, score }
  })
  const fresh = scored.filter(({ line }) => isFresh(line.text))
  const eligible = fresh.filter((each) => each.isEligible)
  // A passage may be about the words without a sentence that has one; then it speaks once, as best it can.
  const isUntold = fresh.length === scored.length
  const [best] = (eligible.length > 0 || !isUntold ? eligible : fresh).sort(
    (a, b) => b.score - a.score || a.at - b.at,
  )
  if (best === undefined) return undefined
  const example = lines
    .slice(best.at + 1)
    .find(
      ({ text, section }, after) =>
        isFresh(text) &&
        exemplary.test(text) &&
        (shared(text, terms) > 0 || (after === 0 && section === best.line.section)),
    )
  return { definition: lineOf(best.line), ...(example && { example: lineOf(example) }) }
}

const lineOf = ({ text, section }: Line): Line => ({ text, section })

const shared = (text: string, terms: readonly string[]): number => {
  const words = new Set(termsOf(text))
  return terms.filter((term) => words.has(term)).length
}

/** Tells whether a sentence says what one of the words is. */
function defines(text: string, terms: readonly string[]): boolean {
  const opening = termsOf(text.split(' ').slice(0, OPENING_WORDS).join(' '))
  const explained = new Set([...boldIn(text), ...opening])
  return defining.test(text) && terms.some((term) => explained.has(term))
}
