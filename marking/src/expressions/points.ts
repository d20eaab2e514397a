import { isEqual } from '@learngrove/maths'
import * as build from '@learngrove/maths/build'
import { bracketsOf, isStatement, type Node, variablesOf } from '@learngrove/maths/notation'
import { type Environment, evaluate, holds, statementOf } from '@learngrove/maths/values'
import { type Assignment, assignmentsOf, chainOf } from '#expressions/assignments.ts'

/** What each letter is. */
export type Point = ReadonlyMap<string, Node>

/** A key that is made of points, however it is written: `x = 4, y = 1`, `(3, 4) or (-4, -3)`. */
export type PointKey = {
  /** In the order in which a point in brackets names them. */
  readonly names: readonly string[]
  readonly points: readonly Point[]
  /** Whether it is plain which value of a bare pair belongs to which letter. */
  readonly isOrdered: boolean
}

/** The letters of points in a plane and in space, where a question names no others. */
const USUAL = ['x', 'y', 'z']

/** More points than these are no answer of a school. */
const MAX_POINTS = 12

/** The points of a key, where it has two letters at least; undefined of any other key. */
export function pointKeyOf(wanted: Node, variables: readonly string[]): PointKey | undefined {
  const tuples = tuplesOf(wanted)
  if (tuples !== undefined) {
    const names = namesOfTuple(tuples, variables)
    if (names === undefined) return undefined
    return { names, points: tuples.map((items) => pointOf(names, items)), isOrdered: true }
  }
  const names = variablesOf(wanted)
  if (names.length < 2) return undefined
  const points = namedPoints(wanted, names)
  if (points === undefined) return undefined
  const sorted = [...names].sort()
  const isOrdered = isRow(sorted) || sorted.every((name, i) => name === names[i])
  return { names: sorted, points, isOrdered }
}

const pointOf = (names: readonly string[], items: readonly Node[]): Point =>
  new Map(names.flatMap((name, i) => (items[i] ? [[name, items[i]] as const] : [])))

/** Letters that follow each other, such as x and y, or p and q. */
const isRow = (names: readonly string[]): boolean =>
  names.every(
    (name, i) =>
      name.length === 1 &&
      (i === 0 || name.charCodeAt(0) === (names[i - 1]?.charCodeAt(0) ?? 0) + 1),
  )

/** The values of `(3, 4)` or of several points, all of the same length. */
function tuplesOf(node: Node): readonly (readonly Node[])[] | undefined {
  const items = SEVERAL.has(node.type) && 'items' in node ? node.items : [node]
  const tuples = items.flatMap((item) =>
    item.type === 'tuple' && bracketsOf(item) === '()' && item.items.every(isValue)
      ? [item.items]
      : [],
  )
  const size = tuples[0]?.length ?? 0
  const isSound = tuples.length === items.length && size > 1 && tuples.length <= MAX_POINTS
  return isSound && tuples.every((each) => each.length === size) ? tuples : undefined
}

const SEVERAL: ReadonlySet<Node['type']> = new Set(['any', 'all', 'list', 'set'])

/** A value that can stand in a point: an end of an interval that is none is not one. */
const isValue = (node: Node): boolean =>
  !isStatement(node) && !('items' in node) && evaluate(node, new Map()) !== undefined

function namesOfTuple(
  [first]: readonly (readonly Node[])[],
  variables: readonly string[],
): readonly string[] | undefined {
  const size = first?.length ?? 0
  const usual = USUAL.slice(0, size)
  if (usual.length !== size) return undefined
  if (variables.length === 0 || usual.every((name) => variables.includes(name))) return usual
  return variables.length === size ? [...variables].sort() : undefined
}

/**
 * The points that a line names one by one, each of them whole: as pairs in brackets, or by its
 * letters, a letter that comes again beginning the next. Undefined where it names none, or more.
 */
export function pointsIn(node: Node, key: PointKey): readonly Point[] | undefined {
  const { names, isOrdered } = key
  const tuples = isOrdered ? tuplesOf(node) : undefined
  if (tuples !== undefined)
    return tuples[0]?.length === names.length
      ? tuples.map((items) => pointOf(names, items))
      : undefined
  const isBare = isOrdered && key.points.length === 1 && node.type === 'list'
  if (isBare && node.items.length === names.length && node.items.every(isValue))
    return [pointOf(names, node.items)]
  return namedPoints(node, names)
}

