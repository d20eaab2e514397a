import type { Aim } from './aim.ts'
import { boldIn, type Entry, phrasesIn } from './entry.ts'
import { hasExample, isExemplary } from './named.ts'
import { termsOf } from './terms.ts'
import type { Nearness } from './vectors.ts'

/** What counts for a sentence, in words that it shares with the query. */
const worth = {
  /** It says what one of the words is; more where that stands in bold, as a term that is brought in. */
  defines: 1.5,
  defines_in_bold: 2,
  opens_in_bold: 2.5,
  /** Times that, where it is not asked what something is. */
  of_meaning: 0.6,
  /** It begins a section whose own question is asked. */
  asked_there: 1.5,
  /** Times how near it is. */
  near: 3,
  /** It is about one case, or about what goes amiss. */
  case: -1.5,
  slip: -0.5,
  /** It has the word that tells a reason or a place. */
  cue: 1,
}

const cases = /^worked example\b/i
const slips = /^(?:a common slip|watch out)\b/i

/** What a sentence is about stands in bold, or among its first few words. */
const OPENING_WORDS = 4

const defining = /\b(?:is|are|means?|called)\b(?! not)|^\*\*[^*]+\*\*:/

/** Where a question wants a reason or a place, these words tell that a sentence may give it. */
export const cues = {
  reason: /\b(?:because|so|since|therefore|reason)\b/i,
  place: /\b(?:(?:in|inside|at|through|near|behind|before|after) the)\b/i,
} as const

/** It says where something is, in so many words. */
const tellsPlace = /\b(?:takes? place|happens?|is found|are found|lives?) (?:in|on|at|inside)\b/i

/** From here on a sentence of what was spoken of may answer what points back to it, without a word in common. */
const NEAR = { with_cue: 0.3, alone: 0.5 }

/** "No." and "Short forms." tell nothing by themselves. */
const FEWEST_WORDS = 4

/** Goes on with what the sentence before it is about. */
const goesOn = /^(?:It|They|That|This|These)\b/

/** A sentence that can be quoted, and the heading of its section. */
export type Line = { readonly text: string; readonly section: string }

/** Whether one thing stands in the list of a kind. */
export type Listing = { readonly one: string; readonly is_in: boolean }

export type Lines = {
  readonly definition: Line
  /** What goes on from it, where a reason or a way is asked for. */
  readonly more?: readonly Line[]
  readonly example?: Line
  readonly listing?: Listing
  /** The first says what one of the words is. */
  readonly is_defined?: boolean
}

type Asked = {
  readonly terms: readonly string[]
  /** Tells whether a sentence has not been said yet. */
  readonly isFresh: (text: string) => boolean
  readonly nearness: Nearness | undefined
  readonly aim: Aim['type']
  /** What was cited last. */
  readonly last?: string | undefined
  /** The passage is what was spoken of before. */
  readonly is_topic?: boolean
}

/** All that can be quoted of a passage: its sentences in their order, then rows of its tables and lists. */
export const quotable = ({ parts }: Entry): readonly Line[] => [
  ...parts.flatMap(({ heading, sentences }) =>
    sentences.map((text) => ({ text, section: heading })),
  ),
  ...parts.flatMap(({ heading, rows }) => rows.map((text) => ({ text, section: heading }))),
]

/** Speaks of a picture, which stands on the page and not in the talk. */
const ofPicture =
  /\b(?:in|on|from) (?:this|the) (?:graph|picture|drawing|diagram|photo|photograph)\b|\b(?:shown|drawn) (?:here|above|below)\b/i

/** Chooses the sentence of a passage that answers best, and its example. */
export function linesFor(entry: Entry, given: Asked): Lines | undefined {
  const asked = {
    ...given,
    isFresh: (text: string) => given.isFresh(text) && !ofPicture.test(text),
  }
  if (asked.aim === 'example') {
    const example = exampleIn(entry, asked)
    if (example || asked.is_topic || asked.terms.length === 0)
      return example && { definition: example }
  }
  const { terms, isFresh, is_topic } = asked
  const lines = quotable(entry)
  const isOpen = (at: number) => !entry.is_glossary || isOfTold(lines, at, isFresh)
  const fresh = scoredIn(entry, lines, asked).filter(
    ({ line, at }) => isFresh(line.text) && isOpen(at),
  )
  const sharing = fresh.filter((each) => each.isSharing)
  const eligible = sharing.length > 0 ? sharing : fresh.filter((each) => each.isNear)
  // A passage may be about the words without a sentence that has one; then it speaks once, as best it can.
  const isUntold = fresh.length === lines.length && !is_topic
  const [best] = (eligible.length > 0 || !isUntold ? eligible : fresh)
    .filter(({ line }) => line.text.split(' ').length >= FEWEST_WORDS)
    .sort((a, b) => b.score - a.score || a.at - b.at)
  if (best === undefined) return undefined
  const isExample = ({ text, section }: Line, after: number) => {
    const isNext = after === 0 && section === best.line.section
    return isFresh(text) && isExemplary(text) && (isNext || shared(text, terms) > 0)
  }
  const more = explains(asked.aim) ? goingOn(lines, best.at, isFresh) : []
  const next = lines[best.at + 1 + more.length]
  const isOn = next?.section === best.line.section && goesOn.test(next.text) && isFresh(next.text)
  const after = lines.slice(best.at + 1 + more.length)
  const example = after.find(isExample) ?? (isOn && more.length === 0 ? next : undefined)
  return {
    definition: best.line,
    ...(more.length > 0 && { more }),
    ...(example && { example }),
    is_defined: worthOf(best.line, terms) >= worth.defines_in_bold,
  }
}

