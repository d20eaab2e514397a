import { printTextbook, variablesOf } from '@learngrove/maths/notation'
import { exactValue } from '@learngrove/maths/polynomial'
import type { Check } from '#dialogue/check-line.ts'
import { advanced, continuedFrom, lineLatex, type Work } from '#dialogue/work.ts'
import { findMistake } from '#mistakes/find-mistake.ts'
import { readLiteral } from '#notation/number-literal.ts'
import type { Found } from '#reading/find-maths.ts'
import { problemOf } from '#reading/find-problem.ts'
import { isSameValue } from '#skills/verify.ts'

/** Checks a value or a line of a calculation, a percentage or a derivative. */
export function checkValueLine(work: Work, found: Found): Check {
  if (found.type === 'equation') return { verdict: 'not_yet', line: found.text }
  if (work.start.kind === 'derivative') return checkDerivative(work, found)
  const line = printTextbook(found.node)
  if (line === lineLatex(work) || line === work.solution.start) return { verdict: 'same', line }
  const answer = work.solution.answer.replace('\\%', '')
  if (isSameValue(line, answer)) return following(work, found, line)
  const reached = stepWithValue(work, line)
  if (reached !== undefined) {
    const did = work.solution.steps[reached]?.did
    return { verdict: 'right', line, ...(did && { did }), work: advanced(work, reached + 1) }
  }
  const mistake = findMistake(work.line, found) ?? findMistake(work.start, found)
  return { verdict: 'not_yet', line, ...(mistake && { mistake }) }
}

/** The value is right: it is the answer, or a line on the way that can still be worked out. */
function following(work: Work, found: Extract<Found, { type: 'expression' }>, line: string): Check {
  const literal = readLiteral(found.node)
  const rest = problemOf(found)
  if (literal && !rest)
    return { verdict: 'answer', line, work: advanced(work, work.solution.steps.length) }
  const index = work.solution.steps.findIndex((step, i) => i >= work.at && step.maths === line)
  if (index >= 0) {
    const did = work.solution.steps[index]?.did
    return { verdict: 'right', line, ...(did && { did }), work: advanced(work, index + 1) }
  }
  const next = rest && continuedFrom(work, rest)
  return { verdict: 'right', line, work: next ?? { ...work, help: 0 } }
}

/** A percentage has steps with values of their own: the 125 % of a rise, the 1 %. */
function stepWithValue(work: Work, line: string): number | undefined {
  if (work.line.kind !== 'percentage') return undefined
  const index = work.solution.steps.findIndex((step, i) => {
    const value = step.maths.split('=').at(-1)?.trim() ?? ''
    return i >= work.at && i < work.solution.steps.length - 1 && isSameValue(value, line)
  })
  return index >= 0 ? index : undefined
}

function checkDerivative(work: Work, found: Extract<Found, { type: 'expression' }>): Check {
  const line = printTextbook(found.node)
  if (work.start.kind !== 'derivative') return { verdict: 'not_yet', line }
  if (line === printTextbook(work.start.expression)) return { verdict: 'same', line }
  if (isSameValue(line, work.solution.answer)) {
    return { verdict: 'answer', line, work: advanced(work, work.solution.steps.length) }
  }
  const index = work.solution.steps.findIndex((step, i) => {
    const slope = step.maths.split(' = ').at(-1) ?? ''
    return i >= work.at && i < work.solution.steps.length - 1 && isSameValue(slope, line)
  })
  const did = work.solution.steps[index]?.did
  if (did) return { verdict: 'right', line, did, work: advanced(work, index + 1) }
  const known = variablesOf(found.node).length > 0 || exactValue(found.node) !== undefined
  const mistake = known ? findMistake(work.start, found) : undefined
  return { verdict: 'not_yet', line, ...(mistake && { mistake }) }
}
