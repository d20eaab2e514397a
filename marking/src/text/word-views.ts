import { type Concept, readText } from '#text/concepts.ts'
import type { ReadTask } from '#text/features.ts'
import { stem, wordsOf } from '#text/word-shapes.ts'

/** An answer as lists of named features, one list a view. */
export type Views = {
  /** Signed concepts, and pairs of neighbours. */
  readonly said: readonly string[]
  /** Each concept of a reference with each of the answer. */
  readonly wanted_said: readonly string[]
  readonly wanted_pairs: readonly string[]
  /** Each concept of the question with each of the answer. */
  readonly asked_said: readonly string[]
  /** Words as they stand, in ones, twos and threes. */
  readonly plain: readonly string[]
  readonly letters: readonly string[]
  /** Concepts, and any two of them. */
  readonly together: readonly string[]
}

export type ViewName = keyof Views

/** Longer answers say nothing more to a model of words. */
const MAX_WORDS = 60
const LETTERS = 4

/** Names are told apart by where they come from only, so that what is learnt holds for others. */
function namer(task: ReadTask): (concept: Concept) => string {
  const wanted = new Set(task.references.flatMap(({ concepts }) => concepts.map(({ key }) => key)))
  const asked = new Set(task.question.concepts.map(({ key }) => key))
  return ({ key, sign, is_name }) => {
    if (!is_name) return signedKey({ key, sign })
    return wanted.has(key) ? '#wanted' : asked.has(key) ? '#asked' : '#other'
  }
}

export const signedKey = ({ key, sign }: Pick<Concept, 'key' | 'sign'>): string =>
  sign < 0 ? `-${key}` : key

const unique = (all: readonly string[]): readonly string[] => [...new Set(all)]
const cross = (a: readonly string[], b: readonly string[]): readonly string[] =>
  a.flatMap((one) => b.map((other) => `${one}>${other}`))
/** Runs of neighbours of one length. */
export const runsOf = (words: readonly string[], length: number): readonly string[] =>
  words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(' '))

/** Reads an answer for the models of words. */
export function viewsOf(task: ReadTask, typed: string): Views {
  const name = namer(task)
  const concepts = readText(typed, task.vocabulary).concepts.slice(0, MAX_WORDS)
  const said = unique(concepts.map(name))
  const pairs = unique(runsOf(concepts.map(name), 2))
  const wanted = unique(task.references.flatMap((each) => each.concepts.map(name)))
  const words = wordsOf(typed).slice(0, MAX_WORDS).map(stem)
  const text = ` ${words.join(' ')} `
  const keys = unique(concepts.map(signedKey)).toSorted()
  return {
    said: [...said, ...pairs],
    wanted_said: cross(wanted, said),
    wanted_pairs: cross(wanted, pairs),
    asked_said: cross(unique(task.question.concepts.map(name)), said),
    plain: unique([`^${words[0] ?? ''}`, ...words, ...runsOf(words, 2), ...runsOf(words, 3)]),
    letters: unique(runsOf([...text], LETTERS)),
    together: [...keys, ...keys.flatMap((key, at) => cross([key], keys.slice(at + 1)))],
  }
}