/** On a page of words "Its opposite is *kind*" is about the word before it: it answers only after that was told. */
function isOfTold(lines: readonly Line[], at: number, isFresh: Asked['isFresh']): boolean {
  const isLeaning = (text: string) => /^its\b/i.test(text)
  if (!isLeaning(lines[at]?.text ?? '')) return true
  const head = lines.slice(0, at).findLast(({ text }) => !isLeaning(text))
  return head !== undefined && !isFresh(head.text)
}

/** One sentence tells what something is; why, how and where take some more. */
const explains = (aim: Aim['type']): boolean =>
  aim === 'reason' || aim === 'words' || aim === 'place'

/** So many words are told together, at most. */
const MOST_WORDS = 45

/** The sentences of the same section that come next, as far as they are few. */
function goingOn(lines: readonly Line[], from: number, isFresh: Asked['isFresh']): Line[] {
  const wordsIn = (text: string) => text.split(/\s+/).length
  const [first, ...rest] = lines.slice(from)
  let left = MOST_WORDS - wordsIn(first?.text ?? '')
  const end = rest.findIndex(({ text, section }) => {
    left -= wordsIn(text)
    return section !== first?.section || left < 0 || isRow(text) || !isFresh(text)
  })
  return rest.slice(0, end < 0 ? rest.length : end)
}

function scoredIn(
  { parts }: Entry,
  lines: readonly Line[],
  { terms, nearness, aim, is_topic }: Asked,
) {
  const begins = new Map(
    parts.map(({ question, sentences }) => [sentences[0], shared(question, terms)]),
  )
  const cue = aim === 'reason' || aim === 'place' ? cues[aim] : undefined
  return lines.map((line, at) => {
    const hits = shared(line.text, terms)
    const near = nearness?.sentences[at] ?? 0
    const questioned = begins.get(line.text) ?? 0
    const isReason = is_topic === true && aim === 'reason' && questioned > 0
    const asked = questioned >= 2 || isReason ? worth.asked_there + questioned : 0
    const told = is_topic && cue?.test(line.text) ? worth.cue : 0
    const isSharing = hits > 0 || asked > 0
    const isPlace = aim === 'place' && tellsPlace.test(line.text)
    const isNear = is_topic === true && (isPlace || near >= (told > 0 ? NEAR.with_cue : NEAR.alone))
    const does = worthOf(line, terms) * (aim === 'meaning' || is_topic ? 1 : worth.of_meaning)
    const score = hits + worth.near * near + asked + told + does
    return { line, at, isSharing, isNear, score }
  })
}

/** Finds an example that has not been said, of the words, else of what was explained last. */
function exampleIn(entry: Entry, { terms, isFresh, last = '' }: Asked): Line | undefined {
  const lines = quotable(entry)
  const named = terms.filter((term) => !entry.titles.has(term))
  const explained = named.length > 0 ? named : boldIn(last)
  const found = lines.filter(({ text }) => isFresh(text) && hasExample(text))
  const isOf = ({ text }: Line) => shared(text, explained) > 0
  // An example that was told along with other things is worth telling by itself.
  const told = ({ text }: Line) => isExemplary(text) || isRow(text)
  if (explained.length > 0)
    return found.find(isOf) ?? lines.find((line) => isOf(line) && told(line))
  const section = lines.find(({ text }) => text === last)?.section
  return found.find((line) => line.section === section) ?? found[0]
}

export const shared = (text: string, terms: readonly string[]): number => {
  const words = new Set(termsOf(text))
  return terms.filter((term) => words.has(term)).length
}

/** A row of a table, or a point, begins with what it tells about. */
export const isRow = (text: string): boolean => /^\*\*[^*]+\*\*:/.test(text)

/** What a sentence is worth for what it does and where it stands. */
function worthOf({ text, section }: Line, terms: readonly string[]): number {
  const place = cases.test(section) ? worth.case : slips.test(section) ? worth.slip : 0
  const isNamed = (phrase: string) => termsOf(phrase).every((term) => terms.includes(term))
  const [, begins] = opensInBold.exec(text) ?? []
  if (begins && isNamed(begins)) return place + worth.opens_in_bold
  if (!defining.test(text)) return place
  if (phrasesIn(text).some(isNamed)) return place + worth.defines_in_bold
  const opening = text.split(' ').slice(0, OPENING_WORDS).join(' ')
  const isAbout = shared([opening, ...boldIn(text)].join(' '), terms) > 0
  return place + (isAbout ? worth.defines : 0)
}

const opensInBold = /^(?:an? |the )?\*\*([^*]+)\*\*/i
