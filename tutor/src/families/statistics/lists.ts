import {
  compare,
  dividedBy,
  minus,
  plus,
  type Rational,
  readDecimal,
  times,
  whole,
  ZERO,
} from '@learngrove/maths/rational'
import { bracketed, shown } from '#families/numbers.ts'

/** Lists longer than this, or numbers of more digits, are not worked by hand. */
const MOST_NUMBERS = 40
const MOST_DIGITS = 9

/** The numbers of a text in order; those that are glued to letters are none. */
export const listIn = (text: string): readonly Rational[] =>
  [...text.matchAll(/(?<![\w.^])(?:(?<![\d)]\s?)-)?\d+(?:\.\d+)?(?![\w^])/g)]
    .slice(0, MOST_NUMBERS + 1)
    .flatMap(([number]) => (number.length > MOST_DIGITS ? [] : (readDecimal(number) ?? [])))

export const isListLength = (length: number): boolean => length > 1 && length <= MOST_NUMBERS

export const total = (list: readonly Rational[]): Rational => list.reduce(plus, ZERO)

/** The numbers as a sum. */
export const sumText = (list: readonly Rational[]): string =>
  list.map((value) => bracketed(shown(value))).join(' + ')

export const inOrder = (list: readonly Rational[]): readonly Rational[] => [...list].sort(compare)

export const meanOf = (list: readonly Rational[]): Rational =>
  dividedBy(total(list), whole(Math.max(1, list.length)))

/** The middle of a list that is in order, between two where there is no single one. */
export function middleOf(sorted: readonly Rational[]): Rational {
  const at = sorted.length / 2
  const [below = ZERO, above = ZERO] = [sorted[Math.ceil(at) - 1], sorted[Math.floor(at)]]
  return dividedBy(plus(below, above), whole(2))
}

/** The lower or the upper half of a list that is in order, without the middle one. */
export const halfOf = (sorted: readonly Rational[], isUpper: boolean): readonly Rational[] =>
  isUpper
    ? sorted.slice(Math.ceil(sorted.length / 2))
    : sorted.slice(0, Math.floor(sorted.length / 2))

/** The numbers that are in a list most often; none where all are there equally often. */
export function modesOf(list: readonly Rational[]): readonly Rational[] {
  const counts = new Map<string, { readonly value: Rational; count: number }>()
  for (const value of list) {
    const key = `${value.n}/${value.d}`
    const entry = counts.get(key) ?? { value, count: 0 }
    entry.count += 1
    counts.set(key, entry)
  }
  const most = Math.max(...[...counts.values()].map(({ count }) => count))
  const modes = [...counts.values()].filter(({ count }) => count === most)
  return modes.length === counts.size && counts.size > 1 ? [] : modes.map(({ value }) => value)
}

/** Each value times its frequency. */
export const weighted = (values: readonly Rational[], frequencies: readonly Rational[]): Rational =>
  total(values.map((value, i) => times(value, frequencies[i] ?? ZERO)))

export const rangeOf = (sorted: readonly Rational[]): Rational =>
  minus(sorted.at(-1) ?? ZERO, sorted[0] ?? ZERO)
