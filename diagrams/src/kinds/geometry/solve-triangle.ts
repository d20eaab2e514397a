import { DiagramError } from '#drawing/marks.ts'
import { readNumber } from '#drawing/numbers.ts'
import type { Triangle } from '#types/geometry.ts'

type Corner = 'A' | 'B' | 'C'
type Side = 'AB' | 'BC' | 'CA'
type Known = Partial<Record<Corner | Side, number>>

/** For each corner: the side opposite, and the sides at it with their far corners. */
const corners: readonly { corner: Corner; opposite: Side; sides: readonly [Side, Side] }[] = [
  { corner: 'A', opposite: 'BC', sides: ['AB', 'CA'] },
  { corner: 'B', opposite: 'CA', sides: ['AB', 'BC'] },
  { corner: 'C', opposite: 'AB', sides: ['BC', 'CA'] },
]

const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI

/** All sides and angles of a triangle, from any three of them that fix it. Throws `DiagramError`. */
export function solveTriangle(given: Triangle['given']): Required<Known> {
  const known: Known = {}
  for (const [name, value] of Object.entries(given)) {
    const found = readNumber(value, name)
    if (found <= 0) throw new DiagramError(`${name} is larger than 0`)
    // Takes the names from the type of `given`.
    known[name as Corner | Side] = found
  }
  for (let turn = 0; turn < 4; turn += 1) findMore(known)
  const { A, B, C, AB, BC, CA } = known
  const all = [A, B, C, AB, BC, CA]
  if (A === undefined || B === undefined || C === undefined)
    throw new DiagramError('a triangle needs three facts, a side among them')
  if (AB === undefined || BC === undefined || CA === undefined)
    throw new DiagramError('a triangle needs a side')
  if (all.some((each) => !Number.isFinite(each)) || Math.min(A, B, C) <= 0)
    throw new DiagramError('there is no such triangle')
  const isWhole = Math.abs(A + B + C - 180) < 0.5
  const isStraight = corners.every(({ corner, opposite, sides: [one, other] }) => {
    const side = sideBy(known[one] ?? 0, known[other] ?? 0, known[corner] ?? 0)
    return Math.abs(side - (known[opposite] ?? 0)) < 0.02 * Math.max(AB, BC, CA)
  })
  if (!isWhole || !isStraight) throw new DiagramError('these sides and angles make no triangle')
  return { A, B, C, AB, BC, CA }
}

const sideBy = (a: number, b: number, angle: number) =>
  Math.sqrt(a * a + b * b - 2 * a * b * Math.cos(radians(angle)))

function findMore(known: Known): void {
  for (const { corner, opposite, sides } of corners) {
    const others = corners.filter((each) => each.corner !== corner)
    const angles = others.map((each) => known[each.corner])
    const [one, other] = sides.map((side) => known[side])
    if (known[corner] === undefined && angles[0] !== undefined && angles[1] !== undefined)
      known[corner] = 180 - angles[0] - angles[1]
    const facing = known[opposite]
    const angle = known[corner]
    if (one !== undefined && other !== undefined) {
      if (facing !== undefined && angle === undefined)
        known[corner] = degrees(
          Math.acos((one * one + other * other - facing * facing) / (2 * one * other)),
        )
      if (facing === undefined && angle !== undefined) known[opposite] = sideBy(one, other, angle)
    }
    if (facing === undefined || angle === undefined) continue
    const ratio = facing / Math.sin(radians(angle))
    for (const each of others) {
      const [turn, side] = [known[each.corner], known[each.opposite]]
      if (turn !== undefined && side === undefined)
        known[each.opposite] = ratio * Math.sin(radians(turn))
      if (turn === undefined && side !== undefined)
        known[each.corner] = degrees(Math.asin(Math.min(1.0001, side / ratio)))
    }
  }
}
