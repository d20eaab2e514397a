import { parseMaths, type ReadOptions } from '@learngrove/maths'
import { type Node, variablesOf } from '@learngrove/maths/notation'
import { isWrittenAlike } from '@learngrove/maths/rewriting'
import { isSameMeaning } from '@learngrove/maths/values'
import { calculationOf } from '#expressions/calculation.ts'
import { isCarried, isRecalculated } from '#expressions/carried-forward.ts'
import { showsLine } from '#expressions/line-match.ts'
import type { Step, Working } from '#expressions/working.ts'
import type { SchemePoint, WorkingKey } from '#expressions/working-key.ts'
import { isSolution } from '#expressions/working-system.ts'
import type { MarkPoint } from '#judgement.ts'
import type { Outcome } from '#outcome.ts'

export type SchemeMarks = {
  readonly mark_points: readonly MarkPoint[]
  /** The sum as a part of all marks of the scheme. */
  readonly share: number
  readonly isComplete: boolean
}

type Point = { readonly key: SchemePoint; readonly lines: readonly Node[] }
/** How a point was earned, and the line that shows it. */
type Earned = { readonly by: 'line' | 'later' | 'carried' | 'answer'; readonly step?: Step }

/** After more lines than this that do not follow, a line that does is one guess of many. */
const MAX_SLIPS = 1

/** Marks that hang on an own earlier slip are a little less sure. */
const CARRIED_CONFIDENCE = 0.9

/**
 * The marks of a scheme for the lines of an answer. `outcome` is what the answer itself comes to.
 * A point of which no line can be read is never given.
 */
export function markScheme(
  key: WorkingKey & { readonly answer: string; readonly variables: readonly string[] },
  { steps, turned }: Working,
  start: Node | undefined,
  outcome: Outcome,
): SchemeMarks {
  const reader: ReadOptions = { variables: key.variables }
  const points = (key.scheme ?? []).map(
    (point): Point => ({
      key: point,
      lines: [point.line, ...(point.or_lines ?? [])].flatMap((line) => {
        const read = parseMaths(line, reader)
        return read.ok ? [read.expression] : []
      }),
    }),
  )
  const isRight = outcome.verdict === 'right'
  const isSound = turned === undefined && steps.every(({ verdict }) => verdict !== 'turned')
  const isBare = isAlone(steps, start)
  if (isRight && isBare) return alone(points, key.answer_alone, steps.at(-1))
  if (isRight && isSound && start !== undefined && key.answer_alone === undefined)
    return sumUp(points, earnAll(points, steps.at(-1)), true)
  const earned = new Map<string, Earned>()
  for (const point of points) earn(point, steps, start, earned)
  imply(points, earned, start)
  for (const point of points) {
    if (earned.has(point.key.code) || point.key.follow_through !== true) continue
    const step = steps.find(
      (each) => isLastResult(each, steps) && carries(each, point, points, steps, turned, start),
    )
    if (step) earned.set(point.key.code, { by: 'carried', step })
  }
  dropUnfounded(points, earned)
  return sumUp(points, earned, isRight)
}

/** Takes away what needs a mark that was not given, and then what needs that. */
function dropUnfounded(points: readonly Point[], earned: Map<string, Earned>): void {
  const isUnfounded = ({ key }: Point) =>
    key.needs !== undefined && earned.has(key.code) && !earned.has(key.needs)
  for (let lost = points.filter(isUnfounded); lost.length > 0; lost = points.filter(isUnfounded))
    for (const { key } of lost) earned.delete(key.code)
}

/** Nothing above the answer but what was given, the answer again, and words. */
function isAlone(steps: readonly Step[], start: Node | undefined): boolean {
  const last = steps.at(-1)
  return steps
    .slice(0, -1)
    .every(
      ({ node }) =>
        (start && isWrittenAlike(node, start)) || (last && isWrittenAlike(node, last.node)),
    )
}

const earnAll = (points: readonly Point[], step: Step | undefined): Map<string, Earned> =>
  new Map(points.map(({ key }) => [key.code, { by: 'answer', ...(step && { step }) }]))

