import { isStatement, type Node, some, substitute, variablesOf } from '@learngrove/maths/notation'
import { isSameMeaning } from '@learngrove/maths/values'
import { isAlike, isSame, read, solvedValue } from '#mind/answers.ts'
import type { Work } from '#mind/current-work.ts'
import { isGiven } from '#mind/pieces.ts'

/** `x² + x = x(x + 1)` is true whatever is looked for. */
export const isIdentity = (node: Node): boolean =>
  node.type === 'relation' &&
  node.sign === '=' &&
  variablesOf(node.left).length > 0 &&
  variablesOf(node.right).length > 0 &&
  isSameMeaning(node.left, node.right) === true

/** Another writing of a number that stands in the line: 25 × 2 for the 50 under a root. */
export const isPartOf = (line: Node, node: Node): boolean =>
  (node.type === 'product' || node.type === 'sum' || node.type === 'power') &&
  variablesOf(node).length === 0 &&
  some(line, (part) => part.type === 'number' && isSame(part, node))

/** It is worked out on the way: 36 + 64 in the step $c = √(6² + 8²)$. */
export const isInStep = ({ here }: Work, node: Node): boolean =>
  isPlain(node) &&
  here.steps.some(({ maths }) => isWithin(maths, (part) => isCompound(part) && isEqual(part, node)))

/** One term of a line of the working: $4n$ of $4n - 1$. */
export const isTerm = ({ here }: Work, node: Node): boolean =>
  variablesOf(node).length > 0 &&
  isCompound(node) &&
  here.steps.some(({ maths }) =>
    isWithin(
      maths,
      (part) => part.type === 'sum' && [part.left, part.right].some((each) => isAlike(each, node)),
    ),
  )

/** Its root is taken in a step, so that it is on the way whatever else it may be. */
export const isUnderRoot = ({ here }: Work, node: Node): boolean =>
  isPlain(node) &&
  here.steps.some(({ maths }) =>
    isWithin(
      maths,
      (part) => part.type === 'root' && isCompound(part.of) && isEqual(part.of, node),
    ),
  )

const isPlain = (node: Node): boolean => !isStatement(node) && variablesOf(node).length === 0
const isCompound = ({ type }: Node): boolean =>
  type === 'sum' || type === 'product' || type === 'power' || type === 'quotient'

const isEqual = (part: Node, node: Node): boolean =>
  variablesOf(part).length === 0 && isSame(part, node)

function isWithin(maths: string, is: (part: Node) => boolean): boolean {
  const line = read(maths)
  return line !== undefined && some(line, is)
}

/** It comes to the answer and is not worked out, or not in the form that is wanted. */
export const isUnfinished = ({ whole }: Work, node: Node): boolean =>
  !isStatement(node) &&
  variablesOf(node).length === 0 &&
  [...whole.answers, whole.exact ?? ''].some((answer) => {
    const wanted = read(answer)
    return wanted !== undefined && isSame(solvedValue(wanted) ?? wanted, node)
  })

/** A number that is not given and stands in the next step is on the way. */
export function isOnTheWay({ whole, left }: Work, node: Node): boolean {
  const [next] = left
  if (node.type !== 'number' || !next || isGiven(node, whole)) return false
  const numbers = `${next.text} ${next.maths}`.match(/\d+(?:\.\d+)?/g) ?? []
  return numbers.some((number) => number === node.text)
}

/**
 * Whether an equation holds at the one solution of two equations in two letters, where it follows from both of
 * them together; undefined where something else is looked for.
 */
export function isAtSolution({ whole }: Work, node: Node): boolean | undefined {
  const values = whole.answers.flatMap((answer) => {
    const solved = read(answer)
    const isValue = solved?.type === 'relation' && solved.left.type === 'variable'
    return isValue && solved.left.type === 'variable'
      ? [[solved.left.name, solved.right] as const]
      : []
  })
  const letters = new Set(values.map(([letter]) => letter))
  const isSystem = letters.size > 1 && letters.size === whole.answers.length
  if (!isSystem || node.type !== 'relation' || node.sign !== '=') return undefined
  const [left, right] = [node.left, node.right].map((side) =>
    values.reduce((at, [letter, value]) => substitute(at, letter, value), side),
  )
  return left && right ? isSameMeaning(left, right) : undefined
}
