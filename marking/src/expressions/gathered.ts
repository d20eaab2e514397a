import { isEqual } from '@learngrove/maths'
import * as build from '@learngrove/maths/build'
import { isStatement, type Node, variablesOf } from '@learngrove/maths/notation'
import { type Assignment, assignmentsOf } from '#expressions/assignments.ts'
import {
  holdsAt,
  inTurn,
  type Point,
  type PointKey,
  paired,
  pointsIn,
} from '#expressions/points.ts'

/** What a line adds to the answer: whole points, a letter's values, or nothing. */
type Event = { readonly points?: readonly Point[]; readonly set?: Assignment }

/**
 * The points that an answer gives, letter by letter or point by point, over its lines: `x = 4` on
 * one line and `y = 1` on another. Below them may stand what holds for them (`x + y = 5`, as a
 * check). Undefined where its last line says something else.
 */
export function gatheredPoints(
  lines: readonly Node[],
  key: PointKey,
): readonly Point[] | undefined {
  const said = lines.map((line) => eventsOf(line, key))
  const at = said.findLastIndex((events) => events.length > 0)
  if (at < 0) return undefined
  const points = pointsOf(said.slice(0, at + 1), key)
  const below = [...lines.slice(at + 1), ...lines.slice(0, at + 1).flatMap(besideOf)]
  return points?.every((point) => below.every((line) => holdsAt(line, point))) ? points : undefined
}

function eventsOf(line: Node, key: PointKey): readonly Event[] {
  const points = pointsIn(line, key)
  if (points !== undefined) return [{ points }]
  const found = assignmentsOf(line) ?? partsOf(line).flatMap((part) => assignmentsOf(part) ?? [])
  return found.filter(({ name }) => key.names.includes(name)).map((set) => ({ set }))
}

/** What stands beside each other on a line: `3y = 3, y = 1`. */
const partsOf = (line: Node): readonly Node[] =>
  (line.type === 'list' || line.type === 'all') && assignmentsOf(line) === undefined
    ? line.items
    : []

/** Of a line that says a value beside something else, what else it says: it must hold as well. */
const besideOf = (line: Node): readonly Node[] => {
  const parts = partsOf(line)
  const others = parts.filter((part) => assignmentsOf(part) === undefined)
  return others.length < parts.length ? others : []
}

function pointsOf(
  said: readonly (readonly Event[])[],
  key: PointKey,
): readonly Point[] | undefined {
  const last = said.at(-1)?.at(-1)
  if (last?.points !== undefined) return closing(said, last.points, key)
  const sets = said.flat().flatMap(({ set }) => set ?? [])
  return key.points.length === 1 ? lastOfEach(sets, key.names) : severalOf(sets, key.names)
}

/** What is said of the letters so far, where that is no whole point: the last of each. */
export function gatheredSoFar(lines: readonly Node[], { names }: PointKey): Node | undefined {
  const sets = lines.flatMap((line) => assignmentsOf(line) ?? [])
  const items = names.flatMap((name) => {
    const [value, ...more] = sets.findLast((set) => set.name === name)?.values ?? []
    return value && more.length === 0 ? [build.relation(build.variable(name), value)] : []
  })
  return items.length > 1 && items.length < names.length ? { type: 'all', items } : undefined
}

/** Points on the last lines, one a line; the last line alone where it names as many as are wanted. */
function closing(
  said: readonly (readonly Event[])[],
  last: readonly Point[],
  key: PointKey,
): readonly Point[] {
  if (last.length >= key.points.length) return last
  const from = said.findLastIndex((events) => events.every(({ points }) => points === undefined))
  return said.slice(from + 1).flatMap((events) => events.flatMap(({ points }) => points ?? []))
}

/** Of each letter what is said of it last. */
function lastOfEach(
  sets: readonly Assignment[],
  names: readonly string[],
): readonly Point[] | undefined {
  const point = new Map<string, Node>()
  for (const name of names) {
    const values = sets.findLast((set) => set.name === name)?.values ?? []
    const [value] = values
    if (value === undefined || values.some((other) => isEqual(value, other) !== true))
      return undefined
    point.set(name, value)
  }
  return [point]
}

/** Several points: letter after letter, or each letter's values on a line, in the same order. */
function severalOf(
  sets: readonly Assignment[],
  names: readonly string[],
): readonly Point[] | undefined {
  const lastMany = sets.findLastIndex(({ values }) => values.length > 1)
  const single = sets.slice(lastMany + 1)
  return inTurn(single, names) ?? paired(sets, names)
}

/** Solutions of one letter that stand on a line each, as one statement. */
export function gatheredSolutions(lines: readonly Node[]): Node | undefined {
  const each = lines.map((line) => assignmentsOf(line) ?? [])
  const name = each[0]?.[0]?.name
  const isOne = each.every(([only, ...more]) => only?.name === name && more.length === 0)
  if (name === undefined || !isOne || lines.length < 2) return undefined
  const values = each.flatMap(([only]) => only?.values ?? [])
  const items = values.map((value) => build.relation(build.variable(name), value))
  return { type: 'any', items }
}

/** Values of a set or a row that stand on a line each: `1`, `2`, `3`, or `x = 1`, `x = 2`, `x = 3`. */
export function gatheredValues(lines: readonly Node[], wanted: Node): Node | undefined {
  if (!isRowOfValues(wanted) || lines.length < 2) return undefined
  const values = lines.map((line) => (isStatement(line) ? soleValue(line) : line))
  const items = values.flatMap((value) =>
    value !== undefined && !('items' in value) && variablesOf(value).length === 0 ? [value] : [],
  )
  if (items.length !== lines.length) return undefined
  return { type: wanted.type === 'list' ? 'list' : 'any', items }
}

const soleValue = (line: Node): Node | undefined => {
  const [only, ...more] = assignmentsOf(line) ?? []
  return more.length === 0 && only?.values.length === 1 ? only.values[0] : undefined
}

/** `{1, 2}`, `1 or 2`, `1, 2`: values without a letter. */
export const isRowOfValues = (node: Node): boolean =>
  (node.type === 'set' || node.type === 'any' || node.type === 'list') &&
  node.items.length > 1 &&
  node.items.every((item) => !isStatement(item) && !('items' in item))
