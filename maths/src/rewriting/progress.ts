import { absolute, isSame, isWhole, isZero, ONE, type Rational } from '#exact/rational.ts'
import { isAlike, type Node, type RelationNode, some, variablesOf } from '#notation/node.ts'
import { isWrittenAlike } from '#rewriting/outline.ts'
import {
  constantOf,
  gapOf,
  isSameScale,
  isSameSide,
  isShrunk,
  type Scale,
  type SideTerms,
  scaleOf,
  sideTerms,
  unknownsOf,
} from '#rewriting/side-terms.ts'
import { termsOf } from '#rewriting/terms.ts'

/** The two sides of an equation, collected. */
type Sides = readonly [SideTerms, SideTerms]

/** Why a step that is allowed does not lead to the solution. */
export type Unhelpful = {
  readonly kind: /** It says what the line before says. */
    | 'repeated'
    /** The same was added to both sides, and nothing is gone by it. */
    | 'added'
    /** Both sides were multiplied or divided, and the letter is no nearer to standing alone. */
    | 'scaled'
    /** The letter would stand alone, but for a minus. */
    | 'minus_left'
    /** Both sides were divided by the letter. */
    | 'divided_by_letter'
  readonly unknown: string
  /** What would help next, in the line before the step. */
  readonly left: Left
  /** What stands between the line that was reached and its solution. */
  readonly now: Left
}

/** What stands between an equation and its solution, the first to be dealt with. */
export type Left =
  | { readonly kind: 'to_collect' }
  | { readonly kind: 'below' }
  | { readonly kind: 'on_both_sides' }
  | { readonly kind: 'beside'; readonly value: Rational }
  | { readonly kind: 'in_front'; readonly value: Rational }
  | { readonly kind: 'nothing' }

/** How many terms have to go to the other side, at least. */
function movesLeft([left, right]: Sides): number {
  const to = (mine: SideTerms, other: SideTerms) =>
    unknownsOf(other).length + (isZero(constantOf(mine)) ? 0 : 1)
  return Math.min(to(left, right), to(right, left))
}

const sidesWithUnknown = (sides: Sides): number =>
  sides.filter((side) => unknownsOf(side).length > 0).length

const isPlainOne = (value: Rational): boolean => isSame(absolute(value), ONE)

const size = (n: bigint): bigint => (n < 0n ? -n : n)

const allUnknowns = (sides: Sides): readonly Rational[] =>
  sides.flatMap((side) => unknownsOf(side).map(([, value]) => value))

/** How much is to be done to the numbers in front: one each for a factor and a division. */
const frontWork = (sides: Sides): number =>
  allUnknowns(sides).reduce(
    (sum, { n, d }) => sum + (size(n) === 1n ? 0 : 1) + (d === 1n ? 0 : 1),
    0,
  )

const valuesOf = (sides: Sides): readonly Rational[] => sides.flatMap((side) => [...side.values()])

const fractionsIn = (sides: Sides): number =>
  valuesOf(sides).filter((value) => !isWhole(value)).length

/** What was done to both sides to get from one line to the other. */
type Done =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'added'; readonly term: SideTerms }
  | { readonly kind: 'scaled'; readonly scale: Scale }

function doneTo([a, b]: Sides, [c, d]: Sides): Done | undefined {
  const gap = gapOf(a, c)
  if (isSameSide(gap, gapOf(b, d)))
    return gap.size === 0 ? { kind: 'nothing' } : { kind: 'added', term: gap }
  const scales = [
    ...(a.size === 0 && c.size === 0 ? [] : [scaleOf(a, c)]),
    ...(b.size === 0 && d.size === 0 ? [] : [scaleOf(b, d)]),
  ]
  const [first, second = first] = scales
  return first && second && isSameScale(first, second)
    ? { kind: 'scaled', scale: first }
    : undefined
}

/** The same, the sides turned round where that explains it. */
function stepBetween(before: Sides, after: Sides): { done: Done; sides: Sides } | undefined {
  const turned: Sides = [after[1], after[0]]
  for (const sides of [after, turned]) {
    const done = doneTo(before, sides)
    if (done !== undefined) return { done, sides }
  }
  return undefined
}

/** Adding helps where a term goes, where the letter goes from a side, or where a term shrinks. */
function isHelpfulSum(before: Sides, after: Sides, term: SideTerms): boolean {
  if (movesLeft(after) < movesLeft(before)) return true
  if (sidesWithUnknown(after) < sidesWithUnknown(before)) return true
  const [exponent, ...others] = term.keys()
  if (exponent === undefined || others.length > 0) return others.length > 0
  if (movesLeft(after) > movesLeft(before)) return false
  const isGone = (i: 0 | 1) => before[i].has(exponent) && !after[i].has(exponent)
  // The letter brought to the other side, where it stands with a plus.
  if (exponent !== 0 && (isGone(0) || isGone(1)))
    return allUnknowns(after).every((value) => value.n > 0n)
  return ([0, 1] as const).some((i) => {
    const [old, now] = [before[i].get(exponent), after[i].get(exponent)]
    const isInTheWay = exponent !== 0 || unknownsOf(before[i]).length > 0
    return old !== undefined && now !== undefined && isInTheWay && isShrunk(old, now)
  })
}

