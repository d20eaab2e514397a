import { COMPLEMENTS, CONFUSABLES, CONTRARIES, SAME_MEANING } from '#text/word-lists.ts'
import { stem } from '#text/word-shapes.ts'

type Pole = { readonly key: string; readonly sign: number }
type Pairs = readonly (readonly [string, string])[]

const MEANINGS: ReadonlyMap<string, string> = (() => {
  const all = new Map<string, string>()
  for (const [first = '', ...others] of SAME_MEANING)
    for (const other of others) {
      const key = stem(other)
      if (!all.has(key) && key !== stem(first)) all.set(key, stem(first))
    }
  return all
})()

/** The stem that stands for all plain words of the same meaning. */
export const meaningOf = (word: string): string => MEANINGS.get(word) ?? word

function polesOf(pairs: Pairs): ReadonlyMap<string, Pole> {
  const all = new Map<string, Pole>()
  for (const [first, second] of pairs) {
    const [plus, minus] = [meaningOf(stem(first)), meaningOf(stem(second))]
    if (plus === minus) throw new Error(`${first} and ${second} are in one group`)
    const [known, other] = [all.get(plus), all.get(minus)]
    const key = known?.key ?? other?.key ?? plus
    const sign = known?.sign ?? (other ? -other.sign : 1)
    all.set(plus, { key, sign })
    if (!other) all.set(minus, { key, sign: -sign })
  }
  return all
}

const COMPLEMENT_POLES = polesOf(COMPLEMENTS)
const CONTRARY_POLES = polesOf(CONTRARIES)

export const complementOf = (word: string): Pole | undefined => COMPLEMENT_POLES.get(word)
export const contraryOf = (word: string): Pole | undefined => CONTRARY_POLES.get(word)

const neighboursOf = (pairs: Pairs): ReadonlyMap<string, ReadonlySet<string>> => {
  const all = new Map<string, Set<string>>()
  for (const [a, b] of pairs)
    for (const [from, to] of [
      [stem(a), stem(b)],
      [stem(b), stem(a)],
    ] as const)
      all.set(from, (all.get(from) ?? new Set<string>()).add(to))
  return all
}

const CONFUSED = neighboursOf(CONFUSABLES)
const OPPOSED = neighboursOf([...COMPLEMENTS, ...CONTRARIES])

/** Whether the stem is one of a pair of terms that are often mixed up. */
export const areConfusable = (word: string): boolean => CONFUSED.has(word)

/** Whether the two stems are a pair of terms that are often mixed up. */
export const areMixedUp = (a: string, b: string): boolean => CONFUSED.get(a)?.has(b) ?? false

/** Whether the two stems are opposites or a pair that is often mixed up. */
export const areOpposite = (a: string, b: string): boolean =>
  areMixedUp(a, b) || (OPPOSED.get(a)?.has(b) ?? false)

/** Whether the stem is a word of its own in a pair, so that it is no misspelling of another. */
export const isTerm = (word: string): boolean => CONFUSED.has(word) || OPPOSED.has(word)
