import * as build from '@learngrove/maths/build'
import type { Node } from '@learngrove/maths/notation'
import { isSameMeaning } from '@learngrove/maths/values'
import { assignmentsOf } from '#expressions/assignments.ts'
import { type Asked, type Miss, miss } from '#expressions/near-misses/shape.ts'
import { isSamePoint, type Point, type PointKey, pointsIn } from '#expressions/points.ts'

/** Of simultaneous equations and points: what is missing, swapped or paired otherwise. */
export function pointMisses({ pointKey, given }: Asked): readonly Miss[] {
  if (pointKey === undefined) return []
  const points = pointsIn(given, pointKey)
  if (points !== undefined) return wholePoints(points, pointKey)
  const assignments = assignmentsOf(given) ?? []
  const found = new Set(assignments.map(({ name }) => name))
  const missing = pointKey.names.filter((name) => !found.has(name))
  if (found.size > 0 && missing.length > 0) return [foundSoFar(assignments, missing, pointKey)]
  const isSplit = given.type === 'any' && given.items.every((item) => assignmentsOf(item))
  if (isSplit && pointKey.points.length === 1 && found.size === 0)
    return [miss('Both hold together: write “and”, or a comma, in place of “or”.')]
  return []
}

type Assignments = NonNullable<ReturnType<typeof assignmentsOf>>

function foundSoFar(assignments: Assignments, missing: readonly string[], key: PointKey): Miss {
  const isRight = assignments.every(({ name, values }) =>
    values.every((value) => key.points.some((point) => isSameAt(point, name, value))),
  )
  const names = missing.join(' and ')
  const what = assignments.map(({ name }) => name).join(' and ')
  return miss(
    isRight
      ? `You have found ${what}. Now find ${names} as well.`
      : `${names} is asked for as well. Put ${what} back into the equations to check.`,
  )
}

const isSameAt = (point: Point, name: string, value: Node): boolean => {
  const other = point.get(name)
  return other !== undefined && isSameMeaning(value, other) === true
}

function wholePoints(
  points: readonly Point[],
  { points: wanted, names }: PointKey,
): readonly Miss[] {
  const has = (these: readonly Point[], point: Point) =>
    these.some((other) => isSamePoint(point, other))
  const hits = points.filter((point) => has(wanted, point)).length
  if (hits > 0) return [severalPoints(hits, points.length, wanted.length)]
  const is = (change: (point: Point) => Point) =>
    points.length === wanted.length && points.every((point) => has(wanted, change(point)))
  const found: Miss[] = []
  if (is((point) => swapped(point, names)))
    found.push(miss(`The numbers have changed places: ${names[0]} comes first, then ${names[1]}.`))
  if (points.every((point) => wanted.some((other) => isOppositeIn(point, other))))
    found.push(miss('Look at the signs of your values once more.'))
  if (isMixed(points, wanted, names))
    found.push(miss(`The values are there. Which ${names[1]} belongs to which ${names[0]}?`))
  if (found.length === 0 && points.length === 1 && wanted.length === 1)
    found.push(...oneOfTwo(points[0], wanted[0]))
  return found
}

function severalPoints(hits: number, given: number, wanted: number): Miss {
  if (hits === given)
    return miss('That is one of the solutions. There is more to find: look for the others, too.')
  return miss(
    hits === wanted
      ? 'There are too many. Put each of them back in to check.'
      : 'One of them fits, and another does not. Put each of them back in to check.',
  )
}

/** The values of two letters in each other's place; of more letters nothing is swapped. */
const swapped = (point: Point, [first, second, third]: readonly string[]): Point => {
  const [a, b] = [point.get(first ?? ''), point.get(second ?? '')]
  return a && b && first && second && third === undefined
    ? new Map([
        [first, b],
        [second, a],
      ])
    : point
}

/** The same but for the signs of some of its values. */
const isOppositeIn = (point: Point, other: Point): boolean =>
  [...point].every(
    ([name, value]) => isSameAt(other, name, value) || isSameAt(other, name, build.opposite(value)),
  )

/** All values of each letter are there, in other pairs. */
const isMixed = (points: readonly Point[], wanted: readonly Point[], names: readonly string[]) =>
  wanted.length > 1 &&
  points.length === wanted.length &&
  names.every((name) =>
    wanted.every((point) => {
      const value = point.get(name)
      return value !== undefined && points.some((other) => isSameAt(other, name, value))
    }),
  )

function oneOfTwo(point: Point | undefined, wanted: Point | undefined): readonly Miss[] {
  if (point === undefined || wanted === undefined) return []
  const names = [...point].flatMap(([name, value]) => (isSameAt(wanted, name, value) ? [name] : []))
  const others = [...point.keys()].filter((name) => !names.includes(name))
  return names.length === 0
    ? []
    : [
        miss(
          `${names.join(' and ')} ${names.length > 1 ? 'are' : 'is'} right. Look at ${others.join(' and ')} once more.`,
        ),
      ]
}
