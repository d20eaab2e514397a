import {
  childrenOf,
  isStatement,
  type Node,
  type RelationNode,
  variablesOf,
} from '@learngrove/maths/notation'
import { isWrittenAlike } from '@learngrove/maths/rewriting'
import {
  divide,
  evaluate,
  isNearZero,
  isSameMeaning,
  isSameValue,
  pointsFor,
  relationsOf,
  statementOf,
  termsOf,
  type Value,
} from '@learngrove/maths/values'
import { isSolution } from '#expressions/working-system.ts'

/** At how many places two brackets are held against each other. */
const PLACES = 4

/**
 * Whether a line shows what a scheme asks for: each side of the same value, with the same brackets
 * and worked out at least as far. What was given never does, however it is set out.
 */
export function showsLine(line: Node, wanted: Node, start: Node | undefined): boolean {
  const given = start === undefined ? [] : partsOf(start)
  const isGiven = (node: Node) => given.some((each) => isWrittenAlike(each, node))
  if (isGiven(line)) return false
  // Where the start itself would pass for the line, only the line as it is written counts.
  if (given.some((each) => meets(each, wanted, []))) return isWrittenAlike(line, wanted)
  return meets(line, wanted, given)
}

/** The line, and where it is a row of equations, each of them. */
const partsOf = (node: Node): readonly Node[] =>
  node.type === 'all' || node.type === 'list' ? [node, ...node.items] : [node]

function meets(line: Node, wanted: Node, given: readonly Node[]): boolean {
  if (!isStatement(wanted)) {
    const sides = isStatement(line) ? showingSides(line, wanted) : [line]
    const known = given.flatMap((each) => (isStatement(each) ? sidesOf(each) : [each]))
    return sides.some(
      (side) => !known.some((each) => isWrittenAlike(each, side)) && meetsSide(side, wanted),
    )
  }
  if (isSolution(wanted) && isSolution(line) && isSameMeaning(line, wanted) === true) return true
  if (wanted.type === 'relation')
    return partsOf(line).some((part) => part.type === 'relation' && meetsRelation(part, wanted))
  if (!('items' in wanted) || !('items' in line) || line.items.length !== wanted.items.length)
    return false
  const isOr = (node: Node) => node.type === 'any'
  if (isOr(wanted) !== isOr(line)) return false
  return wanted.items.every((item) => line.items.some((each) => meets(each, item, given)))
}

/**
 * The sides of a line that can show an expression. A number beside letters (`x^2 = 9`) shows no
 * calculation that comes to it, and a number that is asked for only where it is named (`n = 9`).
 */
function showingSides(line: Node, wanted: Node): readonly Node[] {
  const sides = sidesOf(line)
  const isNumber = (node: Node) => variablesOf(node).length === 0
  if (!isNumber(wanted) || isNumber(line)) return sides
  if (wanted.type === 'number') return isSolution(line) ? sides : []
  return sides.filter((side) => side.type !== 'number')
}

const sidesOf = (node: Node): readonly Node[] => {
  const statement = statementOf(node)
  return statement === undefined
    ? []
    : relationsOf(statement).flatMap(({ left, right }) => [left, right])
}

const TURNED: Readonly<Record<string, string>> = { '<': '>', '>': '<', '≤': '≥', '≥': '≤' }

function meetsRelation(line: RelationNode, wanted: RelationNode): boolean {
  const both = (a: Node, b: Node) => meetsSide(a, wanted.left) && meetsSide(b, wanted.right)
  if (line.sign === wanted.sign && both(line.left, line.right)) return true
  return (TURNED[line.sign] ?? line.sign) === wanted.sign && both(line.right, line.left)
}

/** The sums inside products, fractions, powers and functions: what brackets are for. */
const innerSums = (node: Node, isInside = false): readonly Node[] => [
  ...(isInside && node.type === 'sum' ? [node] : []),
  ...childrenOf(node).flatMap((child) =>
    innerSums(child, node.type !== 'sum' && (isInside || node.type !== 'signed')),
  ),
]

function meetsSide(side: Node, wanted: Node): boolean {
  if (termsOf(side).length > termsOf(wanted).length) return false
  const [has, asks] = [innerSums(side), innerSums(wanted)]
  if (has.length !== asks.length) return false
  if (isSameMeaning(side, wanted) !== true) return false
  return asks.every((sum) => has.some((other) => isMultiple(sum, other)))
}

/** Whether one expression is the other times a number. */
function isMultiple(a: Node, b: Node): boolean {
  const names = [...new Set([...variablesOf(a), ...variablesOf(b)])].sort()
  let factor: Value | undefined
  for (const at of pointsFor(names).slice(0, PLACES)) {
    const [x, y] = [evaluate(a, at), evaluate(b, at)]
    const here = x && y && !isNearZero(y) ? divide(x, y) : undefined
    if (here === undefined) continue
    if (factor !== undefined && !isSameValue(factor, here)) return false
    factor = here
  }
  return factor !== undefined
}
