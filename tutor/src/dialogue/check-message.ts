import { type Check, checkEquationLine, checkRoots, namesRoots } from '#dialogue/check-line.ts'
import { checkValueLine } from '#dialogue/check-value.ts'
import type { Work } from '#dialogue/work.ts'
import type { Found } from '#reading/find-maths.ts'
import type { EquationProblem } from '#skills/problem.ts'

/** What was found, and the work as far as the lines before it have brought it. */
export type Checked = { readonly check: Check; readonly reached: Work }

/**
 * Checks the lines of a message one after another, each against the one before, and stops at
 * the first that does not follow. Nothing when there is no line.
 */
export function checkMessage(work: Work, found: readonly Found[]): Checked | undefined {
  let current = work
  let check: Check | undefined
  const rows = grouped(current, found)
  for (const row of rows) {
    const next = checkRow(current, row)
    // A problem that is written out again before its working is no answer to it.
    if (next.verdict === 'same' && rows.length > 1) continue
    check = next
    if (check.verdict !== 'right' && check.verdict !== 'answer') break
    current = check.work
  }
  const last = check ?? (rows[0] && checkRow(current, rows[0]))
  return last && { check: last, reached: current }
}

/** Neighbouring roots of an equation belong together: `x = 2`, `x = 3`. */
function grouped(work: Work, found: readonly Found[]): Found[][] {
  const rows: Found[][] = []
  for (const piece of found) {
    const last = rows.at(-1)
    const joins = work.start.kind === 'quadratic' && namesRoots([piece])
    if (joins && last && namesRoots(last)) last.push(piece)
    else rows.push([piece])
  }
  return rows
}

function checkRow(work: Work, row: readonly Found[]): Check {
  const [first] = row
  const problem = equationOf(work)
  if (!first) return { verdict: 'same', line: '' }
  if (!problem) return checkValueLine(work, first)
  return row.length > 1 || (problem.kind === 'quadratic' && namesRoots(row))
    ? checkRoots(work, problem, row)
    : checkEquationLine(work, problem, first)
}

function equationOf(work: Work): EquationProblem | undefined {
  return work.line.kind === 'linear' || work.line.kind === 'quadratic' ? work.line : undefined
}
