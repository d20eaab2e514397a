import {
  absolute,
  compare,
  isSame,
  isZero,
  minus,
  over,
  type Rational,
  times,
  ZERO,
} from '#exact/rational.ts'
import type { Node } from '#notation/node.ts'
import { canonicalOf } from '#rewriting/canonical.ts'

/** One side of an equation in one letter: the number in front of each power, from -1/x up. */
export type SideTerms = ReadonlyMap<number, Rational>

/** Collects a side; undefined where another letter, a root or a function stands in it. */
export function sideTerms(side: Node, unknown: string): SideTerms | undefined {
  const canonical = canonicalOf(side)
  if (canonical === undefined) return undefined
  const terms = new Map<number, Rational>()
  for (const { coefficient, factors } of canonical.values()) {
    const [factor, ...others] = factors.values()
    if (others.length > 0) return undefined
    const isUnknown = factor?.atom.type === 'variable' && factor.atom.name === unknown
    if (factor !== undefined && !isUnknown) return undefined
    terms.set(factor?.exponent ?? 0, coefficient)
  }
  return terms
}

export const constantOf = (side: SideTerms): Rational => side.get(0) ?? ZERO

/** The terms with the letter, the highest power first. */
export const unknownsOf = (side: SideTerms): readonly (readonly [number, Rational])[] =>
  [...side].filter(([exponent]) => exponent !== 0).sort(([a], [b]) => b - a)

/** What has to be added to one side to get the other. */
export function gapOf(from: SideTerms, to: SideTerms): SideTerms {
  const gap = new Map<number, Rational>()
  for (const exponent of new Set([...from.keys(), ...to.keys()])) {
    const value = minus(to.get(exponent) ?? ZERO, from.get(exponent) ?? ZERO)
    if (!isZero(value)) gap.set(exponent, value)
  }
  return gap
}

export const isSameSide = (a: SideTerms, b: SideTerms): boolean => gapOf(a, b).size === 0

/** A number times a power of the letter, by which both sides are multiplied. */
export type Scale = { readonly by: Rational; readonly exponent: number }

/** By what one side is multiplied to get the other; undefined where by nothing simple. */
export function scaleOf(from: SideTerms, to: SideTerms): Scale | undefined {
  const [high, otherHigh] = [Math.max(...from.keys()), Math.max(...to.keys())]
  if (from.size === 0 || from.size !== to.size) return undefined
  const by = over(to.get(otherHigh) ?? ZERO, from.get(high) ?? ZERO)
  if (by === undefined || isZero(by)) return undefined
  const scale = { by, exponent: otherHigh - high }
  return isSameSide(scaledSide(from, scale), to) ? scale : undefined
}

export const scaledSide = (side: SideTerms, { by, exponent }: Scale): SideTerms =>
  new Map([...side].map(([each, value]) => [each + exponent, times(value, by)]))

export const isSameScale = (a: Scale, b: Scale): boolean =>
  a.exponent === b.exponent && isSame(a.by, b.by)

/** Whether a number has become smaller in size and kept its sign. */
export const isShrunk = (before: Rational, after: Rational): boolean =>
  !isZero(after) && after.n < 0n === before.n < 0n && compare(absolute(after), absolute(before)) < 0
