import { isEqual } from '@learngrove/maths'
import { isStatement, type Node, variablesOf } from '@learngrove/maths/notation'
import {
  type Assignment,
  assignmentsOf,
  inTurn,
  type Point,
  type PointKey,
  pointsIn,
} from '#expressions/points.ts'

/** What a line adds to the answer: whole points, a letter's values, or nothing. */
type Event = { readonly points?: readonly Point[]; readonly set?: Assignment }

/**
 * The points that an answer gives, letter by letter or point by point, over its lines: `x = 4` on
 * one line and `y = 1` on another. Undefined where its last line says something else.
 */
export function gatheredPoints(
  lines: readonly Node[],
  key: PointKey,
): readonly Point[] | undefined {
  const events = lines.flatMap((line): readonly Event[] => {
    const points = pointsIn(line, key)
    if (points !== undefined) return [{ points }]
    const found = assignmentsOf(line)?.filter(({ name }) => key.names.includes(name)) ?? []
    return found.length > 0 ? found.map((set) => ({ set })) : [{}]
  })
  const last = events.at(-1)
  if (last?.points !== undefined) return closing(events, last.points, key)
  if (last?.set === undefined) return undefined
  const sets = events.flatMap(({ set }) => set ?? [])
  return key.points.length === 1 ? lastOfEach(sets, key.names) : severalOf(sets, key.names)
}

/** Points on the last lines, one a line; the last line alone where it names as many as are wanted. */
function closing(
  events: readonly Event[],
  last: readonly Point[],
  key: PointKey,
): readonly Point[] {
  if (last.length >= key.points.length) return last
  const from = events.findLastIndex(({ points }) => points === undefined)
  return events.slice(from + 1).flatMap(({ points }) => points ?? [])
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

/** `x = 3 or x = -4`, then `y = 4 or y = -3`: the first of one belongs to the first of the other. */
function paired(
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