/** Scaling helps where it leaves the letter with less in front, or the equation with fewer fractions. */
function isHelpfulScale(before: Sides, after: Sides, { by }: Scale): boolean {
  if (frontWork(after) < frontWork(before)) return true
  if (fractionsIn(after) < fractionsIn(before)) return true
  const isTurned = isSame(by, { ...ONE, n: -1n })
  if (isTurned)
    return allUnknowns(before)[0]?.n !== undefined && (allUnknowns(before)[0]?.n ?? 0n) < 0n
  const isSmaller = isShrunk(ONE, absolute(by))
  if (isSmaller && valuesOf(after).every(isWhole)) return true
  const [old, now] = [allUnknowns(before)[0], allUnknowns(after)[0]]
  return old !== undefined && now !== undefined && size(now.n) === size(old.n) && now.d < old.d
}

const isBelow = (sides: Sides): boolean =>
  sides.some((side) => unknownsOf(side).some(([exponent]) => exponent < 0))

/** A letter that stands alone on its side, with a minus and nothing else in front. */
function isMinusLeft(before: Sides, after: Sides): boolean {
  const [old, ...more] = allUnknowns(before)
  const [now] = allUnknowns(after)
  if (old === undefined || now === undefined || more.length > 0 || movesLeft(before) > 0)
    return false
  return isPlainOne(now) && now.n < 0n && old.n < 0n && !isPlainOne(old)
}

/** Equations of higher degree are solved in other ways. */
const MAX_DEGREE = 1

/** What of an equation is to be undone next, once its sides are collected. */
function standing(sides: Sides): Left {
  const [left, right] = sides
  if (isBelow(sides)) return { kind: 'below' }
  if (sidesWithUnknown(sides) > 1) return { kind: 'on_both_sides' }
  const value = constantOf(unknownsOf(left).length > 0 ? left : right)
  if (!isZero(value)) return { kind: 'beside', value }
  const [front] = allUnknowns(sides)
  return front === undefined || isSame(front, ONE)
    ? { kind: 'nothing' }
    : { kind: 'in_front', value: front }
}

/** Whether a side holds more terms than it has to. */
const isOpen = (node: Node, side: SideTerms): boolean =>
  termsOf(node).length > Math.max(1, side.size)

const leftIn = (line: RelationNode, sides: Sides): Left =>
  isOpen(line.left, sides[0]) || isOpen(line.right, sides[1])
    ? { kind: 'to_collect' }
    : standing(sides)

function sidesOf(line: RelationNode, unknown: string): Sides | undefined {
  const [left, right] = [sideTerms(line.left, unknown), sideTerms(line.right, unknown)]
  return left && right && [left, right]
}

const isEquation = (node: Node): node is RelationNode =>
  node.type === 'relation' && node.sign === '='

function partsIn(node: Node): number {
  let count = 0
  some(node, () => {
    count += 1
    return false
  })
  return count
}

/** The same line again, or with a factor 1 or a term 0 more. */
const isRepeated = (before: Node, after: Node): boolean =>
  isAlike(before, after) || (isWrittenAlike(before, after) && partsIn(after) > partsIn(before))

/**
 * Whether a right step from one line of a linear equation to the next brings it no nearer to its
 * solution, and why. Undefined where it does, and where it cannot be told.
 */
export function unhelpfulStep(before: Node, after: Node): Unhelpful | undefined {
  if (!isEquation(before) || !isEquation(after)) return undefined
  const [unknown, ...others] = variablesOf(before)
  if (unknown === undefined || others.length > 0) return undefined
  const [from, reached] = [sidesOf(before, unknown), sidesOf(after, unknown)]
  if (from === undefined || reached === undefined) return undefined
  const highest = Math.max(0, ...from.flatMap((side) => [...side.keys()]))
  const step = highest > MAX_DEGREE ? undefined : stepBetween(from, reached)
  if (step === undefined) return undefined
  const kind = kindOf(before, after, from, step)
  return kind && { kind, unknown, left: leftIn(before, from), now: standing(reached) }
}

function kindOf(
  before: Node,
  after: Node,
  from: Sides,
  { done, sides }: { readonly done: Done; readonly sides: Sides },
): Unhelpful['kind'] | undefined {
  switch (done.kind) {
    case 'nothing':
      return isRepeated(before, after) ? 'repeated' : undefined
    case 'added':
      return isHelpfulSum(from, sides, done.term) ? undefined : 'added'
    case 'scaled':
      if (done.scale.exponent !== 0)
        return isBelow(from) && !isBelow(sides) ? undefined : 'divided_by_letter'
      if (isMinusLeft(from, sides)) return 'minus_left'
      return isHelpfulScale(from, sides, done.scale) ? undefined : 'scaled'
  }
}
