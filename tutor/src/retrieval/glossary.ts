import type { Line } from './answer.ts'
import { type Entry, type Part, phrasesIn } from './entry.ts'
import type { Index } from './search.ts'
import { isNearly } from './spelling.ts'
import { keyOf, plainOf } from './terms.ts'

/** What is asked about a word: what it means, how it is spelt, a word like it or against it, a sentence with it. */
export type WordAsked = {
  readonly word: string
  readonly wants: 'meaning' | 'spelling' | 'same' | 'opposite' | 'sentence' | 'formula' | 'unit'
}

/** A section that explains one term, and the passage that it stands in. */
export type Explained = { readonly entry: Entry; readonly part: Part }

const article = String.raw`(?:an?\s+|the\s+)?`
const quoted = String.raw`["“'‘*]*(?<word>[\p{L}][\p{L}' -]{0,40}?)["”'’*]*`
const end = String.raw`(?:\s+(?:please|pls|again|in (?:english|science|physics|chemistry|biology|maths|grammar|poetry|poems|stories)|for me))*\W*$`
const pattern = (start: string, rest = '') =>
  new RegExp(String.raw`${start}\s+${article}${quoted}${rest}${end}`, 'iu')

/** How children ask about a word, the clearest first. */
const ways: readonly (readonly [WordAsked['wants'], RegExp])[] = [
  ['opposite', pattern(String.raw`\b(?:opposites?|antonyms?)\s+(?:of|for|to)`)],
  [
    'same',
    pattern(
      String.raw`\b(?:synonyms?|(?:another|other|different|better|stronger) words?)\s+(?:for|of|like|to)`,
    ),
  ],
  ['same', pattern(String.raw`\bmeans the same (?:thing )?as`)],
  ['opposite', pattern(String.raw`\bmeans the opposite of`)],
  ['spelling', pattern(String.raw`\b(?:spell(?:ing)?(?:\s+of)?)`)],
  ['spelling', pattern(String.raw`\bhow(?:\s+is|'?s)`, String.raw`\s+(?:spelt|spelled)`)],
  [
    'sentence',
    pattern(String.raw`\b(?:use|put|have|give me|with)`, String.raw`\s+in\s+a\s+sentence`),
  ],
  ['sentence', pattern(String.raw`\bsentence\s+(?:with|using|that has|for)`)],
  ['formula', pattern(String.raw`\b(?:formula|equation)s?\s+(?:for|of|to (?:find|get|work out))`)],
  [
    'formula',
    pattern(String.raw`\bhow\s+(?:do|would|can)\s+(?:you|u|i|we)\s+(?:work out|calculate|find)`),
  ],
  ['unit', pattern(String.raw`\bunits?\s+(?:of|for|is|are)`, String.raw`(?:\s+(?:measured )?in)?`)],
  ['unit', pattern(String.raw`\bwh?at\s+(?:is|are)`, String.raw`\s+measured in`)],
  [
    'meaning',
    pattern(String.raw`\bwh?at\s+(?:does|do|dose|did)(?:\s+the\s+words?)?`, String.raw`\s+means?`),
  ],
  [
    'meaning',
    pattern(String.raw`\b(?:define|definition of|(?:the )?meaning of|meant by)(?:\s+the\s+word)?`),
  ],
  ['meaning', pattern(String.raw`\bhow\s+(?:does|do|did)`, String.raw`\s+(?:work|happen)`)],
  ['meaning', pattern(String.raw`\bwh?at\s+(?:does|do)`, String.raw`\s+do`)],
  ['meaning', pattern(String.raw`\bwh?at(?:'?s|\s+is|\s+are|\s+was)(?:\s+meant by)?`)],
  ['meaning', pattern(String.raw`^\W*(?:so\s+|and\s+)?(?:explain|tell me)(?:\s+(?:about|what))?`)],
]

