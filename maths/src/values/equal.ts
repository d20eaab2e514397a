import { isSame } from '#exact/rational.ts'
import { isAlike, type Node, some, variablesOf } from '#notation/node.ts'
import { branchesOf } from '#values/branches.ts'
import { evaluateComplex, IMAGINARY } from '#values/complex.ts'
import { degreesOf, placesFor } from '#values/degree.ts'
import { type Environment, evaluate } from '#values/evaluate.ts'
import { kinkPlaces, kinksOf } from '#values/kinks.ts'
import { compareModulo } from '#values/modulo.ts'
import { farPointsFor, POINT_COUNT, pointsFor, wholePointsFor } from '#values/points.ts'
import { isNearZero, subtract, type Value } from '#values/value.ts'

/** `unknown`: there is no place where both can be worked out. */
export type Equality = 'equal' | 'different' | 'unknown'

/** Decimals stand for a root where they agree with it to half a unit of the ninth figure. */
const DECIMAL_TOLERANCE = 5e-9
const TOLERANCE = 1e-13
/** So many exact places are looked at before fractions of several letters are compared by a proof. */
const EXACT_PLACES = 4
/** So many places must have a value of both, where it cannot be proved. */
const ENOUGH_PLACES = 4
/** A value with a larger error than this part of itself tells nothing. */
const MAX_SPREAD = 1e-4

/** A decimal of fewer figures is meant as it stands: ln 0.5 stands for no other number. */
const ROUNDED_FIGURES = 8

