import type { Passage } from '#context.ts'
import type { Document } from './ranking.ts'
import { type Section, sectionsOf } from './sections.ts'
import { keyOf, plainOf, termsOf } from './terms.ts'
import { type Packed, type Pieces, piecesOf, unpacked } from './vectors.ts'

/** A section of a passage, with its words counted; its titles are those of the passage too. */
export type Part = Section & Document & { readonly words: ReadonlySet<string> }

/** A passage that is read once and asked often. */
export type Entry = Document & {
  readonly passage: Passage
  /** The topic of the curriculum that it belongs to, by its name. */
  readonly topic: string | undefined
  readonly parts: readonly Part[]
  /** The sections that each explain one term, by the term's words and by their stems. */
  readonly terms: { readonly by_words: Terms; readonly by_stems: Terms }
  /** All of its sections do: it tells no reasons or ways. */
  readonly is_glossary: boolean
  readonly pieces: Pieces
  readonly vectors: Packed | undefined
}

/** What is known of a passage beside its text: its topic, and the vectors of its pieces where they have been made. */
type Beside = { readonly topic?: string | undefined; readonly bytes?: Int8Array | undefined }

type Terms = ReadonlyMap<string, Part>

/** Reads a passage. */
export function entryOf(passage: Passage, { topic, bytes }: Beside = {}): Entry {
  const sections = sectionsOf(passage)
  const named = `${passage.title} ${passage.heading}`
  const pieces = piecesOf(passage.heading || passage.title, sections)
  const parts = sections.map((section): Part => {
    const { text, question, sentences } = section
    const document = documentOf(text, `${named} ${question}`, sentences)
    const words = new Set([...document.counts.keys(), ...document.titles])
    return { ...section, ...document, words }
  })
  const explaining = parts.filter(explainsItself)
  const byTerm = (key: (term: string) => string): Terms =>
    new Map(explaining.map((part) => [key(part.heading), part]))
  return {
    ...documentOf(
      sections.map(({ text }) => text).join(' '),
      named,
      sections.flatMap(({ sentences }) => sentences),
    ),
    passage,
    topic,
    parts,
    terms: { by_words: byTerm(plainOf), by_stems: byTerm(keyOf) },
    is_glossary: explaining.length === parts.length,
    pieces,
    vectors: bytes && unpacked(bytes, pieces),
  }
}

/** Begins with its own heading in bold: "**A surd** is a root that …". */
function explainsItself({ heading, sentences: [first = ''] }: Section): boolean {
  const [, term] = /^\*\*([^*]+)\*\*/.exec(first) ?? []
  return term !== undefined && heading !== '' && keyOf(term).endsWith(keyOf(heading))
}

/** Longer texts in bold are no terms. */
const LONGEST_TERM = 60

function documentOf(text: string, titles: string, sentences: readonly string[]): Document {
  const words = termsOf(text)
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return {
    counts,
    titles: new Set(termsOf(titles)),
    bold: new Set(sentences.flatMap(boldIn)),
    // One more, so that passages of titles alone have a length to divide by.
    length: words.length + 1,
  }
}

/** What a sentence has in bold: the terms that it explains. */
export const phrasesIn = (sentence: string): string[] =>
  [...sentence.matchAll(/\*\*([^*?]+)\*\*/g)]
    .map(([, term = '']) => term)
    .filter((term) => term.length <= LONGEST_TERM && termsOf(term).length > 0)

/** The words of them. */
export const boldIn = (sentence: string): string[] => termsOf(phrasesIn(sentence).join(' '))