function namedPoints(node: Node, names: readonly string[]): readonly Point[] | undefined {
  if (node.type === 'any' || (node.type === 'set' && node.items.some(isStatement))) {
    const each = node.items.map((item) => namedPoints(item, names))
    return each.every((points) => points !== undefined) ? limited(each.flat()) : undefined
  }
  const pair = namedPair(node, names)
  if (pair !== undefined) return [pair]
  const isRowOfPoints =
    (node.type === 'list' || node.type === 'all') && node.items.every((item) => 'items' in item)
  if (isRowOfPoints && 'items' in node && chainOf(node) === undefined) {
    const each = node.items.map((item) => namedPoints(item, names))
    if (each.every((points) => points !== undefined)) return limited(each.flat())
  }
  const found = assignmentsOf(node)
  return found && (inTurn(found, names) ?? paired(found, names))
}

const limited = (points: readonly Point[]): readonly Point[] | undefined =>
  points.length > 0 && points.length <= MAX_POINTS ? points : undefined

/** `(x, y) = (4, 1)`. */
function namedPair(node: Node, names: readonly string[]): Point | undefined {
  if (node.type !== 'relation' || node.sign !== '=') return undefined
  const { left, right } = node
  if (left.type !== 'tuple' || right.type !== 'tuple') return undefined
  const own = left.items.flatMap((item) => (item.type === 'variable' ? [item.name] : []))
  const isAll = own.length === names.length && names.every((name) => own.includes(name))
  return isAll && right.items.length === own.length && right.items.every(isValue)
    ? pointOf(own, right.items)
    : undefined
}

/** Values a letter each, taken in turn: a letter that comes again begins the next point. */
export function inTurn(
  found: readonly Assignment[],
  names: readonly string[],
): readonly Point[] | undefined {
  const points: Map<string, Node>[] = []
  let open: Map<string, Node> | undefined
  for (const { name, values } of found) {
    const [value, ...more] = values
    if (value === undefined || more.length > 0 || !names.includes(name)) return undefined
    if (open === undefined || open.size === names.length) {
      open = new Map()
      points.push(open)
    }
    if (open.has(name)) return undefined
    open.set(name, value)
  }
  return open?.size === names.length ? limited(points) : undefined
}

/** `x = 3 or x = -4`, then `y = 4 or y = -3`: the first of one belongs to the first of the other. */
export function paired(
  sets: readonly Assignment[],
  names: readonly string[],
): readonly Point[] | undefined {
  const columns = names.map((name) => {
    const own = sets.filter((set) => set.name === name)
    return own.findLast(({ values }) => values.length > 1)?.values ?? own.flatMap((s) => s.values)
  })
  const size = columns[0]?.length ?? 0
  if (size < 2 || columns.some(({ length }) => length !== size)) return undefined
  return Array.from(
    { length: size },
    (_, i) =>
      new Map(
        names.flatMap((name, j) => (columns[j]?.[i] ? [[name, columns[j][i]] as const] : [])),
      ),
  )
}

/** A point as a place at which a statement can be asked. */
export const placeOf = (point: Point): Environment =>
  new Map(
    [...point].flatMap(([name, node]) => {
      const value = evaluate(node, new Map())
      return value === undefined ? [] : [[name, value] as const]
    }),
  )

/** Whether a statement about no other letters holds at a point. */
export function holdsAt(node: Node, point: Point): boolean {
  const statement = statementOf(node)
  return (
    statement !== undefined &&
    variablesOf(node).every((name) => point.has(name)) &&
    holds(statement, placeOf(point))
  )
}

/** `x = 6/2 = 3` as `x = 3`; undefined of anything else. */
export function endOfChain(node: Node): Node | undefined {
  const chain = chainOf(node)
  const [value] = chain?.values ?? []
  return chain && value && build.relation(build.variable(chain.name), value)
}

export const isSamePoint = (a: Point, b: Point): boolean =>
  a.size === b.size &&
  [...a].every(([name, value]) => {
    const other = b.get(name)
    return other !== undefined && isEqual(value, other) === true
  })

/** Points as one answer in brackets, for comparing. */
export function pairsNode(points: readonly Point[], names: readonly string[]): Node {
  const single: Point[] = []
  for (const point of points)
    if (!single.some((other) => isSamePoint(point, other))) single.push(point)
  const tuples = single.map(
    (point): Node => ({ type: 'tuple', items: names.flatMap((name) => point.get(name) ?? []) }),
  )
  const [only] = tuples
  return tuples.length === 1 && only ? only : { type: 'any', items: tuples }
}

/** Points by their letters, as they are shown and followed. */
export function namedNode(points: readonly Point[]): Node {
  const all = points.map((point): Node => {
    const items = [...point].map(([name, value]) => build.relation(build.variable(name), value))
    return { type: 'all', items }
  })
  const [only] = all
  return all.length === 1 && only ? only : { type: 'any', items: all }
}
