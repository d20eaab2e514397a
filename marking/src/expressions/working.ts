import type { ReadOptions } from '@learngrove/maths'
import type { Node } from '@learngrove/maths/notation'
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
import type { Operation } from '#expressions/mal-rules/rule.ts'
import { readLine } from '#expressions/working-lines.ts'
import type { WorkingLine } from '#judgement.ts'

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
  /** The solutions, where the last lines name them one by one and they are all. */
  readonly cases?: Node
}

type Noted = { readonly text: string; readonly latex: string } & (
  | { readonly node: Node; readonly found: Found }
  | { readonly node?: undefined }
)

/**
 * Whether each line follows from the one before; `start` stands before the first, and `wanted`
 * tells what is to be done with it. A line that cannot be decided counts as a beginning.
 */
export function followLines(
  texts: readonly string[],
  start: Node | undefined,
  options: ReadOptions,
  wanted?: Node,
): Working {
  const state = openState(start, wanted)
  const { operation } = state
  const noted = texts.slice(0, MAX_LINES).map((text, index): Noted => {
    const read = readLine(text, options)
    if (!read.ok) return { text, latex: '' }
    const { latex, lead } = read
    const node = lead ? read.node : completeEquation(read.node, state.before)
    const found = lead ? followSlope(state, node, lead.by) : followLine(state, node, index)
    return { text, latex, node, found }
  })
  return { ...summaryOf(noted, state), ...(operation && { operation }) }
}

function summaryOf(noted: readonly Noted[], state: State): Working {
  const lines: WorkingLine[] = []
  const steps: Step[] = []
  let turned: Turn | undefined
  for (const [index, line] of noted.entries()) {
    const { text, latex } = line
    if (line.node === undefined) {
      lines.push({ text, latex, verdict: 'unread' })
      continue
    }
    const { node, found } = line
    const { turn } = found
    const isSettled = state.settled.includes(index)
    const verdict = isSettled ? 'follows' : found.verdict
    if (turn !== undefined && !isSettled) turned ??= { index, ...turn }
    const change = isSettled ? undefined : turn?.change
    lines.push({ text, latex, verdict })
    const isOwn = turned !== undefined
    steps.push({ index, text, node, verdict, isOwn, ...(change && { change }) })
  }
  const { gained, cases } = state
  return {
    lines,
    steps,
    ...(turned && { turned }),
    ...(gained !== undefined && { gained }),
    ...(cases && isWhole(cases) && { cases: together(cases) }),
  }
}
