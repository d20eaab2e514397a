import { createRequire } from 'node:module'

export type WordClass =
  | 'noun'
  | 'verb'
  | 'adjective'
  | 'adverb'
  | 'pronoun'
  | 'preposition'
  | 'conjunction'
  | 'determiner'
  | 'modal verb'
  | 'interjection'

type Term = { readonly text: string; readonly tags: readonly string[] }
type Library = {
  (text: string): { json(): unknown }
  model(): { one: { lexicon: Record<string, unknown> }; two: { switches: Record<string, string> } }
}

let loaded: Library | undefined

/** Brings in the reader, once: it takes half a second and 45 MB. */
export function loadReader(): void {
  library()('')
}

function library(): Library {
  // Safe: the package's own types say the same, as `any`.
  loaded ??= createRequire(import.meta.url)('compromise/two') as Library
  return loaded
}

const isTerm = (value: unknown): value is Term =>
  typeof value === 'object' && value !== null && 'text' in value && 'tags' in value

/** The words of a sentence with what the reader takes them for. */
export function tagged(sentence: string): readonly Term[] {
  const found = library()(sentence.slice(0, LONGEST)).json()
  if (!Array.isArray(found)) return []
  return found.flatMap((each: unknown) => {
    const terms: unknown =
      typeof each === 'object' && each !== null && 'terms' in each ? each.terms : undefined
    return Array.isArray(terms) ? terms.filter(isTerm) : []
  })
}

const LONGEST = 300

const classes: readonly (readonly [string, WordClass])[] = [
  ['Modal', 'modal verb'],
  ['Pronoun', 'pronoun'],
  ['Determiner', 'determiner'],
  ['Preposition', 'preposition'],
  ['Conjunction', 'conjunction'],
  ['Adverb', 'adverb'],
  ['Adjective', 'adjective'],
  ['Verb', 'verb'],
  ['Noun', 'noun'],
]

export const classOfTags = (tags: readonly string[]): WordClass | undefined =>
  classes.find(([tag]) => tags.includes(tag))?.[1]

/**
 * The class of a word that the reader has in its own list; undefined where it would guess by the ending, or where
 * the word has two.
 */
export function listedClass(word: string): WordClass | undefined {
  const { one, two } = library().model()
  if (Object.hasOwn(two.switches, word) || !Object.hasOwn(one.lexicon, word)) return undefined
  const tags = one.lexicon[word]
  return classOfTags(
    [tags]
      .flat()
      .filter((tag) => typeof tag === 'string')
      .flatMap((tag) => wide[tag] ?? [tag]),
  )
}

const wide: Readonly<Record<string, readonly string[]>> = {
  Singular: ['Noun'],
  Plural: ['Noun'],
  Uncountable: ['Noun'],
  Infinitive: ['Verb'],
  PastTense: ['Verb'],
  PresentTense: ['Verb'],
  Actor: ['Noun'],
  Comparable: ['Adjective'],
}
