import { parseMaths } from '@learngrove/maths'
import { isStatement, type Node, variablesOf } from '@learngrove/maths/notation'
import { writtenKey } from '@learngrove/maths/rewriting'
import { isSameMeaning } from '@learngrove/maths/values'
import { isRounding } from '#families/measure/rounding.ts'
import type { Work } from '#mind/current-work.ts'
import type { CheckVerdict } from '#mind/move.ts'
import type { ProblemState } from '#mind/state.ts'
import { isLowest, readLiteral } from '#notation/number-literal.ts'

/** What a message of lines and answers comes to: the problem after it, and what is said of its last line. */
export type Checked = {
  readonly problem: ProblemState
  readonly verdict: CheckVerdict
  /** The line that is spoken of, as LaTeX. */
  readonly line: string
  readonly why?: string
  /** It is a line or a statement, which holds or does not. */
  readonly is_line?: boolean
}

export const isMissed = ({ verdict }: Checked): boolean =>
  verdict === 'not_yet' || verdict === 'not_the_answer'

type Answered = { readonly problem: ProblemState; readonly verdict: CheckVerdict }

/** `c = 13` says more than that a calculation comes to 13. */
export function isOtherLetter({ line, answers }: Work['whole'], node: Node): boolean {
  const begun = line === undefined ? undefined : read(line)
  const isCalculation = begun !== undefined && variablesOf(begun).length === 0
  return (
    node.type === 'relation' &&
    isCalculation &&
    !isStatement(begun) &&
    !answers.some((answer) => answer.includes('='))
  )
}

/** Whether a piece is one of the answers, or all of them. */
export function answersIn(
  problem: ProblemState,
  { whole }: Work,
  node: Node,
): Answered | undefined {
  const value = solvedValue(node)
  if (value === undefined || isOtherLetter(whole, node)) return undefined
  const place = whole.answers.findIndex((answer) => {
    const wanted = read(answer)
    return (
      wanted !== undefined &&
      isAnswer(solvedValue(wanted) ?? wanted, value) &&
      isLowered(whole, value)
    )
  })
  const isRounded =
    place < 0 &&
    whole.exact !== undefined &&
    value.type === 'number' &&
    isRounding(value.text, whole.exact)
  if (isRounded) return { problem: { ...problem, found: [0], is_done: true }, verdict: 'solved' }
  if (place < 0) return undefined
  if (problem.is_done && keyOf(value) !== keyOf(solvedValueOf(whole.answers[place]) ?? value))
    return { problem, verdict: 'same_value' }
  const found = [...new Set([...problem.found, place])]
  const is_done = found.length === whole.answers.length
  return {
    problem: { ...problem, found, is_done, help: 0 },
    verdict: is_done ? 'solved' : 'one_of',
  }
}

/**
 * Whether a value is the answer, finished: a number of the same value with nothing left to work out, or a
 * formula that is written like it, since "expand" and "factorise" ask for a form.
 */
function isAnswer(wanted: Node, value: Node): boolean {
  if (keyOf(wanted) === keyOf(value)) return true
  const isNumber = variablesOf(value).length === 0 && !('items' in value)
  const isDivision = wanted.type === 'number' && value.type === 'quotient'
  const isStill =
    (isDivision && !wanted.text.includes('.')) ||
    value.type === 'sum' ||
    value.type === 'product' ||
    value.type === 'power'
  if (!isNumber || (isStill && wanted.type !== value.type)) return false
  const isAsWanted = !isStill || wanted.type === 'sum' || isSameFactors(wanted, value)
  return isAsWanted && isSame(wanted, value)
}

/** Where a fraction is to be simplified, only its lowest form is the answer. */
function isLowered({ line }: Work['whole'], value: Node): boolean {
  const begun = line === undefined ? undefined : read(line)
  const isTask = begun?.type === 'quotient' && readLiteral(begun) !== undefined
  const literal = isTask ? readLiteral(value) : undefined
  return literal === undefined || isLowest(literal)
}

/** The same factors in any order: 45 × 10³ is not in standard form, and 6 × 10 is no product of primes. */
function isSameFactors(a: Node, b: Node): boolean {
  const [these, those] = [a, b].map((node) => factorsOf(node).toSorted().join(' '))
  return these === those
}

const MOST_FACTORS = 20

function factorsOf(node: Node): string[] {
  if (node.type === 'product') return [...factorsOf(node.left), ...factorsOf(node.right)]
  const times =
    node.type === 'power' && node.exponent.type === 'number' ? Number(node.exponent.text) : 0
  const isRow = node.type === 'power' && Number.isInteger(times) && times > 0
  return isRow && times <= MOST_FACTORS
    ? Array.from({ length: times }, () => keyOf(node.base))
    : [keyOf(node)]
}

const solvedValueOf = (text = ''): Node | undefined => {
  const node = read(text)
  return node && solvedValue(node)
}

/** The value that a piece says: the right side of `x = 3`, or a finished expression. */
export function solvedValue(node: Node): Node | undefined {
  if (node.type !== 'relation') return node
  if (node.sign !== '=') return node
  if (node.left.type === 'variable' && variablesOf(node.right).length === 0) return node.right
  if (node.right.type === 'variable' && variablesOf(node.left).length === 0) return node.left
  return node
}

export const keyOf = (node: Node): string => writtenKey(node, 'form')

/** The usual wrong way that leads to a value; it is astray where it is no step of a right way either. */
export function slipOf(
  { whole }: Work,
  node: Node,
): { readonly why: string; readonly is_astray?: true } | undefined {
  const value = solvedValue(node)
  const slip = (whole.slips ?? []).find((each) => {
    const wanted = read(each.value)
    return (
      value !== undefined && wanted !== undefined && isSame(solvedValue(wanted) ?? wanted, value)
    )
  })
  return slip && { why: slip.why, ...(slip.is_astray && { is_astray: true }) }
}

export const isSame = (a: Node, b: Node): boolean =>
  isStatement(a) === isStatement(b) && isSameMeaning(a, b) === true

export function read(text: string): Node | undefined {
  const parsed = parseMaths(text)
  return parsed.ok ? parsed.expression : undefined
}

/** The step of the working whose line, or one side of it, is written like this. */
export function stepReached({ here }: Work, node: Node): number | undefined {
  const key = keyOf(node)
  const place = here.steps.findLastIndex(({ maths }) => {
    const own = read(maths)
    if (own === undefined) return false
    const sides = own.type === 'relation' && !isStatement(node) ? [own.left, own.right] : [own]
    return sides.some((side) => keyOf(side) === key)
  })
  return place < 0 ? undefined : place + 1
}

export const isAlike = (a: Node, b: Node): boolean => keyOf(a) === keyOf(b)
