import * as build from '@learngrove/maths/build'
import { isStatement, type Node, substitute, variablesOf } from '@learngrove/maths/notation'
import { toDecimal, toText } from '@learngrove/maths/rational'
import { evaluate, isSameMeaning } from '@learngrove/maths/values'
import { assignmentsOf } from '#expressions/assignments.ts'
import { own } from '#steps/steps.ts'

/** Longer numbers help nobody to see where two sides part. */
const MAX_DIGITS = 6
const MAX_PLACES = 3
/** Numbers that a student would try by hand. */
const TRIED = [2, 3, 5]

/**
 * What comes out where the student puts an answer back into what was given, or tries a number: the two
 * sides that should be the same. Undefined where they are, or where it says nothing that is short.
 */
export function triedValue(from: Node, answer: Node, wanted: Node): string | undefined {
  if (isStatement(from)) return isStatement(answer) ? putBack(from, answer) : undefined
  if (isStatement(answer) || isStatement(wanted) || isSameMeaning(from, wanted) !== true)
    return undefined
  return comparedAt(from, answer)
}

function putBack(from: Node, answer: Node): string | undefined {
  if (from.type !== 'relation' || from.sign !== '=') return undefined
  const [only, ...more] = assignmentsOf(answer) ?? []
  if (only === undefined || more.length > 0 || variablesOf(from).join() !== only.name)
    return undefined
  // Where the letter stands alone already the other side is the answer.
  if (from.left.type === 'variable' || from.right.type === 'variable') return undefined
  for (const value of only.values) {
    const [left, right] = [from.left, from.right].map((side) =>
      shortValue(substitute(side, only.name, value)),
    )
    if (left === undefined || right === undefined) return undefined
    if (left !== right)
      return `Put ${only.name} = ${own(value)} back into ${own(from)} to check: the left side comes to ${left}, and the right side to ${right}.`
  }
  return undefined
}

function comparedAt(from: Node, answer: Node): string | undefined {
  const names = variablesOf(from)
  const [name, ...more] = names
  if (name === undefined || more.length > 0 || variablesOf(answer).join() !== name) return undefined
  for (const number of TRIED) {
    const at = (node: Node) => shortValue(substitute(node, name, build.integer(number)))
    const [given, yours] = [at(from), at(answer)]
    if (given !== undefined && yours !== undefined && given !== yours)
      return `Try ${name} = ${number}: what you started with comes to ${given}, and yours to ${yours}.`
  }
  return undefined
}

/** An exact value of few digits. */
function shortValue(node: Node): string | undefined {
  const value = evaluate(node, new Map())
  const text = value?.exact ? (toDecimal(value, MAX_PLACES) ?? toText(value)) : undefined
  return text !== undefined && text.length <= MAX_DIGITS ? text.replace('-', '−') : undefined
}
