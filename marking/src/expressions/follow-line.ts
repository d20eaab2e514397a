import {
  isStatement,
  mentions,
  type Node,
  type RelationNode,
  variablesOf,
} from '@learngrove/maths/notation'
import {
  holds,
  isSameMeaning,
  relationsOf,
  type SolutionChange,
  solutionChange,
  statementOf,
} from '@learngrove/maths/values'
import { brokenLink, calculationOf } from '#expressions/calculation.ts'
import { type Cases, continued, isWhole, openCases, withCase } from '#expressions/cases.ts'
import { isRowOfValues } from '#expressions/gathered.ts'
import type { Operation } from '#expressions/mal-rules/rule.ts'
import { isNeverTrue } from '#expressions/never-true.ts'
import { isDone, operationOf } from '#expressions/operation.ts'
import type { PointKey } from '#expressions/points.ts'
import { isRunOn } from '#expressions/run-on.ts'
import { isTrueOf, type System, systemOf } from '#expressions/system-places.ts'
import { factsOf, followsFromSystem, isSolution } from '#expressions/working-system.ts'

/** A line that does not follow, with the line that it should follow from, and by what. */
export type Turn = {
  readonly index: number
  readonly from: Node
  readonly to: Node
  readonly operation?: Operation
  readonly change?: SolutionChange
  /** Of a calculation that is not true by itself: the line above, which it may have come from. */
  readonly above?: { readonly from: Node; readonly to: Node }
}

/** What a line is held against while the lines are followed. */
export type State = {
  readonly start: Node | undefined
  readonly wanted: Node | undefined
  /** Neither the same as the start nor its derivative is asked for: any line may begin anew. */
  readonly isFree: boolean
  operation: Operation | undefined
  before: Node | undefined
  /** The function of which the slope is taken, and the slope. */
  curve: Node | undefined
  slope: Node | undefined
  /** What the last calculation with numbers came to. */
  result: Node | undefined
  facts: readonly RelationNode[]
  gained: number | undefined
  cases: Cases | undefined
  /** Lines that lost a solution, until the others came below them. */
  settled: readonly number[]
  /** Where the answer is points that solve what the working starts from. */
  readonly system: System | undefined
  isRunOn: boolean
}

export type Found = {
  readonly verdict: 'start' | 'follows' | 'turned'
  readonly turn?: Omit<Turn, 'index'>
}

/** What the first line is held against. `wanted` tells what is to be done with the start. */
export function openState(
  start: Node | undefined,
  wanted: Node | undefined,
  pointKey?: PointKey,
): State {
  const operation = start && wanted ? operationOf(start, wanted) : undefined
  const isSame = start && wanted ? isSameMeaning(start, wanted) === true : true
  const isRow = start === undefined && wanted !== undefined && isRowOfValues(wanted)
  return {
    start,
    wanted,
    isFree: isRow || (!isSame && operation === undefined && !isSystem(start)),
    operation,
    before: start,
    curve: start && curveOf(start),
    slope: undefined,
    result: undefined,
    facts: start ? factsOf(start) : [],
    gained: undefined,
    cases: undefined,
    settled: [],
    system: pointKey && systemOf(pointKey, start),
    isRunOn: false,
  }
}

const FOLLOWS: Found = { verdict: 'follows' }
const START: Found = { verdict: 'start' }

/** `dy/dx = …`: the slope of the function above, or the slope above written in another way. */
export function followSlope(state: State, node: Node, by: string | undefined): Found {
  const { slope, curve } = state
  state.slope = node
  state.before = node
  if (slope !== undefined) return isSameMeaning(slope, node) === true ? FOLLOWS : turn(slope, node)
  // By another letter than the function's it is not known what it should be.
  if (curve === undefined || (by !== undefined && !mentions(curve, by))) return START
  if (isDone('derivative', curve, node)) {
    if (state.operation === 'derivative') state.operation = undefined
    return FOLLOWS
  }
  return { verdict: 'turned', turn: { from: curve, to: node, operation: 'derivative' } }
}

export function followLine(state: State, node: Node, index: number): Found {
  const calculation = calculationOf(node)
  if (calculation !== undefined) return followCalculation(state, node, calculation)
  const { before } = state
  if (before !== undefined && isOfNumbers(node))
    return holds(statementOf(node) ?? NOTHING, new Map()) ? FOLLOWS : turn(before, node)
  if (before !== undefined && isExclusion(node) && !isExclusion(before)) return START
  const found = before === undefined ? begun(state, node, index) : held(state, before, node, index)
  state.before = node
  state.curve = curveOf(node) ?? state.curve
  state.facts = [...state.facts, ...factsOf(node)]
  return found
}

/** The first line. Where it names one of several solutions, others may stand below it. */
function begun(state: State, node: Node, index: number): Found {
  const { wanted } = state
  if (wanted !== undefined && isSolution(node) && solutionChange(wanted, node) === 'lost')
    state.cases = openCases(wanted, index, node)
  return START
}

