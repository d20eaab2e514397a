import { readText } from '#text/concepts.ts'
import type { ReadTask } from '#text/features.ts'
import { wordsOf } from '#text/word-shapes.ts'
import { runsOf, signedKey } from '#text/word-views.ts'

/** One marked answer, as its signed words and pairs of neighbours. */
export type Marked = {
  /** The words alone: answers of the same words are one answer. */
  readonly text: string
  readonly terms: ReadonlySet<string>
  /** The part of the marks that it got, from 0 to 1. */
  readonly share: number
}

const FUNCTION_PAIR = '~'
/** Pairs of any words tell less than words that carry meaning. */
const PAIR_WEIGHT = 0.3

export const plainText = (typed: string): string => wordsOf(typed).join(' ')

export function markedOf(task: ReadTask, typed: string, share: number): Marked {
  const { concepts, words } = readText(typed, task.vocabulary)
  const keys = concepts.map(signedKey)
  const pairs = runsOf(words, 2).map((pair) => `${FUNCTION_PAIR}${pair}`)
  return { text: plainText(typed), terms: new Set([...keys, ...runsOf(keys, 2), ...pairs]), share }
}

const NEAREST = 8
/** What is known before there are neighbours weighs as much as one of so much likeness. */
const PRIOR = 0.3
const SMOOTH = 0.5

/**
 * What the marked answers of a question say of one more, by the terms that they share, weighted
 * by how rare these are among them: the mean share of the nearest and of all, how near the nearest
 * right and the nearest other one are, how the nearest was marked, the share of all, and how many
 * they are. Marked answers of the very same words are left out where `is_known` says that this
 * answer is one of them.
 */
export function neighbourFeatures(
  marked: readonly Marked[],
  { text, terms }: Omit<Marked, 'share'>,
  is_known: boolean,
): readonly number[] {
  const others = is_known ? marked.filter((each) => each.text !== text) : marked
  const counts = new Map<string, number>()
  for (const each of others)
    for (const term of each.terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  const weightOf = (term: string): number => {
    const rarity = Math.log((others.length + 1) / ((counts.get(term) ?? 0) + SMOOTH))
    return (Math.max(0.1, rarity) * (term.startsWith(FUNCTION_PAIR) ? PAIR_WEIGHT : 1)) ** 2
  }
  const own = [...terms].reduce((sum, term) => sum + weightOf(term), 0)
  const near = others
    .map((each) => {
      let [shared, size] = [0, 0]
      for (const term of each.terms) {
        size += weightOf(term)
        if (terms.has(term)) shared += weightOf(term)
      }
      return { likeness: shared === 0 ? 0 : shared / Math.sqrt(own * size), share: each.share }
    })
    .sort((a, b) => b.likeness - a.likeness)
  const base = (near.reduce((sum, { share }) => sum + share, 0) + 1) / (near.length + 2)
  const mean = (those: typeof near, power: number): number => {
    let [sum, all] = [base * PRIOR, PRIOR]
    for (const { likeness, share } of those) {
      sum += share * likeness ** power
      all += likeness ** power
    }
    return sum / all
  }
  const nearest = (isRight: boolean): number =>
    near.find(({ share }) => share >= 0.5 === isRight)?.likeness ?? 0
  return [
    mean(near.slice(0, NEAREST), 2),
    mean(near, 4),
    nearest(true),
    nearest(false),
    nearest(true) - nearest(false),
    near[0]?.likeness ?? 0,
    (near[0]?.share ?? 0.5) * (near[0]?.likeness ?? 0),
    base,
    Math.log1p(near.length),
  ]
}
