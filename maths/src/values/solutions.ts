import { ratio } from '#exact/rational.ts'
import type { Node, RelationNode } from '#notation/node.ts'
import { countNodes, criticalPoints, searchPoints } from '#values/critical-points.ts'
import { compareExpressions, isSameValue } from '#values/equal.ts'
import { type Environment, evaluate } from '#values/evaluate.ts'
import { compareExplicit } from '#values/explicit.ts'
import { pointsFor } from '#values/points.ts'
import {
  holds,
  isAbout,
  namesIn,
  relationsOf,
  type Statement,
  solvedOf,
} from '#values/statement.ts'
import { approx, divide, isNearZero, numberOf, subtract, type Value } from '#values/value.ts'
import { spend } from '#values/work.ts'

/** How many lines through the space of the other variables are looked along. */
const SLICES = 4
/** Places nearer than this are one, where they are not both exact. */
const SAME_PLACE = 1e-9
const PLACE_FIGURES = 8

type Points = typeof criticalPoints

/** What is found along one line: alike or not, and whether there was anything to see. */
type Line = {
  readonly isSame: boolean
  readonly changes: boolean
  /** The places where one holds and the other does not. */
  readonly differing: string
}

/**
 * Whether two statements have the same real solutions. Along a line they can
 * only change at their critical points, so they are asked there and between.
 * With several variables the others are given values of no special meaning;
 * a factor that is zero only at special places (`yz = xz`) does not count.
 * Undefined where it could not be decided. With `unknowns` only those are solved for.
 */
export function haveSameSolutions(
  a: Statement,
  b: Statement,
  unknowns?: readonly string[],
): boolean | undefined {
  const solved = compareSolved(a, b)
  if (solved !== undefined) return solved
  if (a.type === 'relation' && b.type === 'relation') {
    const explicit = compareExplicit(a, b)
    if (explicit !== undefined) return explicit
  }
  const names = [...new Set([...namesIn(a), ...namesIn(b)])].sort()
  if (names.length === 0) return haveSameSides(a, b)
  const shared = (unknowns ?? names).filter((name) => isAbout(a, name) && isAbout(b, name))
  if (shared.length === 0) return false
  const places = names.length === 1 ? [new Map()] : pointsFor(names).slice(0, SLICES)
  const own = unknowns === undefined ? names.filter((name) => !shared.includes(name)) : []
  const along = (name: string, at: readonly Environment[], points: Points) =>
    at.map((place) => lookAlong(a, b, name, place, points))
  const lines = new Map(shared.map((name) => [name, along(name, places, criticalPoints)]))
  for (const isSearching of [false, true]) {
    const all = () => [...lines.values()].flat()
    if (isSearching && all().some((line) => line === undefined)) {
      // A search is long: one line of it where another letter has shown something already.
      const at = all().some((line) => line?.changes) ? places.slice(0, 1) : places
      for (const [name, found] of lines)
        if (found.includes(undefined)) lines.set(name, along(name, at, searchPoints))
    }
    if (all().some((line) => line?.isSame === false)) return false
    if (all().includes(undefined)) continue
    // Never or always true: what remains is whether they are the same equation.
    if (!all().some((line) => line?.changes)) return isSameEquation(a, b)
    const points = isSearching ? searchPoints : criticalPoints
    const others = own.map((name) => along(name, places, points))
    if (others.some(isRelated)) return false
    if (!others.flat().includes(undefined)) return true
  }
  return isSameEquation(a, b) ? true : undefined
}

/**
 * Whether a letter that only one of two statements has counts in it: the places where that makes a
 * difference depend on the other letters. A factor z of both sides is zero at the same place always.
 */
const isRelated = (lines: readonly (Line | undefined)[]): boolean =>
  new Set(lines.flatMap((line) => line?.differing ?? [])).size > 1

/** Whether two statements about one variable hold at the same places of the line. */
export function haveSameRegion(a: Statement, b: Statement, variable: string): boolean | undefined {
  const names = [...new Set([...namesIn(a), ...namesIn(b)])].sort()
  const places = names.length < 2 ? [new Map()] : pointsFor(names).slice(0, SLICES)
  for (const points of [criticalPoints, searchPoints]) {
    const lines = places.map((at) => lookAlong(a, b, variable, at, points))
    if (lines.some((line) => line?.isSame === false)) return false
    if (lines.every((line) => line !== undefined)) return true
  }
  return undefined
}

