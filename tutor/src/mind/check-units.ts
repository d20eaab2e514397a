import { unitLatex } from '#families/measure/units.ts'
import type { Checked } from '#mind/answers.ts'
import type { Work } from '#mind/current-work.ts'
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

/** What is said of an answer with its unit: the number may be right and the unit not, or the unit may be another one for the same amount. */
export function withUnit(
  start: ProblemState,
  { whole }: Work,
  text: string,
  checked: Checked,
): Checked {
  const quantity = checked.verdict === 'solved' ? quantityIn(text, whole) : undefined
  if (!quantity) return checked
  const { line = checked.line, unit, is_other } = quantity
  if (is_other) {
    const why = `The number is right. Here it is measured in $${unitLatex(whole.unit ?? '')}$.`
    return { problem: { ...start, at: checked.problem.at }, verdict: 'not_the_answer', line, why }
  }
  const problem = whole.unit === undefined ? { ...checked.problem, unit } : checked.problem
  const isChanged = start.is_done && whole.unit !== undefined && unit !== whole.unit
  return { ...checked, problem, line, verdict: isChanged ? 'same_value' : 'solved' }
}
