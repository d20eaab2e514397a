import type { ReadOptions } from '@learngrove/maths'
import { isAlike, isStatement, type Node, some } from '@learngrove/maths/notation'
import type { SolutionChange } from '@learngrove/maths/values'
import { isWhole, together } from '#expressions/cases.ts'
import { completeEquation } from '#expressions/complete-equation.ts'
import {
  type Found,
  followLine,
  followSlope,
  openState,
  type State,
  type Turn,
} from '#expressions/follow-line.ts'
import { withImplied, withoutRoundings } from '#expressions/implied.ts'
import type { Operation } from '#expressions/mal-rules/rule.ts'
import { namedNode, type PointKey, pointsIn } from '#expressions/points.ts'
import type { TypedLine } from '#expressions/typed-lines.ts'
import { readLine } from '#expressions/working-lines.ts'
import { isSolution } from '#expressions/working-system.ts'
import type { WorkingLine } from '#judgement.ts'
import { adviseStep } from '#steps/steps.ts'

/** Longer working is not followed line by line. */
export const MAX_LINES = 40

/** One line that could be read. `isOwn`: it stands at or after the first line that did not follow. */
export type Step = {
  readonly index: number
  readonly text: string
  readonly node: Node
  readonly verdict: 'start' | 'follows' | 'turned'
  readonly isOwn: boolean
  readonly change?: SolutionChange
}

export type Working = {
  readonly lines: readonly WorkingLine[]
  readonly steps: readonly Step[]
  /** What the lines are to do with the start. */
  readonly operation?: Operation
  /** The first that does not follow. */
  readonly turned?: Turn
  /** The first line that lets in what does not solve the one before, as squaring does. */
  readonly gained?: number
  /** Whether a calculation goes on with its own results: `6 × 4 = 24 × 3.75 = 90`. */
  readonly isRunOn?: boolean
  /** The solutions, where the last lines name them one by one and they are all. */
  readonly cases?: Node
}

/** A line without what is only rounded in it; a chain of equal sides stays, to be followed as it is. */
function asStep(node: Node, wanted: Node | undefined): Node {
  if (isSolution(node)) return withImplied(node, wanted, '')
  const isChain = node.type === 'all' && !some(node, isApproximate)
  return isChain ? node : withoutRoundings(node, wanted)
}

const isApproximate = (node: Node): boolean => node.type === 'relation' && node.sign === '≈'

type Noted = { readonly text: string; readonly latex: string } & (
  | { readonly node: Node; readonly found: Found; readonly note?: string | undefined }
  | { readonly node?: undefined; readonly isAside: boolean }
)

/** What the lines are held against. */
type Asked = {
  readonly from: Node | undefined
  readonly reader: ReadOptions
  readonly wanted?: Node | undefined
  readonly pointKey?: PointKey | undefined
}

/**
 * Whether each line follows from the one before; `from` stands before the first, and `wanted`
 * tells what is to be done with it. A line that cannot be decided counts as a beginning.
 */
export function followLines(lines: readonly TypedLine[], asked: Asked): Working {
  const state = openState(asked.from, asked.wanted, asked.pointKey)
  const { operation } = state
  const noted = lines.slice(0, MAX_LINES).map(({ text, maths, kind }, index): Noted => {
    const read = kind === 'note' ? undefined : readLine(maths, asked.reader)
    if (!read?.ok) return { text, latex: '', isAside: kind !== 'line' }
    const { latex, lead } = read
    // Of a check only what it says to be equal counts: "RHS = 10" names no value of the letter.
    if (kind === 'check' && !isStatement(read.node)) return { text, latex, isAside: true }
    const exact = asStep(read.node, asked.wanted)
    const node = lead ? read.node : completed(exact, state.before, asked.pointKey)
    const { before } = state
    const found = lead ? followSlope(state, node, lead.by) : followLine(state, node, index)
    const isStep = found.verdict === 'follows' && kind === 'line'
    const note = isStep && before ? noteOf(before, node, index) : undefined
    return { text, latex, node, found, note }
  })
  return { ...summaryOf(noted, state), ...(operation && { operation }) }
}

/** What is said of a step that does not help. To begin with what was given is no step. */
function noteOf(before: Node, node: Node, index: number): string | undefined {
  return index === 0 && isAlike(before, node) ? undefined : adviseStep(before, node)?.text
}

/** A bare value, or a point in brackets, as what it says of its letters. */
function completed(node: Node, before: Node | undefined, key: PointKey | undefined): Node {
  const points = key && !isStatement(node) ? pointsIn(node, key) : undefined
  return points ? namedNode(points) : completeEquation(node, before)
}

function summaryOf(noted: readonly Noted[], state: State): Working {
  const lines: WorkingLine[] = []
  const steps: Step[] = []
  let turned: Turn | undefined
  for (const [index, line] of noted.entries()) {
    const { text, latex } = line
    if (line.node === undefined) {
      lines.push({ text, latex, verdict: line.isAside ? 'start' : 'unread' })
      continue
    }
    const { node, found, note } = line
    const { turn } = found
    const isSettled = state.settled.includes(index)
    const verdict = isSettled ? 'follows' : found.verdict
    if (turn !== undefined && !isSettled) turned ??= { index, ...turn }
    const change = isSettled ? undefined : turn?.change
    lines.push({ text, latex, verdict, ...(note !== undefined && { note }) })
    const isOwn = turned !== undefined
    steps.push({ index, text, node, verdict, isOwn, ...(change && { change }) })
  }
  const { gained, cases, isRunOn } = state
  return {
    lines,
    steps,
    ...(turned && { turned }),
    ...(gained !== undefined && { gained }),
    ...(isRunOn && { isRunOn }),
    ...(cases && isWhole(cases) && { cases: together(cases) }),
  }
}