function lookAlong(
  a: Statement,
  b: Statement,
  variable: string,
  at: Environment,
  points: Points,
): Line | undefined {
  const found: Value[] = []
  for (const relation of [...relationsOf(a), ...relationsOf(b)]) {
    const some = criticalPoints(relation, variable, at) ?? points(relation, variable, at)
    if (some === undefined) return undefined
    found.push(...some)
  }
  const stops = placesOf(found)
  // By formula there are few places; after a search there may be many.
  if (points === searchPoints && !spend(stops.length * (sizeOf(a) + sizeOf(b)))) return undefined
  const truths = stops.map((x) => {
    const here = new Map([...at, [variable, x]])
    return [holds(a, here), holds(b, here)] as const
  })
  const [first] = truths
  return {
    isSame: truths.every(([left, right]) => left === right),
    changes: truths.some(([left]) => left !== first?.[0]),
    differing: stops
      .filter((_, i) => truths[i]?.[0] !== truths[i]?.[1])
      .map((x) => numberOf(x).toPrecision(PLACE_FIGURES))
      .join(' '),
  }
}

const sizeOf = (statement: Statement): number =>
  relationsOf(statement).reduce((sum, relation) => sum + countNodes(relation), 0)

/** The critical points without doubles, with places between and beyond. */
function placesOf(found: readonly Value[]): Value[] {
  const sorted = [...found].sort(
    (a, b) => numberOf(a) - numberOf(b) || Number(b.exact) - Number(a.exact),
  )
  const single: Value[] = []
  for (const x of sorted) {
    const last = single[single.length - 1]
    if (last === undefined) single.push(x)
    else if (isOnePlace(last, x)) {
      if (x.exact && !last.exact) single[single.length - 1] = x
    } else single.push(x)
  }
  const [lowest = ratio(0n, 1n)] = single
  const highest = single[single.length - 1] ?? lowest
  const places: Value[] = [...single]
  const put = (x: number) => {
    const place = approx(x)
    if (place !== undefined) places.push(place)
  }
  put(numberOf(lowest) - 1.37)
  put(numberOf(highest) + 1.37)
  for (const [i, x] of single.entries()) {
    const next = single[i + 1]
    if (next !== undefined) put((numberOf(x) + numberOf(next)) / 2)
  }
  return places
}

function isOnePlace(a: Value, b: Value): boolean {
  if (a.exact && b.exact) return isSameValue(a, b)
  const [x, y] = [numberOf(a), numberOf(b)]
  return Math.abs(x - y) <= SAME_PLACE * Math.max(1, Math.abs(x))
}

/** Both as solved equations: `x = 2 or x = 3` on either side, or `x = 1, y = 2`. */
function compareSolved(a: Statement, b: Statement): boolean | undefined {
  const [left, right] = [solutionsOf(a), solutionsOf(b)]
  if (left === undefined || right === undefined) return undefined
  if ((a.type === 'all') !== (b.type === 'all') && left.length + right.length > 2) return false
  const covers = (these: typeof left, those: typeof left) =>
    these.every((one) =>
      those.some(
        (other) =>
          other.variable === one.variable && compareExpressions(one.value, other.value) === 'equal',
      ),
    )
  return covers(left, right) && covers(right, left)
}

const solutionsOf = (statement: Statement) => {
  const all = (statement.type === 'relation' ? [statement] : statement.items).map(solvedOf)
  return all.every((one) => one !== undefined) ? all : undefined
}

/** Without variables nothing is solved: 2 + 3 = 5 and 5 = 2 + 3 have the same two sides. */
function haveSameSides(a: Statement, b: Statement): boolean {
  if (a.type !== 'relation' || b.type !== 'relation' || a.sign !== b.sign) return false
  const same = (x: Node, y: Node) => compareExpressions(x, y) === 'equal'
  if (same(a.left, b.left) && same(a.right, b.right)) return true
  return a.sign === '=' && same(a.left, b.right) && same(a.right, b.left)
}

/** Whether one equation is the other times a number that is not zero. */
function isSameEquation(a: Statement, b: Statement): boolean {
  if (a.type !== 'relation' || b.type !== 'relation') return false
  if (a.sign !== '=' || b.sign !== '=') return false
  const names = [...new Set([...namesIn(a), ...namesIn(b)])].sort()
  let factor: Value | undefined
  let first: Value | undefined
  let isConstant = true
  let seen = 0
  for (const at of pointsFor(names)) {
    const [x, y] = [gapOf(a, at), gapOf(b, at)]
    if (!x || !y) continue
    if (isNearZero(x) !== isNearZero(y)) return false
    if (isNearZero(x)) {
      seen += 1
      continue
    }
    const here = divide(x, y)
    if (here === undefined) continue
    if (factor !== undefined && !isSameValue(factor, here)) return false
    factor = here
    first ??= x
    if (!isSameValue(first, x)) isConstant = false
    seen += 1
  }
  // 0 = 2 and 0 = 3 are both never true, but no two ways to write one equation.
  if (factor !== undefined && isConstant && Math.abs(numberOf(factor)) !== 1) return false
  return seen >= SLICES
}

function gapOf(relation: RelationNode, at: Environment): Value | undefined {
  const left = evaluate(relation.left, at)
  const right = left && evaluate(relation.right, at)
  return left && right && subtract(left, right)
}