const figuresOf = (text: string): number =>
  text
    .replace(/[eE(].*$/, '')
    .replace('.', '')
    .replace(/^0+/, '').length

/** Whether a number in it may be the rounding of a longer one. */
const hasDecimal = (node: Node): boolean =>
  some(
    node,
    (each) =>
      each.type === 'number' && each.text.includes('.') && figuresOf(each.text) >= ROUNDED_FIGURES,
  )

/** Whether it has a value that no fraction can have, so that decimals can only come near to it. */
const isIrrational = (node: Node): boolean =>
  some(
    node,
    ({ type }) => type === 'root' || type === 'call' || type === 'constant' || type === 'power',
  )

/** How near two values must be to count as one, given how they are written. */
export const toleranceFor = (a: Node, b: Node): number =>
  (hasDecimal(a) || hasDecimal(b)) && (isIrrational(a) || isIrrational(b))
    ? DECIMAL_TOLERANCE
    : TOLERANCE

/** Whether two numbers are the same: exactly where both are exact. */
export function isSameValue(a: Value, b: Value, tolerance = TOLERANCE): boolean {
  if (a.exact && b.exact) return isSame(a, b)
  const gap = subtract(a, b)
  if (gap === undefined) return false
  if (isNearZero(gap)) return true
  const [x, y] = [Math.abs(numeric(a)), Math.abs(numeric(b))]
  return Math.abs(numeric(gap)) <= tolerance * Math.min(x, y)
}

const numeric = (a: Value): number => (a.exact ? Number(a.n) / Number(a.d) : a.v)

const isVague = (a: Value): boolean => !a.exact && a.e > MAX_SPREAD * Math.abs(a.v) && a.e > 1e-9

/**
 * Whether two expressions have the same value wherever both have one. Decided
 * by exact arithmetic at places of no special meaning (Schwartz 1980, Zippel
 * 1979); where roots or functions come in, by machine numbers whose rounding
 * error is carried along, near to zero and far from it and on both sides of
 * every kink.
 */
export function compareExpressions(a: Node, b: Node): Equality {
  if (isAlike(a, b)) return 'equal'
  const [left, right] = [branchesOf(a), branchesOf(b)]
  if (left.length > 1 || right.length > 1) return compareBranches(left, right)
  const variables = [...new Set([...variablesOf(a), ...variablesOf(b)])].sort()
  const isComplex = variables.includes(IMAGINARY)
  const verdict =
    (isComplex ? undefined : compareFractions(a, b, variables)) ?? compareAtPlaces(a, b, variables)
  if (verdict === 'equal') return verdict
  const isOpen = verdict === 'unknown' || verdict === 'apart'
  if (isComplex || (isOpen && variables.length === 0)) {
    const complex = compareComplex(a, b)
    if (complex !== 'unknown' || !isOpen) return complex
  }
  return verdict === 'apart' ? 'different' : verdict
}

/**
 * Fractions of polynomials, by proof: of one letter they are the same where they agree at more
 * places than their gap has zeros. Undefined where they are no such fractions.
 */
function compareFractions(
  a: Node,
  b: Node,
  variables: readonly string[],
): Exclude<Equality, 'unknown'> | undefined {
  const [above, below] = [degreesOf(a), degreesOf(b)]
  if (above === undefined || below === undefined || variables.length === 0) return undefined
  const most = placesFor(above, below)
  const isProof = variables.length === 1 && most <= POINT_COUNT
  const enough = isProof ? most : EXACT_PLACES
  let seen = 0
  for (const at of pointsFor(variables)) {
    const x = evaluate(a, at)
    const y = x && evaluate(b, at)
    if (!x?.exact || !y?.exact) continue
    if (!isSame(x, y)) return 'different'
    seen += 1
    if (seen === enough) break
  }
  if (seen === enough && isProof) return 'equal'
  const verdict = compareModulo(a, b)
  return verdict === undefined ? undefined : verdict ? 'equal' : 'different'
}

/** `apart`: there are real values of one, but where the other has none. */
function compareAtPlaces(a: Node, b: Node, variables: readonly string[]): Equality | 'apart' {
  const tolerance = toleranceFor(a, b)
  let [agreed, onlyLeft, onlyRight, count] = [0, 0, 0, 0]
  for (const at of placesOf(a, b, variables)) {
    count += 1
    const x = evaluate(a, at)
    const y = evaluate(b, at)
    if (!x || !y) {
      if (x) onlyLeft += 1
      if (y) onlyRight += 1
      continue
    }
    if (isVague(x) || isVague(y)) continue
    if (!isSameValue(x, y, tolerance)) return 'different'
    agreed += 1
  }
  const isWider = onlyLeft >= ENOUGH_PLACES || onlyRight >= ENOUGH_PLACES
  if (isWider && rootsAbsolute(a) !== rootsAbsolute(b)) return 'different'
  if (agreed >= (variables.length === 0 ? 1 : ENOUGH_PLACES)) return 'equal'
  // One side has a value nearly everywhere and the other nowhere: they cannot be the same.
  if (onlyLeft === count || onlyRight === count) return 'apart'
  // Each has values, but where the other has none.
  return onlyLeft >= ENOUGH_PLACES && onlyRight >= ENOUGH_PLACES ? 'apart' : 'unknown'
}

/** Whether it makes what stands under a root positive first, which gives it values that the root alone has not. */
const rootsAbsolute = (node: Node): boolean =>
  some(node, (each) => each.type === 'root' && some(each.of, ({ type }) => type === 'absolute'))

/** Whether it has values at whole numbers only. */
const isOfWholes = (node: Node): boolean =>
  some(node, (each) => each.type === 'factorial' || (each.type === 'call' && each.name === 'binom'))

function placesOf(a: Node, b: Node, variables: readonly string[]): readonly Environment[] {
  if (variables.length === 0) return [new Map()]
  const kinks = kinksOf(a, b)
  return [
    ...pointsFor(variables),
    ...(isOfWholes(a) || isOfWholes(b) ? wholePointsFor(variables) : []),
    ...(kinks.length > 0 ? farPointsFor(variables) : []),
    ...kinkPlaces(kinks, variables),
  ]
}

/** The same with i as the root of -1. */
function compareComplex(a: Node, b: Node): Equality {
  const names = [...new Set([...variablesOf(a), ...variablesOf(b)])].sort()
  const others = names.filter((name) => name !== IMAGINARY)
  const places: readonly Environment[] = others.length === 0 ? [new Map()] : pointsFor(others)
  const tolerance = toleranceFor(a, b)
  let seen = 0
  for (const at of places) {
    const x = evaluateComplex(a, at)
    const y = evaluateComplex(b, at)
    if (!x || !y) continue
    if (!isSameValue(x.re, y.re, tolerance) || !isSameValue(x.im, y.im, tolerance))
      return 'different'
    seen += 1
  }
  return seen >= (others.length === 0 ? 1 : ENOUGH_PLACES) ? 'equal' : 'unknown'
}

function compareBranches(left: readonly Node[], right: readonly Node[]): Equality {
  const covers = (these: readonly Node[], those: readonly Node[]): boolean =>
    these.every((one) => those.some((other) => compareExpressions(one, other) === 'equal'))
  return covers(left, right) && covers(right, left) ? 'equal' : 'different'
}