/** Reads which word is asked about, and what of it; undefined where the message asks something else. */
export function wordAsked(text: string): WordAsked | undefined {
  const plain = text.replaceAll('’', "'")
  for (const [wants, way] of ways) {
    const word = way.exec(plain)?.groups?.word?.trim()
    if (word !== undefined && !pronoun.test(word) && !ofSomebody.test(word)) return { word, wants }
  }
  return undefined
}

/** It stands for what was explained last. */
const pronoun = /^(?:it|its|that|this|them|these|those|they|one|the word|that word|this word)$/i

/** Asks about a person and not about a word: "what is your favourite colour". */
const ofSomebody = /^(?:your?|ur|my|our|his|her|their|you|i|we)\b/i

/** How "it" is asked about: "whats the opposite", "use it in a sentence", "another word for it". */
const ofLast: readonly (readonly [WordAsked['wants'], RegExp])[] = [
  ['opposite', /\bopposites?\b|\bantonyms?\b/i],
  ['same', /\bsynonyms?\b|\b(?:another|other) words?\b|\bmeans the same\b/i],
  ['spelling', /\bspell(?:ing|ed)?\b|\bspelt\b/i],
  ['sentence', /\bin a sentence\b/i],
  ['unit', /\bunits?\b/i],
  ['formula', /\b(?:formula|equation|work (?:it|that|this) out|calculate (?:it|that|this))\b/i],
]

/** What is asked of the word that was explained last, where the message names none. */
export function askedOfLast(text: string, last: string): WordAsked | undefined {
  const word = explainedIn(last)
  if (word === undefined || asksForName.test(text) || text.trim().split(/\s+/).length > MOST_WORDS)
    return undefined
  const found = ofLast.find(([, way]) => way.test(text))
  return found && { word, wants: found[0] }
}

/** The term that a sentence explains, without its article. */
export const explainedIn = (sentence: string): string | undefined =>
  phrasesIn(sentence)[0]?.replace(/^(?:an?|the(?: spelling of)?|to)\s+/i, '')

/** Asks what such words are called, and not for one of them. */
const asksForName = /\bcall(?:ed)?\b|\bname for\b/i

/** A longer message asks about something else too. */
const MOST_WORDS = 8

/**
 * Finds what explains a word, also where it has another ending or is nearly spelt so: one section, or one of each
 * meaning that it has.
 */
export function explained({ entries }: Index, { word, wants }: WordAsked): readonly Explained[] {
  const term = wants === 'spelling' ? `spelling of ${word}` : word
  const by = (partOf: (entry: Entry) => Part | undefined) =>
    entries.flatMap((entry) => {
      const part = partOf(entry)
      return part ? [{ entry, part }] : []
    })
  const [words, stems] = [plainOf(term), keyOf(term)]
  const own = by(({ terms }) => terms.by_words.get(words))
  if (own.length > 0) return own
  const like = by(({ terms }) => terms.by_stems.get(stems))
  if (like.length > 0) return like
  const near = entries
    .flatMap(({ terms }) => [...terms.by_stems.keys()])
    .find((each) => isNearly(stems, each))
  return near === undefined ? [] : by(({ terms }) => terms.by_stems.get(near))
}

const tells = {
  same: /\bsame meaning\b|\bother words for it\b/i,
  opposite: /\bopposite\b/i,
  sentence: /^For example\b/i,
  formula: /\$[^$]*=[^$]*\$/,
  unit: /\bunits?\b|\bmeasured in\b|\bin (?:newtons|joules|watts|volts|amps|amperes|ohms|hertz|pascals|metres|kilograms|coulombs|seconds|degrees)\b/i,
} as const

/** The sentences of a section that tell what is wanted, the telling one first. */
export function linesOf({ part }: Explained, wants: WordAsked['wants']): readonly Line[] {
  const lines = part.sentences.map((text): Line => ({ text, section: part.heading }))
  if (wants === 'meaning' || wants === 'spelling') return lines
  return lines.filter(({ text }) => tells[wants].test(text))
}
