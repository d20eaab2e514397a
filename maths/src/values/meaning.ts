import * as build from '#notation/build.ts'
import {
  bracketsOf,
  isAlike,
  isBound,
  isStatement,
  type Node,
  type RelationNode,
  some,
  variablesOf,
} from '#notation/node.ts'
import { compareCollections, compareItems, isMany } from '#values/collections.ts'
import { compareCounted } from '#values/counted.ts'
import { withDeterminants } from '#values/determinants.ts'
import { compareExpressions, type Equality } from '#values/equal.ts'
import { compareEachExplicit } from '#values/explicit.ts'
import { isDifferentlyLabelled, withoutLabels } from '#values/labels.ts'
import { compareMatrices, hasMatrix } from '#values/matrices.ts'
import { isMembership, namedValue, subjectOf, withNamedCalls } from '#values/named.ts'
import { isRegion, regionOf } from '#values/regions.ts'
import { haveSameRegion, haveSameSolutions } from '#values/solutions.ts'
import { relationsOf, statementOf } from '#values/statement.ts'
import { asVector } from '#values/vectors.ts'
import { askAlgebra } from '#values/work.ts'

const known = (verdict: Equality): boolean | undefined =>
  verdict === 'unknown' ? undefined : verdict === 'equal'

/** Both: false where one is false, undefined where one is not known. */
const both = (a: boolean | undefined, b: () => boolean | undefined): boolean | undefined => {
  if (a === false) return false
  const second = b()
  return second === false ? false : a === undefined ? undefined : second
}

/**
 * Whether two formulas mean the same: the same value, the same solutions, the same set, the same
 * matrix. Undefined where that cannot be decided. Symmetric.
 */
export function haveSameMeaning(first: Node, second: Node): boolean | undefined {
  if (isAlike(first, second)) return true
  // 5 cm and 5 m: whether these are the same is for quantities to say.
  if (isDifferentlyLabelled(first, second)) return undefined
  const [a, b] = [first, second].map(withoutLabels).map(withDeterminants)
  if (a === undefined || b === undefined) return undefined
  if (hasMatrix(a) || hasMatrix(b)) return sameMatrices(a, b)
  const [isA, isB] = [isStatement(a), isStatement(b)]
  if (isA && isB) return sameStatements(a, b)
  if (isA) return sameAsValue(a, b)
  if (isB) return sameAsValue(b, a)
  return sameValues(a, b)
}

function sameMatrices(a: Node, b: Node): boolean | undefined {
  if (a.type === 'relation' && b.type === 'relation') {
    if (a.sign !== '=' || b.sign !== '=') return undefined
    const straight = both(haveSameMeaning(a.left, b.left), () => haveSameMeaning(a.right, b.right))
    if (straight !== false) return straight
    return both(haveSameMeaning(a.left, b.right), () => haveSameMeaning(a.right, b.left))
  }
  const [x, y] = [namedValue(a) ?? a, namedValue(b) ?? b]
  if (
    isMany(x) &&
    isMany(y) &&
    !(x.type === 'tuple' && hasMatrix(y)) &&
    !(y.type === 'tuple' && hasMatrix(x))
  )
    return compareCollections(x, y, haveSameMeaning)
  return isStatement(x) || isStatement(y) ? false : known(compareMatrices(x, y))
}

/** `D = (0, 1)`: a letter for a set or a point; or a ratio of letters that is one of numbers. */
const isSetEquation = (node: Node): node is RelationNode =>
  node.type === 'relation' &&
  node.sign === '=' &&
  (node.left.type === 'variable'
    ? node.right.type === 'tuple' || isRegion(node.right)
    : node.left.type === 'ratio' && node.left.items.length > 2 && node.right.type === 'ratio')

function sameStatements(a: Node, b: Node): boolean | undefined {
  if (isSetEquation(a) && isSetEquation(b) && isAlike(a.left, b.left))
    return haveSameMeaning(a.right, b.right)
  // x = (0, 1) beside 0 < x < 1: the interval, not a point.
  if (isSetEquation(a) && !isSetEquation(b)) return sameAsSetEquation(b, a)
  if (isSetEquation(b) && !isSetEquation(a)) return sameAsSetEquation(a, b)
  // What a sum is called is not solved for.
  const isNamed = a.type === 'relation' && b.type === 'relation' && a.sign === b.sign
  if (isNamed && isAlike(a.left, b.left) && (some(a.right, isBound) || some(b.right, isBound)))
    return haveSameMeaning(a.right, b.right)
  const [left, right] = [statementOf(a), statementOf(b)]
  if (left === undefined || right === undefined) {
    if (a.type === 'list' && b.type === 'list')
      return compareItems(a.items, b.items, haveSameMeaning)
    if (a.type !== 'relation' || b.type !== 'relation' || a.sign !== b.sign) return undefined
    const same = both(haveSameMeaning(a.left, b.left), () => haveSameMeaning(a.right, b.right))
    return same === true ? true : undefined
  }
  if (left.type === 'all' && right.type === 'all') {
    const each = compareEachExplicit(relationsOf(left), relationsOf(right))
    if (each !== undefined) return each
  }
  const [x] = variablesOf(a)
  const isOne = x !== undefined && variablesOf(a).length === 1 && variablesOf(b).join() === x
  if (isOne && (isMembership(a) || isMembership(b))) return haveSameRegion(left, right, x)
  return haveSameSolutions(left, right)
}

