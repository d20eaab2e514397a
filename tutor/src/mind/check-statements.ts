import { numeral } from '@learngrove/maths/build'
import { type Node, printLatex, some } from '@learngrove/maths/notation'
import { isSameMeaning } from '@learngrove/maths/values'
import { answersIn, type Checked, read, slipOf, stepReached } from '#mind/answers.ts'
import type { Work } from '#mind/current-work.ts'
import { isInStep, isUnderRoot } from '#mind/on-the-way.ts'
import type { Claim } from '#mind/percent-claims.ts'
import { isGiven } from '#mind/pieces.ts'
import type { ProblemState } from '#mind/state.ts'
import type { Statement } from '#mind/statements.ts'
import { arithmeticSlips } from '#mistakes/arithmetic.ts'
import { columnSlip } from '#mistakes/columns.ts'

/** A percentage on the way that is right, or not; it may be the answer. */
export function checkClaim(problem: ProblemState, work: Work, claim: Claim): Checked {
  const line = `\\text{${claim.line}}`
  if (!claim.is_true) return { problem, verdict: 'not_the_answer', line, is_line: true }
  const value = read(claim.value)
  const answered = value && answersIn(problem, work, value)
  return { problem, verdict: problem.is_done ? 'right' : 'follows', line, ...answered }
}

/** What is said of numbers is true or not by itself; where it is true it may be a step or the answer. */
export function checkStatement(problem: ProblemState, work: Work, said: Statement): Checked {
  const { left, right, line, is_true, is_answer } = said
  if (!is_true)
    return { problem, verdict: 'not_the_answer', line, why: whyNot(work, said), is_line: true }
  const answered = answersIn(problem, work, right) ?? answersIn(problem, work, left)
  if (answered) return { ...answered, line: printLatex(right) }
  if (problem.is_done) return { problem, verdict: 'right', line }
  const at = stepReached(work, right) ?? stepReached(work, left)
  const isForward = at !== undefined && at > problem.at
  if (isForward) return { problem: { ...problem, at, help: 0 }, verdict: 'follows', line }
  if (!is_answer && (isUnderRoot(work, left) || isInStep(work, left)))
    return { problem, verdict: 'follows', line }
  const slip = slipOf(work, right)
  const isOther = is_answer || slip?.is_astray === true || !isOfGiven(left, work)
  if (slip && isOther) return { problem, verdict: 'not_the_answer', line, ...slip }
  if (isBesideFormula(work, left)) return { problem, verdict: 'unknown', line, why: ruleOf(work) }
  return { problem, verdict: is_answer ? 'unknown' : 'follows', line }
}

/** Numbers of the problem that are put together without the square of its formula: it holds, and helps nothing. */
const isBesideFormula = ({ whole }: Work, left: Node): boolean =>
  whole.line === undefined &&
  whole.unit !== undefined &&
  /=.*\^/.test(whole.steps[0]?.maths ?? '') &&
  !some(left, (part) => part.type === 'number' && !isStated(part.text, whole))

const isStated = (number: string, { start }: Work['whole']): boolean =>
  start.match(/\d+(?:\.\d+)?/g)?.some((each) => each === number) === true

const ruleOf = ({ whole }: Work): string =>
  `The sum itself is worked out well. The formula may put the numbers together in another way. ${whole.steps[0]?.why ?? ''}`

/** A calculation with numbers of the problem may be the way to it, even where its value is a usual wrong answer. */
const isOfGiven = (node: Node, work: Work): boolean =>
  !some(node, (part) => part.type === 'number' && !isGiven(part, work.whole))

/** The usual slip that leads to the value, else the calculation once more. */
export function whyNot(work: Work | undefined, { left, right }: Statement): string {
  const own = work && slipOf(work, right)
  const slip = arithmeticSlips(left).find(
    ({ value }) => isSameMeaning(numeral(value), right) === true,
  )
  return (
    own?.why ?? columnSlip(left, right) ?? slip?.why ?? `Work out $${printLatex(left)}$ once more.`
  )
}
