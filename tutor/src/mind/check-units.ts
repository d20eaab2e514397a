import { unitLatex } from '#families/measure/units.ts'
import { type Checked, isMissed, read } from '#mind/answers.ts'
import type { Work } from '#mind/current-work.ts'
import { isUnderRoot } from '#mind/on-the-way.ts'
import type { ProblemState } from '#mind/state.ts'
import { quantityIn, unitAlone } from '#mind/typed-units.ts'

/** Checks a unit that is said by itself, once its number was found. */
export function checkUnit(start: ProblemState, { whole }: Work, text: string): Checked | undefined {
  const isRight = start.found.length > 0 ? unitAlone(text, whole) : undefined
  if (isRight === undefined) return undefined
  if (isRight) return { problem: start, verdict: 'right', line: '' }
  return {
    problem: start,
    verdict: 'not_the_answer',
    line: unitLatex(text.trim()).replace('\\,', ''),
    why: `The answer is measured in $${unitLatex(whole.unit ?? '')}$.`,
  }
}

/** A calculation by itself tells nothing of what was measured. */
const isBare = ({ whole }: Work): boolean =>
  whole.start.replace(/\\[a-z]+/g, '').match(/[a-z]/i) === null

const unsureUnit = {
  verdict: 'unknown',
  why: 'The number is the one from before. Which unit belongs to it depends on what it measures.',
} as const

/** A square has not the unit of its side, so that its root is still to be taken. */
function squareOf(work: Work, checked: Checked, line = checked.line): Checked {
  const node = read(checked.line)
  if (!node || !isUnderRoot(work, node)) return checked
  const why =
    'That is a square. The side is the number that gives it when it is multiplied by itself.'
  return { ...checked, verdict: 'not_the_answer', line, why }
}

/** What is said of an answer with its unit: the number may be right and the unit not, or the unit may be another one for the same amount. */
export function withUnit(start: ProblemState, work: Work, text: string, checked: Checked): Checked {
  const { whole } = work
  // A bare sum has no unit: what is said with one may be the answer of something else.
  const isElse = isMissed(checked) && checked.is_line !== true && isBare(work)
  const other = isElse ? quantityIn(text, whole) : undefined
  if (other) return { problem: start, verdict: 'unknown', line: other.line ?? checked.line }
  const isOnTheWay = checked.verdict === 'follows' && checked.is_line !== true
  const quantity = checked.verdict === 'solved' || isOnTheWay ? quantityIn(text, whole) : undefined
  if (!quantity) return checked
  if (isOnTheWay) return quantity.is_other ? checked : squareOf(work, checked, quantity.line)
  const hadNoUnit = whole.unit === undefined && start.is_done && start.unit === undefined
  if (hadNoUnit && isBare(work)) return { ...checked, ...unsureUnit }
  const { line = checked.line, unit, is_other } = quantity
  if (is_other) {
    const why = `The number is right. Here it is measured in $${unitLatex(whole.unit ?? '')}$.`
    return { problem: { ...start, at: checked.problem.at }, verdict: 'not_the_answer', line, why }
  }
  const problem = whole.unit === undefined ? { ...checked.problem, unit } : checked.problem
  const isChanged = start.is_done && whole.unit !== undefined && unit !== whole.unit
  return { ...checked, problem, line, verdict: isChanged ? 'same_value' : 'solved' }
}