function sameAsSetEquation(statement: Node, { left, right }: RelationNode): boolean | undefined {
  const isSubject = (name: string | undefined) => left.type === 'variable' && left.name === name
  if (!isSubject(subjectOf(statement)) && !isSubject(subjectOf(withNamedCalls(statement))))
    return false
  return sameAsValue(statement, right)
}

/** A statement beside what is none: `(p, q) = (3, 2)` and `(3, 2)`, `x > 3` and `(3, ∞)`. */
function sameAsValue(statement: Node, value: Node): boolean | undefined {
  const named = namedValue(statement)
  if (named !== undefined) return haveSameMeaning(named, value)
  const isInterval = value.type === 'tuple' && value.items.length === 2
  if (!isRegion(value) && !isInterval) return false
  const plain = withNamedCalls(statement)
  const subject = subjectOf(plain)
  const left = statementOf(plain)
  if (subject === undefined || left === undefined) return false
  const right = regionOf(value, { type: 'variable', name: subject })
  return right === undefined ? false : haveSameRegion(left, right, subject)
}

/** P(X < 3): a function of a statement. */
const isEvent = (node: Node): node is Extract<Node, { type: 'call' }> =>
  node.type === 'call' && node.args.some(isStatement)

/** A name that no answer can hold. */
const SUBJECT = '□'

const holdsEmptySet = (node: Node): boolean =>
  node.type === 'set' &&
  node.items.some((item) => item.type === 'constant' && item.name === 'empty')

function sameValues(first: Node, second: Node): boolean | undefined {
  const [a, b] = [asVector(first, second), asVector(second, first)]
  // {∅} has one element, and ∅ has none.
  if (holdsEmptySet(a) !== holdsEmptySet(b)) return false
  if (isEvent(a) && isEvent(b))
    return a.name === b.name && compareItems(a.args, b.args, haveSameMeaning)
  if (a.type === 'ratio' || b.type === 'ratio') return sameRatio(a, b)
  if (a.type !== b.type || a.type !== 'tuple') {
    if (isRegion(a) || isRegion(b)) return sameRegions(a, b)
    const vector = sameVector(a, b) ?? sameVector(b, a)
    if (vector !== undefined) return known(vector)
  }
  if (isMany(a) || isMany(b)) return compareCollections(a, b, haveSameMeaning)
  const verdict = compareCounted(a, b) ?? compareExpressions(a, b)
  return verdict === 'unknown' ? askAlgebra(a, b) : verdict === 'equal'
}

function sameRegions(a: Node, b: Node): boolean | undefined {
  const subject: Node = { type: 'variable', name: SUBJECT }
  const [left, right] = [regionOf(a, subject), regionOf(b, subject)]
  if (left === undefined || right === undefined) return isMany(a) && isMany(b) ? false : undefined
  return haveSameRegion(left, right, SUBJECT)
}

/** Ratios are the same up to a common factor; one of two parts is also a fraction. */
function sameRatio(a: Node, b: Node): boolean | undefined {
  const [x, y] = [partsOf(a), partsOf(b)]
  if (x === undefined || y === undefined || x.length !== y.length) return false
  const [x0, y0] = [x[x.length - 1], y[y.length - 1]]
  if (x0 === undefined || y0 === undefined) return false
  let result: boolean | undefined = true
  for (const [i, part] of x.entries()) {
    const other = y[i]
    if (other === undefined) return false
    const zero = build.sum(x0, x0, '-')
    for (const each of [part, other])
      if (compareExpressions(each, zero) !== 'different') return undefined
    const same = known(compareExpressions(build.product(part, y0), build.product(other, x0)))
    if (same === false) return false
    if (same === undefined) result = undefined
  }
  return result
}

const ONE = build.numeral({ exact: true, n: 1n, d: 1n })

function partsOf(node: Node): readonly Node[] | undefined {
  if (node.type === 'ratio') return node.items
  if (isMany(node)) return undefined
  return node.type === 'quotient' ? [node.left, node.right] : [node, ONE]
}

const UNIT_VECTORS = ['i', 'j', 'k']

/** `(3, -2)` and `3i - 2j`. */
function sameVector(tuple: Node, sum: Node): Equality | undefined {
  if (tuple.type !== 'tuple' || /[[\]]/.test(bracketsOf(tuple)) || isMany(sum)) return undefined
  const names = UNIT_VECTORS.slice(0, tuple.items.length)
  if (names.length !== tuple.items.length || names.length < 2) return undefined
  const isUnit = (name: string) => UNIT_VECTORS.includes(name)
  if (!variablesOf(sum).some(isUnit) || variablesOf(tuple).some(isUnit)) return undefined
  const terms = tuple.items.map((item, i) =>
    build.product(item, { type: 'variable', name: names[i] ?? '' }),
  )
  return compareExpressions(
    terms.reduce((total, term) => build.sum(total, term)),
    sum,
  )
}
