import { numeral } from '@learngrove/maths/build'
import { type Node, substitute, variablesOf } from '@learngrove/maths/notation'
import { coefficient, degree, difference, polynomialIn } from '@learngrove/maths/polynomial'
import { isSameMeaning } from '@learngrove/maths/values'
import { type Checked, read } from '#mind/answers.ts'
import type { Work } from '#mind/current-work.ts'
import type { ProblemState } from '#mind/state.ts'

/** The letters of `ax² + bx + c`, the one by itself first. */
const names = ['c', 'b', 'a'] as const
const QUADRATIC = 2

const why =
  'In $ax^2 + bx + c = 0$ each letter stands for the number in its place, together with its sign.'

/** What is said of a, b and c is said of the numbers of a quadratic, and not of its letter: `b² - 4ac = 49`. */
export function checkCoefficients(
  problem: ProblemState,
  { whole }: Work,
  node: Node,
  line: string,
): Checked | undefined {
  if (problem.is_done || node.type !== 'relation' || node.sign !== '=') return undefined
  const letters = variablesOf(node)
  const isOfNames =
    letters.length > 0 && letters.every((each) => names.some((name) => name === each))
  const numbers = isOfNames ? numbersOf(whole.line) : undefined
  if (!numbers) return undefined
  const [left, right] = [node.left, node.right].map((side) =>
    names.reduce((at, name, power) => substitute(at, name, numbers[power] ?? at), side),
  )
  if (!left || !right) return undefined
  return isSameMeaning(left, right) === true
    ? { problem, verdict: 'follows', line }
    : { problem, verdict: 'not_yet', line, why }
}

/** The numbers of a quadratic that comes to zero, the one by itself first. */
function numbersOf(line: string | undefined): readonly Node[] | undefined {
  const begun = line === undefined ? undefined : read(line)
  if (begun?.type !== 'relation') return undefined
  const [letter = '', ...others] = variablesOf(begun)
  if (others.length > 0 || names.some((name) => name === letter)) return undefined
  const [left, right] = [begun.left, begun.right].map((side) => polynomialIn(side, letter))
  const all = left && right && difference(left, right)
  if (!all || degree(all) !== QUADRATIC || degree(right) > 0) return undefined
  return names.map((_, power) => numeral(coefficient(all, power)))
}