function held(state: State, before: Node, node: Node, index: number): Found {
  const { start, operation, slope, result } = state
  const inCases = followCases(state, node, index)
  if (inCases !== undefined) return inCases
  const verdict = isSameMeaning(before, node)
  if (verdict === true) return FOLLOWS
  if (operation !== undefined && isDone(operation, before, node)) {
    state.operation = undefined
    return FOLLOWS
  }
  if (continues(before, node)) return FOLLOWS
  const isAgain = (other: Node | undefined) =>
    other !== undefined && isSameMeaning(other, node) === true
  // Back at the start, or at what a calculation came to: that follows, whatever stood between.
  if (isAgain(start) || isAgain(result)) return FOLLOWS
  if (slope !== undefined && node.type === 'relation' && isSameMeaning(slope, node.left) === true)
    return FOLLOWS
  if (followsFromSystem(state.facts, node)) return FOLLOWS
  const atPlaces = heldAtPlaces(state, before, node)
  if (atPlaces !== undefined) return atPlaces
  if (verdict === undefined || state.isFree) return START
  const change = solutionChange(before, node)
  if (change === 'gained' && !isSolution(node)) {
    state.gained ??= index
    return FOLLOWS
  }
  if (change === 'lost') state.cases = openCases(before, index, node)
  const how = { ...(operation && { operation }), ...(change && { change }) }
  return { verdict: 'turned', turn: { from: before, to: node, ...how } }
}

/** A line that takes up one of several solutions, where a line above took up another. */
function followCases(state: State, node: Node, index: number): Found | undefined {
  const { cases } = state
  if (cases === undefined) return undefined
  const same = continued(cases, node)
  if (same !== undefined) {
    state.cases = same
    return FOLLOWS
  }
  if (isSameMeaning(cases.base, node) === true) return FOLLOWS
  if (solutionChange(cases.base, node) !== 'lost') {
    // Something else stands below: the solutions above are no longer what it ends with.
    state.cases = undefined
    return undefined
  }
  state.cases = withCase(cases, index, node)
  if (isWhole(state.cases)) {
    state.settled = [...state.settled, ...state.cases.items.map((item) => item.index)]
    return FOLLOWS
  }
  return { verdict: 'turned', turn: { from: cases.base, to: node, change: 'lost' } }
}

/** `2·4 - 1 > 5`: a comparison of numbers is true or not by itself. */
const isOfNumbers = (node: Node): boolean => isStatement(node) && variablesOf(node).length === 0

const NOTHING = { type: 'any', items: [] } as const

/** `x ≠ 2`: what is ruled out takes nothing away from the line before it. */
const isExclusion = (node: Node): boolean => node.type === 'relation' && node.sign === '≠'

/** A line of a system that holds at the points that solve it; undefined where that tells nothing. */
function heldAtPlaces({ system, start }: State, before: Node, node: Node): Found | undefined {
  if (system === undefined) return undefined
  if (start !== undefined) return isTrueOf(system, node) ? FOLLOWS : undefined
  // Without a start it cannot be told what a line comes from.
  return isTrueOf(system, node) || isOfOthers(before, node) ? START : undefined
}

/** Whether two lines have no letter in common: neither follows from the other. */
const isOfOthers = (before: Node, node: Node): boolean =>
  !variablesOf(node).some((name) => mentions(before, name))

const turn = (from: Node, to: Node): Found => ({ verdict: 'turned', turn: { from, to } })

/** A calculation is true or not by itself, and what stands above it stays in force. */
function followCalculation(state: State, node: Node, links: readonly RelationNode[]): Found {
  const broken = brokenLink(links)
  const last = links[links.length - 1]?.right
  const { before } = state
  state.result = last
  if (before === undefined) state.before = last ?? node
  if (broken !== undefined && isRunOn(links)) state.isRunOn = true
  else if (broken !== undefined)
    return before !== undefined && links.length === 1 && isNeverTrue(before)
      ? FOLLOWS
      : brokenTurn(broken, before, node)
  return before === undefined ? START : FOLLOWS
}

/** It may be a slip of its own, or a letter of the equation above was left out. */
function brokenTurn(broken: RelationNode, before: Node | undefined, node: Node): Found {
  // A result may stand before its calculation: `36 = -6 × 6`.
  const isTurned = broken.left.type === 'number' && broken.right.type !== 'number'
  const [from, to] = isTurned ? [broken.right, broken.left] : [broken.left, broken.right]
  const isBelowEquation = before?.type === 'relation' && variablesOf(before).length > 0
  const above = isBelowEquation && { above: { from: before, to: node } }
  return { verdict: 'turned', turn: { from, to, ...above } }
}

/** Below an expression a chain of equal sides goes on with it: `2(x+3)`, then `= 2x+6 = 6+2x`. */
function continues(before: Node, node: Node): boolean {
  const statement = isStatement(before) ? undefined : statementOf(node)
  if (statement === undefined || statement.type === 'any') return false
  return relationsOf(statement).every(
    ({ sign, left, right }) =>
      sign === '=' && isSameMeaning(before, left) === true && isSameMeaning(before, right) === true,
  )
}

/** The function of `y = x^2`, or a bare one. */
function curveOf(node: Node): Node | undefined {
  if (!isStatement(node)) return node
  const isNamed = node.type === 'relation' && node.sign === '=' && node.left.type === 'variable'
  return isNamed && node.type === 'relation' && variablesOf(node.right).length > 0
    ? node.right
    : undefined
}

const isSystem = (start: Node | undefined): boolean =>
  start !== undefined && factsOf(start).length > 1
