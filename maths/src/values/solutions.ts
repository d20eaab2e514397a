import * as build from '#notation/build.ts'
import { type Node, type RelationNode, variablesOf } from '#notation/node.ts'
import { degreesOf } from '#values/degree.ts'
import { compareExpressions, isSameValue } from '#values/equal.ts'
import { type Environment, evaluate } from '#values/evaluate.ts'
import { compareExplicit } from '#values/explicit.ts'
import { type Fixing, fixingsFor, generalFixings, SLICES } from '#values/fixings.ts'
import { kinkPlaces, kinksOf } from '#values/kinks.ts'
import { lookAlong, sizeOf } from '#values/lines.ts'
import { compareModulo } from '#values/modulo.ts'
import { pointsFor } from '#values/points.ts'
import { isAbout, namesIn, type Statement, solvedOf } from '#values/statement.ts'
import { compareSystems, isSameRow, isSystem } from '#values/systems.ts'
import { divide, isNearZero, numberOf, subtract, type Value } from '#values/value.ts'
import { spend } from '#values/work.ts'

/** About how many places of a line are asked. */
const STOPS = 3
/** So many places tell whether one equation is another times a number. */
const ENOUGH_PLACES = 4

/**
 * Whether two statements have the same real solutions. Along a line they can
 * only change at their critical points, so they are asked there and between.
 * With several variables the others are given values of no special meaning,
 * small and large ones, and those at which a factor is zero: `xy = xz` has
 * solutions that `y = z` has not.
 * Undefined where it could not be decided. With `unknowns` only those are
 * solved for, and every other letter stands for a number.
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
  const [only] = names
  if (only !== undefined && names.length === 1) return compareOnLine(a, b, only)
  if (isMultiple(a, b)) return true
  if (unknowns === undefined && (isSystem(a) || isSystem(b))) return compareAsSystems(a, b, names)
  return unknowns === undefined
    ? compareOnLines(a, b, names, fixingsFor(a, b, names))
    : compareOnLines(a, b, shared, generalFixings(names))
}

/** Systems have points for solutions, which lines seldom meet: these can only tell that they differ. */
function compareAsSystems(a: Statement, b: Statement, names: readonly string[]) {
  const verdict = compareSystems(a, b)
  if (verdict !== undefined) return verdict
  if (isSameRow(a, b, haveSameSolutions)) return true
  const fixings = fixingsFor(a, b, names)
  const differ = names.some((name) =>
    fixings.some(({ at, isSpecial }) => {
      const line = lookAlong(a, b, name, at, { isLenient: isSpecial })
      return line !== undefined && line.differences.length > 0
    }),
  )
  return differ ? false : undefined
}

/** Statements about one letter: all of the line is looked at. */
function compareOnLine(a: Statement, b: Statement, name: string): boolean | undefined {
  for (const searches of [false, true]) {
    const line = lookAlong(a, b, name, new Map(), { searches })
    if (line === undefined) continue
    if (line.differences.length > 0) return false
    // Never or always true: what remains is whether they are the same equation.
    if (!line.changes) return isSameEquation(a, b)
    if (line.isTold) return true
  }
  return isSameEquation(a, b) ? true : undefined
}

function compareOnLines(
  a: Statement,
  b: Statement,
  names: readonly string[],
  fixings: readonly Fixing[],
): boolean | undefined {
  let [isTold, changes] = [true, false]
  const without: string[] = []
  for (const name of names) {
    if (!spend((sizeOf(a) + sizeOf(b)) * fixings.length * STOPS)) return undefined
    const lines = fixings.map(({ at, isSpecial }) =>
      lookAlong(a, b, name, at, { isLenient: isSpecial }),
    )
    if (lines.some((line) => line !== undefined && line.differences.length > 0)) return false
    if (lines.some((line) => line?.changes)) changes = true
    if (lines.slice(0, SLICES).includes(undefined)) without.push(name)
    else if (lines.filter((line) => line?.isTold).length < SLICES) isTold = false
  }
  for (const name of without) {
    // A search is long: one line of it where another letter has shown something already.
    for (const { at } of fixings.slice(0, changes ? 1 : SLICES)) {
      const line = lookAlong(a, b, name, at, { searches: true })
      if (line !== undefined && line.differences.length > 0) return false
      if (line?.changes) changes = true
      if (line?.isTold !== true) isTold = false
    }
  }
  // Never or always true: what remains is whether they are the same equation.
  if (!changes) return isSameEquation(a, b)
  return isTold || isSameEquation(a, b) ? true : undefined
}

/** Whether two statements about one variable hold at the same places of the line. */
export function haveSameRegion(a: Statement, b: Statement, variable: string): boolean | undefined {
  const names = [...new Set([...namesIn(a), ...namesIn(b)])].sort()
  for (const searches of [false, true]) {
    const lines = generalFixings(names).map(({ at }) => lookAlong(a, b, variable, at, { searches }))
    if (lines.some((line) => line !== undefined && line.differences.length > 0)) return false
    if (lines.every((line) => line?.isTold)) return true
  }
  return undefined
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

/** Whether one is the other times a number, where both are equations of polynomials. */
function isMultiple(a: Statement, b: Statement): boolean {
  if (a.type !== 'relation' || b.type !== 'relation' || a.sign !== '=' || b.sign !== '=')
    return false
  const [first, second] = [gapNode(a), gapNode(b)]
  if (degreesOf(first)?.under !== 0 || degreesOf(second)?.under !== 0) return false
  for (const at of pointsFor(variablesOf(first))) {
    const [x, y] = [evaluate(first, at), evaluate(second, at)]
    const factor = x && y && !isNearZero(y) ? divide(x, y) : undefined
    if (!factor?.exact || isNearZero(factor)) continue
    return compareModulo(first, build.product(build.fraction(factor), second)) === true
  }
  return false
}

const gapNode = ({ left, right }: RelationNode): Node => build.sum(left, right, '-')

/** Whether one equation is the other times a number that is not zero. */
function isSameEquation(a: Statement, b: Statement): boolean {
  if (a.type !== 'relation' || b.type !== 'relation') return false
  if (a.sign !== '=' || b.sign !== '=') return false
  const names = [...new Set([...namesIn(a), ...namesIn(b)])].sort()
  let factor: Value | undefined
  let first: Value | undefined
  let isConstant = true
  let seen = 0
  const kinks = kinksOf(gapNode(a), gapNode(b))
  for (const at of [...pointsFor(names), ...kinkPlaces(kinks, names)]) {
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
  return seen >= ENOUGH_PLACES
}

function gapOf(relation: RelationNode, at: Environment): Value | undefined {
  const left = evaluate(relation.left, at)
  const right = left && evaluate(relation.right, at)
  return left && right && subtract(left, right)
}
