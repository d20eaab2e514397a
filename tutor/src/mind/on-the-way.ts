import { isStatement, type Node, some, substitute, variablesOf } from '@learngrove/maths/notation'
import { isSameMeaning } from '@learngrove/maths/values'
import { isAlike, isOtherLetter, isSame, read, solvedValue } from '#mind/answers.ts'
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
export function isUnfinished({ whole }: Work, node: Node): boolean {
  const value = isOtherLetter(whole, node) ? undefined : solvedValue(node)
  return (
    value !== undefined &&
    !isStatement(value) &&
    variablesOf(value).length === 0 &&
    [...whole.answers, whole.exact ?? ''].some((answer) => {
      const wanted = read(answer)
      return wanted !== undefined && isSame(solvedValue(wanted) ?? wanted, value)
    })
  )
}

const LEAST_IN_FRONT = 1
const FRONT_BELOW = 10

/** A number times a power of ten where standard form is wanted, with the wrong number in front. */
export const isUnstandard = (work: Work, node: Node): boolean =>
  work.whole.goal.endsWith('power of $10$') &&
  node.type === 'product' &&
  node.left.type === 'number' &&
  node.right.type === 'power' &&
  isOutside(Number(node.left.text)) &&
  isUnfinished(work, node)

const isOutside = (front: number) => front < LEAST_IN_FRONT || front >= FRONT_BELOW

/** An equation in a letter of the student's own that the number that is looked for solves: `sin 30° = x/12`. */
export function isSolvedByAnswer({ whole }: Work, node: Node): boolean {
  if (whole.line !== undefined || whole.answers.length !== 1 || node.type !== 'relation')
    return false
  const [letter, ...others] = variablesOf(node)
  const value = read(whole.exact ?? whole.answers[0] ?? '')
  if (letter === undefined || others.length > 0 || node.sign !== '=') return false
  if (value === undefined || isStatement(value) || variablesOf(value).length > 0) return false
  const [left, right] = [node.left, node.right].map((side) => substitute(side, letter, value))
  return left !== undefined && right !== undefined && isSameMeaning(left, right) === true
}

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