/** The last points first, which are those for the answer, until its marks are given. */
function alone(points: readonly Point[], marks: number | undefined, step: Step | undefined) {
  const earned = earnAll(points, step)
  if (marks === undefined) return sumUp(points, earned, true)
  let left = marks
  for (const { key } of [...points].reverse()) {
    if (key.marks <= left) left -= key.marks
    else earned.delete(key.code)
  }
  return sumUp(points, earned, true)
}

function earn(
  point: Point,
  steps: readonly Step[],
  start: Node | undefined,
  earned: Map<string, Earned>,
): void {
  const shown = steps.filter(
    (step) =>
      // One of several solutions is a result, though the line loses the others.
      (step.verdict !== 'turned' || step.change === 'lost') &&
      slipsBefore(step, steps) <= MAX_SLIPS &&
      point.lines.some((wanted) => showsLine(step.node, wanted, start)),
  )
  const step = shown.find((each) => !isResult(each.node) || isLastResult(each, steps))
  if (step) earned.set(point.key.code, { by: 'line', step })
}

const slipsBefore = (step: Step, steps: readonly Step[]): number =>
  steps.filter((s) => s.index < step.index && s.verdict === 'turned' && s.change !== 'lost').length

/** A line that names a value: of several for the same letter only the last ones count. */
const isResult = (node: Node): boolean => isSolution(node) || variablesOf(node).length === 0

/** One guess after the other earns nothing: a value given up for another one does not count. */
function isLastResult(step: Step, steps: readonly Step[]): boolean {
  if (!isSolution(step.node)) return true
  const names = variablesOf(step.node).join(' ')
  const later = steps.filter(
    ({ index, node, verdict }) =>
      index > step.index &&
      verdict === 'turned' &&
      isSolution(node) &&
      variablesOf(node).join(' ') === names,
  )
  return later.length === 0
}

/** A later line that follows soundly shows the methods and results on the way to it. */
function imply(
  points: readonly Point[],
  earned: Map<string, Earned>,
  start: Node | undefined,
): void {
  const leadsThere = ({ key }: Point): Step | undefined => {
    const { by, step } = earned.get(key.code) ?? {}
    if (key.code.startsWith('B') || by !== 'line' || step?.verdict !== 'follows' || step.isOwn)
      return undefined
    // A calculation is true by itself: it does not show that it came from the start.
    return start !== undefined && calculationOf(step.node) ? undefined : step
  }
  for (const [i, { key }] of points.entries()) {
    if (key.code.startsWith('B') || earned.has(key.code)) continue
    const [later] = points.slice(i + 1).flatMap((point) => leadsThere(point) ?? [])
    if (later) earned.set(key.code, { by: 'later', step: later })
  }
}

function carries(
  step: Step,
  point: Point,
  points: readonly Point[],
  steps: readonly Step[],
  turned: Working['turned'],
  start: Node | undefined,
): boolean {
  if (point.key.from === undefined)
    return (
      turned !== undefined &&
      (start === undefined || isSameMeaning(start, step.node) !== true) &&
      point.lines.some((wanted) => isCarried(step, wanted, steps, turned))
    )
  const source = points.find(({ key }) => key.code === point.key.from)?.lines[0]
  return (
    source !== undefined &&
    point.lines.some((wanted) => isRecalculated(step, wanted, source, steps))
  )
}

/** Full marks are for a right answer only: after a slip at least the last mark is kept back. */
function sumUp(
  points: readonly Point[],
  earned: ReadonlyMap<string, Earned>,
  isRight: boolean,
): SchemeMarks {
  const isAll = points.every(({ key }) => earned.has(key.code))
  const kept = isAll && !isRight ? points.at(-1)?.key.code : undefined
  const mark_points = points.map(({ key }): MarkPoint => {
    const how = key.code === kept ? undefined : earned.get(key.code)
    return {
      code: key.code,
      text: key.text,
      marks: key.marks,
      is_given: how !== undefined,
      ...(how?.step && { shown_by: how.step.text }),
      confidence: how?.by === 'carried' ? CARRIED_CONFIDENCE : 1,
    }
  })
  const all = points.reduce((sum, { key }) => sum + Math.max(0, key.marks), 0)
  const given = mark_points.reduce((sum, p) => sum + (p.is_given ? Math.max(0, p.marks) : 0), 0)
  const share = all > 0 ? given / all : 0
  return { mark_points, share, isComplete: all > 0 && mark_points.every((p) => p.is_given) }
}
