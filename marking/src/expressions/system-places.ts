import type { Node } from '@learngrove/maths/notation'
import {
  type Environment,
  holds,
  namesIn,
  relationsOf,
  type Statement,
  statementOf,
} from '@learngrove/maths/values'
import { isSamePoint, type PointKey, placeOf, pointsIn } from '#expressions/points.ts'
import { isSolution } from '#expressions/working-system.ts'

/** A key of points, and its points as places at which a line can be asked. */
export type System = { readonly key: PointKey; readonly places: readonly Environment[] }

/** Undefined where the points do not solve what the working starts from. */
export function systemOf(key: PointKey, start: Node | undefined): System | undefined {
  const system = { key, places: key.points.map(placeOf) }
  if (start === undefined) return system
  const statement = statementOf(start)
  return statement && countOf(system, statement) === system.places.length ? system : undefined
}

/** At how many of the places a statement holds; at none where it has letters that they do not name. */
const countOf = ({ places }: System, statement: Statement): number => {
  const names = namesIn(statement)
  return places.filter((at) => names.every((name) => at.has(name)) && holds(statement, at)).length
}

/** Whether a line holds at every solution, or names one solution after the other, or values of them. */
export function isTrueOf(system: System, node: Node): boolean {
  const statement = statementOf(node)
  if (statement === undefined) return false
  const points = pointsIn(node, system.key)
  if (points !== undefined)
    return points.every((point) => system.key.points.some((other) => isSamePoint(point, other)))
  // "x = 4 or y = 1" says less than what is known, though it is so.
  if (statement.type === 'any' && namesIn(statement).length > 1) return false
  if (countOf(system, statement) === system.places.length) return true
  return isSolution(node) && relationsOf(statement).every((each) => countOf(system, each) > 0)
}
