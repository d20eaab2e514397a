import { ONE, whole } from '#exact/rational.ts'
import * as build from '#notation/build.ts'
import { type Node, type RelationNode, substitute, variablesOf } from '#notation/node.ts'
import { countNodes } from '#values/count-nodes.ts'
import { zerosOf } from '#values/critical-points.ts'
import { degreesOf } from '#values/degree.ts'
import { isSameValue } from '#values/equal.ts'
import { type Environment, evaluate } from '#values/evaluate.ts'
import { compareModulo } from '#values/modulo.ts'
import { pointsFor } from '#values/points.ts'
import { namesIn, relationsOf, type Statement, truthOf } from '#values/statement.ts'
import { isNearZero, type Value } from '#values/value.ts'
import { spend } from '#values/work.ts'

/** Larger systems, and longer ones after a substitution, are not solved. */
const MAX_LETTERS = 4
const MAX_POINTS = 40
const MAX_NODES = 400
/** How near two coordinates must be to count as one, where they are roots that were worked out. */
const NEAR = 1e-10

/** Several equations at once have points for solutions, which hardly any line meets. */
export const isSystem = (statement: Statement): boolean =>
  statement.type === 'all'
    ? relationsOf(statement).filter(({ sign }) => sign === '=').length > 1
    : statement.type === 'any' && statement.items.some(isSystem)

/**
 * The points that solve a system of equations, by putting one equation into the others; undefined
 * where they are not finitely many or not found in this way.
 */
export function pointsOf(
  statement: Statement,
  names = namesIn(statement),
): Environment[] | undefined {
  if (names.length > MAX_LETTERS) return undefined
  if (statement.type === 'any') {
    const parts = statement.items.map((item) => pointsOf(item, names))
    return parts.every((part) => part !== undefined) ? parts.flat() : undefined
  }
  const relations = relationsOf(statement)
  const isFlat =
    statement.type === 'relation' || statement.items.every((item) => item.type === 'relation')
  if (!isFlat || relations.some(({ sign }) => sign !== '=')) return undefined
  const gaps = relations.map(({ left, right }: RelationNode) => build.sum(left, right, '-'))
  const points = solve(gaps, new Map(), names)
  if (points === undefined) return undefined
  const truths = points.map((at) => truthOf(statement, at))
  if (truths.includes(undefined)) return undefined
  return points.filter((_, i) => truths[i]).map((at) => inOrder(at, names))
}

const inOrder = (at: Environment, names: readonly string[]): Environment =>
  new Map([...at].sort(([a], [b]) => names.indexOf(a) - names.indexOf(b)))

/** The points at which all gaps are zero, with the letters that are known already. */
function solve(
  gaps: readonly Node[],
  at: Environment,
  names: readonly string[],
): Environment[] | undefined {
  const open = (gap: Node) => variablesOf(gap).filter((name) => !at.has(name))
  if (names.every((name) => at.has(name))) return [at]
  const simpler = eliminate(gaps, at, names)
  if (simpler !== undefined) return simpler
  const single = gaps.find((gap) => open(gap).length === 1)
  const [name] = single ? open(single) : []
  if (single === undefined || name === undefined || isZero(single, name, at)) return undefined
  const others = gaps.filter((gap) => gap !== single)
  const points: Environment[] = []
  for (const root of zerosOf(single, name, at) ?? [undefined]) {
    const found = root && solve(others, new Map([...at, [name, root]]), names)
    if (found === undefined || points.length + found.length > MAX_POINTS) return undefined
    points.push(...found)
  }
  return points
}

/** Whether it is zero wherever the letter is, so that it says nothing about it. */
const isZero = (gap: Node, name: string, at: Environment): boolean =>
  pointsFor([name])
    .slice(0, 2)
    .every((place) => {
      const value = evaluate(gap, new Map([...at, ...place]))
      return value !== undefined && isNearZero(value)
    })

/** Puts a letter that stands alone, times a number, in one equation into the others. */
function eliminate(
  gaps: readonly Node[],
  at: Environment,
  names: readonly string[],
): Environment[] | undefined {
  for (const gap of gaps) {
    for (const name of variablesOf(gap)) {
      if (at.has(name)) continue
      const value = solvedFor(gap, name)
      if (value === undefined) continue
      const others = gaps
        .filter((each) => each !== gap)
        .map((each) => substitute(each, name, value))
      if (others.some((each) => countNodes(each) > MAX_NODES || variablesOf(each).includes(name)))
        continue
      if (!spend(others.reduce((sum, each) => sum + countNodes(each), 0))) return undefined
      const rest = names.filter((each) => each !== name)
      const points = solve(others, at, rest)
      return points && withLetter(points, name, value)
    }
  }
  return undefined
}

function withLetter(
  points: readonly Environment[],
  name: string,
  value: Node,
): Environment[] | undefined {
  const longer: Environment[] = []
  for (const point of points) {
    const coordinate = evaluate(value, point)
    if (coordinate === undefined) return undefined
    longer.push(new Map([...point, [name, coordinate]]))
  }
  return longer
}

/** What the letter is, where the gap is a number times it and something without it. */
function solvedFor(gap: Node, name: string): Node | undefined {
  if (degreesOf(gap)?.under !== 0) return undefined
  const put = (n: number) => substitute(gap, name, build.numeral(whole(n)))
  const [none, one] = [put(0), put(1)]
  const slope = evaluateAnywhere(build.sum(one, none, '-'))
  if (slope === undefined || isNearZero(slope) || !slope.exact) return undefined
  const line = build.sum(build.product(build.fraction(slope), build.variable(name)), none)
  if (compareModulo(line, gap) !== true) return undefined
  return build.quotient(none, build.fraction({ ...slope, n: -slope.n }))
}

/** The value of a difference that is the same for all values of its letters. */
function evaluateAnywhere(node: Node): Value | undefined {
  const names = variablesOf(node)
  const value = evaluate(node, new Map(names.map((name) => [name, ONE])))
  if (names.length === 0 || !value?.exact) return value
  return compareModulo(node, build.fraction(value)) === true ? value : undefined
}

/** Whether two systems have the same points; undefined where those of one are not known. */
export function compareSystems(a: Statement, b: Statement): boolean | undefined {
  const names = [...new Set([...namesIn(a), ...namesIn(b)])].sort()
  const [left, right] = [pointsOf(a, names), pointsOf(b, names)]
  if (left === undefined || right === undefined) return undefined
  const isOne = (p: Environment, q: Environment) =>
    names.every((name) => {
      const [x, y] = [p.get(name), q.get(name)]
      return x !== undefined && y !== undefined && isSameValue(x, y, NEAR)
    })
  const covers = (these: readonly Environment[], those: readonly Environment[]) =>
    these.every((p) => those.some((q) => isOne(p, q)))
  return covers(left, right) && covers(right, left)
}

/** Whether each relation of one system has the same solutions as one of the other. */
export function isSameRow(
  a: Statement,
  b: Statement,
  isSame: (one: Statement, other: Statement) => boolean | undefined,
): boolean {
  if (a.type !== 'all' || b.type !== 'all' || a.items.length !== b.items.length) return false
  const left = [...b.items]
  return a.items.every((one) => {
    const at = left.findIndex((other) => isSame(one, other) === true)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}
